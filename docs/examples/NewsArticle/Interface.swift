private import Synchronization

// A minimal network: papers to request, and days on which it works or fails. Like the real one, it
// is global. In reality a test cannot choose the day; here it can, so that failures can be shown
// without waiting for them.

/// The network.
public enum Network {
  /// The condition of the network.
  public enum Day: CaseIterable, Sendable {
    case fine
    /// No host is reachable.
    case down
    /// Replies are cut off in the middle.
    case cut
    /// The papers have changed the format of their stories.
    case changed
  }

  private static let today = Mutex(Day.fine)

  public static func set(_ day: Day) {
    today.withLock { $0 = day }
  }

  /// Fetches a paper: a story per line, and a last line that marks the end.
  static func fetch(_ paper: String) throws(PaperFailure) -> String {
    let (ebb, flood) = ("Ebb at \(paper)", "Flood at \(paper)")
    switch today.withLock({ $0 }) {
    case .fine: return "title: \(ebb)\ntitle: \(flood)\nend\n"
    case .down: throw .unreachable
    case .cut: return "title: \(ebb)\ntitle: Flo"
    case .changed: return "headline: \(ebb)\nheadline: \(flood)\nend\n"
    }
  }
}

/// Why a paper cannot be read.
public enum PaperFailure: Error, Hashable, Sendable {
  case unreachable
  /// The last line is missing.
  case cut
  /// A line has an unknown format.
  case unknownForm(String)
}
