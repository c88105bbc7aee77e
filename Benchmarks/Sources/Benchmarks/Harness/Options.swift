/// The command-line options.
struct Options: Hashable, Sendable {
  /// Why the options are invalid.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  static let roundsAtMost = 1000

  private(set) var letters: [Character]
  private(set) var scale = Scale.full
  private(set) var rounds: Int?
  private(set) var database: String?
  private(set) var baseline: String?
  private(set) var savedCounts: String?
  private(set) var countsInstructions = false
  private(set) var isForProfile = false
  private(set) var wantsHelp = false

  init(_ arguments: [String], letters: [Character]) throws(Failure) {
    self.letters = letters
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--small": scale = .small
      case "--subject": isForProfile = true
      case "--only": self.letters = try Self.only(rest.popFirst(), of: letters)
      case "--database": database = try Self.path(rest.popFirst(), of: argument)
      case "--baseline": baseline = try Self.path(rest.popFirst(), of: argument)
      case "--save": savedCounts = try Self.path(rest.popFirst(), of: argument)
      case "--instructions": countsInstructions = true
      case "--rounds": rounds = try Self.rounds(rest.popFirst())
      default: throw Failure(description: "“\(argument)” is not an option. See --help.")
      }
    }
    if baseline != nil || savedCounts != nil { countsInstructions = true }
  }

  private static func only(
    _ text: String?, of letters: [Character]
  ) throws(Failure) -> [Character] {
    let known = letters.map { String($0) }
    let wanted = (text ?? "").split(separator: ",").map { String($0) }
    if let unknown = wanted.first(where: { !known.contains($0) }) {
      throw Failure(
        description:
          "“\(unknown)” is not a benchmark. Use one of: \(known.joined(separator: ", ")).")
    }
    guard !wanted.isEmpty else {
      throw Failure(
        description: "--only needs letters, as in --only \(known.joined(separator: ","))")
    }
    return wanted.compactMap(\.first)
  }

  private static func path(_ text: String?, of option: String) throws(Failure) -> String {
    guard let text, !text.isEmpty else { throw Failure(description: "\(option) needs a path.") }
    return text
  }

  private static func rounds(_ text: String?) throws(Failure) -> Int {
    guard let text, let rounds = Int(text), (1...roundsAtMost).contains(rounds) else {
      throw Failure(description: "--rounds needs a number from 1 to \(roundsAtMost).")
    }
    return rounds
  }

  static func help(_ catalogue: [any Benchmark.Type]) -> String {
    let list = catalogue.map { "  \($0.letter)  \($0.title)" }.joined(separator: "\n")
    return """
      Measures Seams beside its peers and prints the ratios.

        --only a,f       only these benchmarks
        --small          little work: to see that everything runs, not how fast
        --rounds 9       how many rounds
        --subject        the subject without its peers, for a profiler
        --database FILE  keeps the bookmarks of (c) in a file, and takes them from it next time

        --instructions   counts the subjects' instructions instead of the time, with little work
        --save FILE      writes these counts into a file
        --baseline FILE  compares them with the counts in a file, from the same machine

      \(list)

      The status is 0; 1 if a result is wrong; 2 if a subject takes more instructions than the
      baseline and the tolerance of \(Int(InstructionReport.tolerance * 100)) %. A missed aim is only reported.
      """
  }
}
