/// Programs of the system that read feeds too, where they are installed.
struct FeedPeers: Sendable {
  let xmllint: Program?
  /// Python, where it has feedparser.
  let python: Program?

  init() {
    xmllint = try? Program(path: "/usr/bin/xmllint")
    let python = try? Program(path: "/usr/bin/python3")
    self.python = python.flatMap { program in
      (try? program.run(["-c", "import feedparser"])) == nil ? nil : program
    }
  }

  /// A sentence for each that is not there.
  var missing: [String] {
    var missing: [String] = []
    if xmllint == nil {
      missing.append("  xmllint is missing on this machine: install libxml2-utils.")
    }
    if python == nil {
      missing.append("  feedparser is missing on this machine: install python3-feedparser.")
    }
    return missing
  }

  /// What libxml2's program is given before the files.
  static let lintArguments = ["--stream", "--noout", "--huge"]

  /// What Python is given before the files: it says how many entries they have.
  static let pythonArguments = [
    "-c",
    """
    import sys, feedparser
    print(sum(len(feedparser.parse(open(path, "rb").read()).entries) for path in sys.argv[1:]))
    """,
  ]
}
