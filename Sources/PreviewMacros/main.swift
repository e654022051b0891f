// The compiler starts this program where a file has a `#Preview`, and asks what stands there instead.
import PreviewPlugin

answerCompiler()
