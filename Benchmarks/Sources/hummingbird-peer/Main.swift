import Dispatch
import Foundation
import Glibc
import Hummingbird
import Logging

/// The simplest server on the framework of `seams-server`: one route that always sends the same
/// bytes.
///
/// The first argument names the file with the bytes. The port goes to standard output; the program
/// ends when its standard input is closed.
@main
struct Main {
  static func main() async throws {
    let file = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "")
    let body = ByteBuffer(bytes: try Data(contentsOf: file))
    let router = Router()
    router.get("/bookmarks") { _, _ in
      Response(
        status: .ok, headers: [.contentType: "application/json; charset=utf-8"],
        body: ResponseBody(byteBuffer: body))
    }
    var logger = Logger(label: "hummingbird-peer")
    logger.logLevel = .critical
    let application = Application(
      router: router,
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in
        // Does not use stdio, which would wait for the thread that reads standard input.
        let line = Array("\(channel.localAddress?.port ?? 0)\n".utf8)
        _ = unsafe write(STDOUT_FILENO, line, line.count)
      }, logger: logger)
    let serving = Task { try await application.run() }
    await endOfInput()
    serving.cancel()
    _ = await serving.result
  }

  /// Waits on a separate thread, so that no thread of the server is blocked.
  private static func endOfInput() async {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "end of input").async {
        while getchar() != EOF {}
        continuation.resume()
      }
    }
  }
}
