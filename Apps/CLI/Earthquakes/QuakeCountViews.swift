import Composition
import CoreDomain
import EarthquakesDomain

// The views of the feature. Each turns a state into output; intermediate states print nothing.

/// The count, with the text of its dialog, or a JSON object.
struct QuakeCountView: Sendable {
  let display: Display
  let json: Bool

  @Sendable func printout(of state: QuakeCountState) -> Printout? {
    switch state {
    case .idle, .counting: nil
    case .success(let answer): printout(of: answer)
    case .failure(let failure): Printout(failure: failure)
    }
  }

  private func printout(of answer: QuakeCount) -> Printout {
    let notices = QuakeOriginNotices.lines(of: answer)
    if json { return Printout(json: QuakeCountRecord(answer), notices: notices) }
    let dialog = Dialog(answer)
    return Printout(
      "\(display.headline(dialog.title))\n\(display.text(dialog.message))\n", notices: notices)
  }
}

/// The text of the progress line.
enum QuakeWaiting {
  @Sendable static func text(of state: QuakeCountState) -> String? {
    switch state {
    case .counting: "Counting…"
    case .idle, .success, .failure: nil
    }
  }

  @Sendable static func text(of state: QuakeListState) -> String? {
    switch state {
    case .preparing: asking
    case .loading(let progress): text(of: progress)
    case .idle, .success, .failure: nil
    }
  }

  @Sendable static func text(of state: QuakeDetailState) -> String? {
    switch state {
    case .preparing: asking
    case .idle, .success, .failure: nil
    }
  }

  @Sendable static func text(of state: QuakePictureState) -> String? {
    switch state {
    case .preparing: asking
    case .loading(let progress): text(of: progress)
    case .idle, .success, .failure: nil
    }
  }

  private static let asking = "Asking the service…"

  private static func text(of progress: QuakeProgress) -> String {
    "Loading: \(progress.done) of \(progress.total) …"
  }
}
