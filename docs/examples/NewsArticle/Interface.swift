private import Synchronization

// A network, as small as it can be: papers that can be asked for, and a day on which all goes well or
// does not. Like the real one, it is reached from anywhere, and whoever runs a test cannot choose the
// day. Here somebody can, so that what comes of it can be shown without waiting for a bad one.

/// The network.
public enum Network {
  /// How it is today.
  public enum Day: CaseIterable, Sendable {
    case fine
    /// Nobody can be reached.
    case down
    /// What is sent ends in its middle.
    case cut
    /// The papers send their stories in another form since this morning.
    case changed
  }

  private static let today = Mutex(Day.fine)

  public static func set(_ day: Day) {
    today.withLock { $0 = day }
  }

  /// What a paper sends: a story in each line, and a last line that says so.
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
  /// A line is in no form that is known.
  case unknownForm(String)
}
