import Foundation
public import Toolbox

/// Checks that what the documents say is so: every Markdown file of the checkout, and the links and
/// blocks of doc comments. Nothing is written into the checkout.
public struct DocumentCheck {
  /// What is not so, each as `path:line: rule: sentence`, in order of their places.
  public private(set) var findings: [String] = []
  /// What could not be checked, if something could not.
  public private(set) var gap: String?
  /// What was read, for a line that says so.
  public private(set) var summary = ""

  let checkout: Checkout
  let documents: [Document]
  let build: String
  /// A folder for the files of blocks.
  let scratch: Repository
  /// The seconds that a block may run.
  let limit: Int
  /// Words of others, which are not looked up.
  private let terms: Set<String>

  /// Reads and checks all documents.
  ///
  /// - Parameter build: the folder of the built programs and modules, named from the root.
  /// - Throws: ``ToolFailure`` if the checkout cannot be read.
  public init(
    of repository: Repository, build: String = ".build/checked", limit: Int = 120
  ) throws(ToolFailure) {
    let checkout = try Checkout(repository, build: build)
    var documents: [Document] = []
    for path in checkout.files where path.hasSuffix(".md") {
      documents.append(try Document(path, of: repository))
    }
    var terms = documents.filter { $0.path == "docs/terms.md" }.flatMap { $0.words.map(\.text) }
    // The rules of the architecture confine words of others.
    for word in documents.filter({ $0.path == "docs/layers.md" }).flatMap(\.wordsInTables) {
      terms += [word, String(word.prefix { $0 != "(" && $0 != "." })]
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "docs-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    scratch = Repository(root: folder.path(percentEncoded: false))
    (self.checkout, self.documents, self.build, self.limit) = (checkout, documents, build, limit)
    self.terms = Set(terms)
    for document in documents {
      for word in document.words { checkWord(word, of: document) }
      for link in document.links { checkLink(link, of: document) }
      try checkBlocks(of: document)
    }
    for (path, text) in checkout.comments { try checkComments(text, of: path) }
    checkDecisions()
    checkTranslations()
    try checkStages()
    findings = Set(findings).sorted { $0.compare($1, options: .numeric) == .orderedAscending }
    if checkout.programs.isEmpty {
      gap = "Nothing is built, so no block is compiled or run: run “make build”."
    }
    let count = documents.map { $0.words.count + $0.links.count + $0.blocks.count }.reduce(0, +)
    summary =
      "\(documents.count) documents, \(count) words, links and blocks in them; "
      + "\(findings.count) findings"
  }

  /// Adds a finding, with the name that somebody may have meant.
  mutating func add(
    _ path: String, _ line: Int, _ rule: String, _ what: String, near word: String = "",
    among names: some Sequence<String> = [String]()
  ) {
    findings.append("\(path):\(line): \(rule): \(what)\(hint(word, among: names))")
  }

  // MARK: - Words

  /// Looks a word up. Its looks tell what it is taken for.
  private mutating func checkWord(_ word: Document.Part, of document: Document) {
    let (text, path, line) = (word.text, document.path, word.line)
    if terms.contains(text) { return }
    checkVariables(in: text, path, line)
    let file = #/[\w.+*…-]+\.(?:swift|md|modulemap|yml|yaml)/#
    // It begins neither at the root of the machine nor in a home, and is not an address.
    let folders = #/[\w.*{<][\w.,*{}<>…+-]*(?:\/[\w.,*{}<>…+-]*)+/#
    if Self.isCommand(text) {
      checkCommands(in: text, path, line)
    } else if let option = text.wholeMatch(of: #/(--[a-z][A-Za-z0-9-]+)(?:=.*)?/#) {
      // It may be written, or named after a property or a text.
      let name = String(option.1), ways: Set = [name, String(name.dropFirst(2))]
      let isWritten = !checkout.written.isDisjoint(with: ways)
      if isWritten || checkout.names.options.contains(name) { return }
      add(path, line, "option", "No program has the option “\(name)”.\(advice)")
    } else if text.wholeMatch(of: file) != nil || text.wholeMatch(of: folders) != nil {
      // What a build or a run makes is not there on a fresh clone.
      let isBuilt = text.contains(#/(^|\/)\.build(\/|$)|^(reports|\.seams)\//#)
      let fromHere = resolve(text, from: path).map { checkout.holds($0) } == true
      guard !isBuilt, !fromHere, !checkout.holds(text, anywhere: true) else { return }
      let what = "There is no file or folder “\(text)”."
      add(path, line, "path", what, near: text, among: checkout.subpaths)
    } else if text.wholeMatch(of: Self.symbol) != nil {
      if text.contains(#/^[^.(]*[A-Z]|\w\(/#) { checkSymbol(text, path, line) }
    } else if text.contains(#/[ (]/#) {
      for type in text.matches(of: #/\b[A-Z]+[a-z0-9]+(?:[A-Z]+[a-z0-9]*)+\b/#) {
        checkSymbol(String(type.0), path, line)
      }
    }
  }

  /// Looks up a type, a member or a call: `Bookmark`, `Bookmark.title`, `send(_:body:)`, `SQL…Store`.
  mutating func checkSymbol(_ text: String, _ path: String, _ line: Int) {
    guard let match = text.wholeMatch(of: Self.symbol), !text.hasPrefix("SEAMS_") else { return }
    let names = match.path.split(separator: ".").map { String($0) }
    guard let root = names.first, !terms.contains(root) else { return }
    // `Modules` is a folder, and readers may look for what the sources write in quotation marks.
    let isOther = checkout.written.contains(text) || checkout.holds(text, anywhere: true)
    if names == [text], isOther || checkout.declares(fitting: text) { return }
    let labels = match.call?.wholeMatch(of: #/\(((?:[A-Za-z_]\w*:)+)\)/#)?.1
      .split(separator: ":").map { String($0) }
    if let what = checkout.names.mistake(in: names, labels: labels) {
      add(path, line, "symbol", what + advice)
    }
  }

  private static var symbol: Regex<(Substring, path: Substring, call: Substring?)> {
    #/@?(?<path>[A-Za-z_…][\w…]*(?:\.[A-Za-z_]\w*)*)(?:<[^>]*>)?(?<call>\(.*\))?/#
  }

  private var advice: String { " A word of others belongs in docs/terms.md." }

  /// Variables of ours are read somewhere in the sources.
  mutating func checkVariables(in text: String, _ path: String, _ line: Int) {
    for name in text.matches(of: #/\bSEAMS_[A-Z0-9_]*[A-Z0-9]/#).map({ String($0.0) })
    where !checkout.written.contains(name) {
      add(
        path, line, "environment", "Nothing reads “\(name)”.", near: name, among: checkout.written)
    }
  }

  // MARK: - Links

  private mutating func checkLink(_ link: Document.Part, of document: Document) {
    guard !link.text.contains(#/^([a-z][a-z0-9+.-]*:|\/\/)/#) else { return }
    let halves = link.text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.removingPercentEncoding ?? String($0) }
    let path = halves[0].isEmpty ? document.path : resolve(halves[0], from: document.path)
    guard let path, checkout.places.contains(path) else {
      let what = "“\(link.text)” leads to no file."
      return add(document.path, link.line, "link", what, near: path ?? "", among: checkout.places)
    }
    guard halves.count == 2, let target = documents.first(where: { $0.path == path }) else {
      return
    }
    let anchors = target.headings.map(\.label)
    guard !anchors.contains(halves[1]) else { return }
    let what = "\(path) has no heading “#\(halves[1])”."
    add(document.path, link.line, "link", what, near: halves[1], among: anchors)
  }
}
