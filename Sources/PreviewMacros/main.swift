// The compiler starts this program where a file has a `#Preview`, and asks what stands there instead.
import Foundation

let stream = MessageStream(input: .standardInput, output: .standardOutput)
while let message = stream.read() {
  stream.write(CompilerAnswer(to: message))
}
