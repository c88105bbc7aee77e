/// (f) The time that `seams` takes to start.
///
/// `seams --version` beside a Swift program that loads the same shared libraries and does nothing,
/// and beside empty programs. From posix_spawn(3) to the end of wait4(2).
struct StartBenchmark: Benchmark {
  static let letter: Character = "f"
  static let title = "start of `seams --version`"
  static let rounds = (full: 201, small: 11)
  static let countedProgram: String? = "seams"

  let contestants: [Contestant]
  let facts: [String]

  init(_ options: Options) throws {
    let seams = try Program("seams")
    let linked = try Program("start-linked")
    let libraries = try seams.libraries()
    let difference = libraries.symmetricDifference(try linked.libraries())
    guard difference.isEmpty else {
      throw WrongResult(
        "seams and start-linked differ in \(difference.sorted().joined(separator: ", "))")
    }
    facts = ["  Both load \(libraries.count) shared libraries."]
    contestants = [
      Self.contestant(
        "seams --version", seams, ["--version"], printing: "0.1.0\n", isSubject: true),
      Self.contestant("Swift, same libraries", linked, aim: .timeAtMost(1.3)),
      Self.contestant("Swift, empty", try Program("start-empty-swift")),
      Self.contestant("C, empty", try Program("start-empty")),
    ]
  }

  private static func contestant(
    _ name: String, _ program: Program, _ arguments: [String] = [], printing output: String = "",
    isSubject: Bool = false, aim: Aim? = nil
  ) -> Contestant {
    Contestant(name: name, isSubject: isSubject, aim: aim) {
      let ending = try program.run(arguments)
      guard ending.output == output else {
        throw WrongResult("\(name) printed “\(ending.output)” and not “\(output)”")
      }
      return Sample(ending, count: 1)
    }
  }
}
