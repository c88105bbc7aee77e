import CoreCLI
import CoreDomain
import EarthquakesDomain

extension CommandContext {
  /// Draws earthquakes to a file through a screen. The file appears at its path only when it is
  /// complete.
  ///
  /// - Returns: An output that contains only notices and the status.
  func draw(
    _ kind: QuakePictureKind, of form: QuakeForm, to path: String,
    on screens: any EarthquakesScreens
  ) async -> CommandOutput {
    await replacing(path) { file throws(FileFailure) in
      let picture = await screens.picture(navigator: navigator)
        .outcome(of: .draw(kind, of: form), telling: spinner, view: \.result)
      switch picture {
      case .success(let picture):
        try await file.write(Array(picture.svg.utf8))
        return CommandOutput(
          notices: notices.lines(of: picture.origin)
            + ["Wrote the \(kind.rawValue) to \(path)."])
      case .failure(let failure): return notices.commandOutput(of: failure)
      case nil: return .unanswered
      }
    }
  }
}

extension QuakePictureState {
  /// The picture, or the reason why it could not be drawn; `nil` for an intermediate state.
  fileprivate var result: Result<QuakePicture, QuakeFailure>? {
    switch self {
    case .idle, .preparing, .loading: nil
    case .success(let picture): .success(picture)
    case .failure(let failure): .failure(failure)
    }
  }
}
