/// Other feed readers, if the system has them.
struct FeedPeers: Sendable {
  let xmllint: Program?
  /// Python, if it has feedparser.
  let python: Program?

  init() {
    xmllint = try? Program(path: "/usr/bin/xmllint")
    let python = try? Program(path: "/usr/bin/python3")
    self.python = python.flatMap { program in
      (try? program.run(["-c", "import feedparser"])) == nil ? nil : program
    }
  }

  /// A sentence for each missing program.
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

  /// The arguments of libxml2's program before the files.
  static let lintArguments = ["--stream", "--noout", "--huge"]

  /// The arguments of Python before the files: a script that prints the number of entries.
  static let pythonArguments = [
    "-c",
    """
    import sys, feedparser
    print(sum(len(feedparser.parse(open(path, "rb").read()).entries) for path in sys.argv[1:]))
    """,
  ]
}
