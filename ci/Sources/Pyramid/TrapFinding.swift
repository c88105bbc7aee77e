public import Toolbox

/// A unit test that reached for the world outside.
public struct TrapFinding: Hashable, Sendable, CustomStringConvertible {
  /// `Suite.test()`, or nothing when the stack does not tell.
  public let test: String?
  /// Where the call was made: a path from the root and a line, or nothing.
  public let place: String?
  /// What it did: a sentence without its subject.
  public let deed: String
  public let instead: String

  public var description: String {
    let subject =
      test.map { "the unit test “\($0)”" } ?? "a unit test (its stack does not say which)"
    return "\(place ?? "–"): unit-test-opens: \(subject) \(deed). Instead: \(instead)"
  }
}

extension TrapNotes {
  /// What was caught, one finding for each thing that each test reached for, by place.
  ///
  /// - Parameters:
  ///   - frames: the functions at the offsets of the notes.
  ///   - repository: where the sources are; frames of other sources are the compiler’s.
  public func findings(
    frames: [String: TrapFrame], in repository: Repository
  ) -> [TrapFinding] {
    var seen: Set<TrapFinding> = []
    let findings = notes.map { $0.finding(frames: frames, in: repository) }
    return findings.filter { seen.insert($0).inserted }
      .sorted { ($0.place ?? "", $0.deed) < ($1.place ?? "", $1.deed) }
  }

  /// Every offset of the notes, once.
  public var offsets: [String] {
    Set(notes.flatMap { $0.stack + $0.callers }).sorted()
  }
}

extension TrapNote {
  fileprivate func finding(
    frames: [String: TrapFrame], in repository: Repository
  ) -> TrapFinding {
    let known = stack.compactMap { frames[$0] }
    let waiting = callers.compactMap { frames[$0] }.filter(\.isResumption)
    let ours = (known + waiting).filter { frame in
      frame.file.map { $0.hasPrefix(repository.root + "/") && !$0.contains("/.build/") } ?? false
    }
    // The test itself is the outermost function that stands among the tests.
    let test = ours.last { repository.relative($0.file ?? "").hasPrefix("Tests/") }
    let inner = ours.first
    var deed = kind.deed
    if kind != .network { deed += " “\(subject)”" }
    if let inner, inner.name != test?.name { deed += ", in “\(inner.name)”" }
    let place = inner.map { "\(repository.relative($0.file ?? "")):\($0.line)" }
    return TrapFinding(test: test?.name, place: place, deed: deed, instead: kind.instead)
  }
}
