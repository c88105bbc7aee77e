import Composition
import CoreDomain
import StargazersDomain

extension CommandContext {
  /// Draws the star history of a repository to a file through a screen. The file appears at its
  /// path only when it is complete.
  ///
  /// - Returns: Only notices and the status.
  func drawStarHistory(
    of repository: String, to path: String, on screens: any StargazersScreens
  ) async -> Printout {
    let screen = screens.picture(navigator: navigator)
    let view = StargazerHistoryPictureView(notices: StargazerOriginNotices(in: self), path: path)
    do throws(FileFailure) {
      let replacement = try await files.replacement(of: path)
      let printout = await ScreenBinding(
        view: view.printout, progress: StargazerWaiting.text, stays: StargazerWaiting.isPause
      ).printout(of: await screen.states(), telling: spinner) {
        await screen.draw(repository, to: replacement)
      }
      if printout.status == .success { try await replacement.commit() }
      return printout
    } catch {
      return .failure(error.description, error.status)
    }
  }
}

/// The result of drawing a history to a file.
struct StargazerHistoryPictureView: Sendable {
  let notices: StargazerOriginNotices
  let path: String

  @Sendable func printout(of state: StarHistoryPictureState) -> Printout? {
    switch state {
    case .idle, .preparing, .loading: nil
    case .success(let picture):
      Printout(
        notices: notices.lines(of: picture.history.origin) + ["Wrote the chart to \(path)."])
    case .failure(let failure): notices.printout(of: failure)
    }
  }
}
