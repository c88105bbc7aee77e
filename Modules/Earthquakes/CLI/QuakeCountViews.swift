import CoreCLI
import CoreDomain
import EarthquakesDomain

/// The count, as a sentence or as a JSON object.
struct QuakeCountView: Sendable {
  let context: CommandContext
  var json = false

  @Sendable func commandOutput(of state: QuakeCountState) -> CommandOutput? {
    switch state {
    case .idle, .counting: nil
    case .success(let answer): commandOutput(of: answer)
    case .failure(let failure): context.notices.commandOutput(of: failure)
    }
  }

  private func commandOutput(of answer: QuakeCount) -> CommandOutput {
    let notices = context.notices.lines(of: answer)
    if json { return CommandOutput(json: QuakeCountRecord(answer), notices: notices) }
    let sentence = answer.query.sentence(of: answer.count)
    return CommandOutput(context.display.text(sentence) + "\n", notices: notices)
  }
}

extension QuakeCountState: TerminalState {
  var progress: Progress? {
    switch self {
    case .counting: Progress(text: "Counting…")
    case .idle, .success, .failure: nil
    }
  }
}

extension QuakeListState: TerminalState {
  var progress: Progress? {
    switch self {
    case .preparing: .record
    case .loading(let progress): Progress(progress)
    case .idle, .success, .failure: nil
    }
  }
}

extension QuakeDetailState: TerminalState {
  var progress: Progress? {
    switch self {
    case .preparing: .record
    case .idle, .success, .failure: nil
    }
  }
}

extension PlaceListState: TerminalState {}

extension QuakePictureState: TerminalState {
  var progress: Progress? {
    switch self {
    case .preparing: .record
    case .loading(let progress): Progress(progress)
    case .idle, .success, .failure: nil
    }
  }
}

extension Progress {
  fileprivate static let record = Progress(text: "Asking the service…")

  fileprivate init(_ progress: QuakeProgress) {
    self.init(text: "Loading: \(progress.done) of \(progress.total) …")
  }
}
