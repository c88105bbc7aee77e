import CoreCLI
import CoreDomain
import NewsDomain

extension FeedOutcome {
  /// The result of fetching the feed, in a few words, with the target of a permanent redirect.
  var summary: String {
    let words =
      switch result {
      case .fetched(let merge): "\(merge.new) new, \(merge.changed) changed"
      case .unchanged: "unchanged"
      case .paused(let moment):
        "paused until \(moment.displayed), because its server limits requests"
      case .postponed: "postponed, because its host does not answer"
      case .retired: "permanently gone, and not fetched any more"
      case .failed(let trouble): "failed. \(trouble)"
      }
    let redirect =
      movedTo.map { "; moved to \($0.text)" }
      ?? redirectedTo.map { "; redirects to another feed, \($0.text)" }
    return words + (redirect ?? "")
  }
}

extension RefreshReport {
  /// The result of a refresh in a sentence: `12 feeds: 4 new stories, 7 unchanged, 1 failed.`
  var summary: String {
    var (unchanged, paused, postponed, retired, failed, moved) = (0, 0, 0, 0, 0, 0)
    for outcome in outcomes {
      if outcome.movedTo != nil { moved += 1 }
      switch outcome.result {
      case .fetched: break
      case .unchanged: unchanged += 1
      case .paused: paused += 1
      case .postponed: postponed += 1
      case .retired: retired += 1
      case .failed: failed += 1
      }
    }
    let counts = [
      (unchanged, "unchanged"), (moved, "moved"), (paused, "paused"),
      (postponed, "postponed"), (retired, "gone"), (failed, "failed"),
    ]
    let parts =
      [StoryFigures.newStories(newStories)]
      + counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(StoryFigures.count(total, "feed")): \(parts.joined(separator: ", "))."
  }
}
