import CoreDemo
import CoreInfrastructure
import Glibc

extension DemoUpstream {
  /// Serves until the standard input is closed, and returns the exit status.
  static func serve(_ contents: DemoContents) async -> Int32 {
    do throws(DemoUpstreamFailure) {
      let upstream = try await start(contents, clock: SystemWallClock())
      print(upstream.authority)
      fflush(nil)
      _ = getchar()
      await upstream.stop()
      return 0
    } catch {
      print(error)
      return 1
    }
  }
}
