import Foundation

/// Answers the compiler, which asks what stands in place of each `#Preview`, and beside each `@Entry` and `@Animatable`, until it has no more to ask.
public func answerCompiler() {
  let stream = MessageStream(input: .standardInput, output: .standardOutput)
  while let message = stream.read() {
    stream.write(CompilerAnswer(to: message))
  }
}
