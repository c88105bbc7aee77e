import Composition
import CoreDomain
import EarthquakesDomain

extension CommandContext {
  /// Draws earthquakes to a file through a screen. The file appears at its path only when it is
  /// complete.
  ///
  /// - Returns: Only notices and the status.
  func draw(
    _ kind: QuakePictureKind, of form: QuakeForm, to path: String,
    on screens: any EarthquakesScreens
  ) async -> Printout {
    let screen = screens.picture(navigator: navigator)
    let view = QuakePictureView(kind: kind, path: path)
    do throws(FileFailure) {
      let replacement = try await files.replacement(of: path)
      let printout = await ScreenBinding(view: view.printout, progress: QuakeWaiting.text)
        .printout(of: await screen.states(), telling: spinner) {
          await screen.draw(kind, of: form, to: replacement)
        }
      if printout.status == .success { try await replacement.commit() }
      return printout
    } catch {
      return .failure(error.description, error.status)
    }
  }
}

/// The result of drawing a picture to a file.
struct QuakePictureView: Sendable {
  let kind: QuakePictureKind
  let path: String

  @Sendable func printout(of state: QuakePictureState) -> Printout? {
    switch state {
    case .idle, .preparing, .loading: nil
    case .success(let picture):
      Printout(
        notices: QuakeOriginNotices.lines(of: picture.origin) + ["Wrote \(name) to \(path)."])
    case .failure(let failure): Printout(failure: failure)
    }
  }

  private var name: String {
    switch kind {
    case .map: "the map"
    case .histogram: "the histogram"
    }
  }
}
