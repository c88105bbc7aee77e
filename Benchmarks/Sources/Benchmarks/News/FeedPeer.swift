/// Another feed reader.
struct FeedPeer: Sendable {
  let name: String
  /// The name in sentences.
  let shortName: String
  /// The package that it comes with.
  let package: String
  let aim: Aim
  /// The program, if the system has it.
  let program: Program?
  /// The arguments before the files.
  let arguments: [String]
  /// Whether the program prints the number of entries.
  var printsEntries = false

  static let all = [
    FeedPeer(
      name: "xmllint --stream --noout", shortName: "xmllint", package: "libxml2-utils",
      aim: .timeAtMost(4), program: try? Program(path: "/usr/bin/xmllint"),
      arguments: ["--stream", "--noout", "--huge"]),
    FeedPeer(
      name: "Python feedparser", shortName: "feedparser", package: "python3-feedparser",
      aim: .timeAtMost(0.1), program: python,
      arguments: [
        "-c",
        """
        import sys, feedparser
        print(sum(len(feedparser.parse(open(path, "rb").read()).entries) for path in sys.argv[1:]))
        """,
      ], printsEntries: true),
  ]

  /// Python, if it has feedparser.
  private static var python: Program? {
    let python = try? Program(path: "/usr/bin/python3")
    return (try? python?.run(["-c", "import feedparser"])) == nil ? nil : python
  }
}
