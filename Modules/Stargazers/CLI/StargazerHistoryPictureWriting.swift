import CoreCLI
import CoreDomain
import StargazersDomain

extension CommandContext {
  /// Draws the star history of a repository to a file through a screen. The file appears at its
  /// path only when it is complete.
  ///
  /// - Returns: An output that contains only notices and the status.
  func drawStarHistory(
    of repository: String, to path: String, on screens: any StargazersScreens
  ) async -> CommandOutput {
    await replacing(path) { file throws(FileFailure) in
      let picture = await screens.picture(navigator: navigator)
        .outcome(of: .draw(repository: repository), telling: spinner, view: \.result)
      switch picture {
      case .success(let picture):
        try await file.write(Array(picture.svg.utf8))
        return CommandOutput(
          notices: notices.lines(of: picture.history.origin) + ["Wrote the chart to \(path)."])
      case .failure(let failure): return notices.commandOutput(of: failure)
      case nil: return .unanswered
      }
    }
  }
}

extension StarHistoryPictureState {
  /// The picture, or the failure; `nil` for an intermediate state.
  fileprivate var result: Result<StarHistoryPicture, StargazerFailure>? {
    switch self {
    case .idle, .preparing, .loading: nil
    case .success(let picture): .success(picture)
    case .failure(let failure): .failure(failure)
    }
  }
}
