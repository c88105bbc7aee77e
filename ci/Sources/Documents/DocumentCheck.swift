import Foundation
public import Toolbox

/// Checks the documents: every Markdown file of the checkout, and the links and blocks of doc
/// comments. It does not write into the checkout.
public struct DocumentCheck {
  typealias Place = (path: String, line: Int)

  /// The findings as `path:line: rule: sentence`, sorted by place.
  public private(set) var findings: [String] = []

  let checkout: Checkout
  let documents: [Document]
  /// The folder of the built programs and modules.
  let built: String
  /// The compiler's options for the module maps of all C modules, as the build plan names them.
  let moduleMaps: Set<String>
  /// A folder for the files of blocks.
  let scratch: Repository
  /// The seconds that the blocks of a document may run.
  let limit: Int
  /// Foreign words, which are not looked up.
  private let terms: Set<String>

  /// Reads and checks all documents.
  ///
  /// - Parameter build: the folder of the build, named from the root.
  /// - Throws: ``ToolFailure`` if the checkout cannot be read.
  public init(
    of repository: Repository, build: String = ".build/checked", limit: Int = 120
  ) throws(ToolFailure) {
    (built, self.limit) = (repository.path("\(build)/debug"), limit)
    let plan = (try? String(contentsOfFile: "\(built).yaml", encoding: .utf8)) ?? ""
    moduleMaps = Set(plan.matches(of: #/"(-fmodule-map-file=[^"]*)"/#).map { String($0.1) })
    checkout = try Checkout(repository, built: built)
    documents = try checkout.files.filter { $0.hasSuffix(".md") }.map { path throws(ToolFailure) in
      try Document(path, of: repository)
    }
    var terms = documents.filter { $0.path == "docs/terms.md" }.flatMap { $0.words.map(\.text) }
    // The rules of the architecture also confine foreign words.
    for word in documents.filter({ $0.path == "docs/layers.md" }).flatMap(\.wordsInTables) {
      terms += [word, String(word.prefix { $0 != "(" && $0 != "." })]
    }
    self.terms = Set(terms)
    let folder = FileManager.default.temporaryDirectory.appending(path: "docs-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    scratch = Repository(root: folder.path(percentEncoded: false))
    for document in documents {
      for word in document.words { checkWord(word.text, at: (document.path, word.line)) }
      for link in document.links { checkLink(link.text, at: (document.path, link.line)) }
      try checkBlocks(of: document)
    }
    for path in checkout.files where path.hasSuffix(".swift") { try checkComments(of: path) }
    checkDecisions()
    checkTranslations()
    try checkStages()
    findings = Set(findings).sorted { $0.compare($1, options: .numeric) == .orderedAscending }
  }

  /// A sentence about unchecked parts, or `nil` if everything was checked.
  public var gap: String? {
    guard checkout.programs.isEmpty else { return nil }
    return "There is no build, so no block was compiled or run. Run “make build”."
  }

  /// A summary of the checked documents.
  public var summary: String {
    let count = documents.map { $0.words.count + $0.links.count + $0.blocks.count }.reduce(0, +)
    return "\(documents.count) documents, \(count) words, links and blocks in them; "
      + "\(findings.count) findings"
  }

  /// Adds a finding, with a suggestion for the name.
  mutating func add(
    _ place: Place, _ rule: String, _ what: String, near word: String = "",
    among names: some Sequence<String> = [String]()
  ) {
    findings.append("\(place.path):\(place.line): \(rule): \(what)\(hint(word, among: names))")
  }

  // MARK: - Words

  /// Looks up a word. Its spelling decides whether it is a path, a command or a symbol.
  private mutating func checkWord(_ text: String, at place: Place) {
    if terms.contains(text) { return }
    checkVariables(in: text, at: place)
    let command = #/^([\w.\/]*\/)?(make|seams|seams-server)( |$)|^ci\/\S+ /#
    let file = #/[\w.+*…-]+\.(?:swift|md|modulemap|yml|yaml)/#
    // It is neither an absolute path, nor one in a home folder, nor a web address.
    let folders = #/[\w.*{<][\w.,*{}<>…+-]*(?:\/[\w.,*{}<>…+-]*)+/#
    if text.contains(command) {
      checkCommands(in: text, at: place)
    } else if let option = text.wholeMatch(of: #/--([a-z][A-Za-z0-9-]+)(?:=.*)?/#)?.1 {
      // The option may be written in the source, or named after a property or a text.
      let known = checkout.names.options.union(checkout.written)
      if !known.isDisjoint(with: ["--\(option)", "\(option)"]) { return }
      add(place, "option", "No program has the option “--\(option)”.\(Self.advice)")
    } else if text.wholeMatch(of: file) != nil || text.wholeMatch(of: folders) != nil {
      // Files of a build or a run are missing in a fresh clone.
      let isBuilt = text.contains(#/(^|\/)\.build(\/|$)|^(reports|\.seams)\//#)
      let isThere = checkout.holds(checkout.resolve(text, from: place.path))
      if isBuilt || isThere || checkout.holds(text, anywhere: true) { return }
      let what = "There is no file or folder “\(text)”."
      add(place, "path", what, near: text, among: checkout.subpaths)
    } else if text.wholeMatch(of: Self.symbol) != nil {
      if text.contains(#/^[^.(]*[A-Z]|\w\(/#) { checkSymbol(text, at: place) }
    } else if text.contains(#/[ (]/#) {
      for type in text.matches(of: #/\b[A-Z]+[a-z0-9]+(?:[A-Z]+[a-z0-9]*)+\b/#) {
        checkSymbol(String(type.0), at: place)
      }
    }
  }

  /// Looks up a type, a member or a call: `Bookmark`, `Bookmark.title`, `send(_:body:)`, `SQL…Store`.
  mutating func checkSymbol(_ text: String, at place: Place) {
    guard let match = text.wholeMatch(of: Self.symbol), !text.hasPrefix("SEAMS_") else { return }
    let names = match.path.split(separator: ".").map { String($0) }
    guard let root = names.first, !terms.contains(root) else { return }
    // `Modules` is a folder, and texts in quotation marks of the sources are valid too.
    let isOther = checkout.written.contains(text) || checkout.holds(text, anywhere: true)
    if names == [text], isOther || some(of: checkout.names.all, fits: text) { return }
    let labels = match.call?.wholeMatch(of: #/\(((?:[A-Za-z_]\w*:)+)\)/#)?.1
      .split(separator: ":").map { String($0) }
    if let what = checkout.names.mistake(in: names, labels: labels) {
      add(place, "symbol", what + Self.advice)
    }
  }

  private static let advice = " Add names of other projects to docs/terms.md."

  private static var symbol: Regex<(Substring, path: Substring, call: Substring?)> {
    #/@?(?<path>[A-Za-z_…][\w…]*(?:\.[A-Za-z_]\w*)*)(?:<[^>]*>)?(?<call>\(.*\))?/#
  }

  /// Reports variables of this project that no source reads.
  mutating func checkVariables(in text: String, at place: Place) {
    for name in text.matches(of: #/\bSEAMS_[A-Z0-9_]*[A-Z0-9]/#).map({ String($0.0) })
    where !checkout.written.contains(name) {
      add(place, "environment", "Nothing reads “\(name)”.", near: name, among: checkout.written)
    }
  }

  // MARK: - Links

  private mutating func checkLink(_ text: String, at place: Place) {
    guard !text.contains(#/^([a-z][a-z0-9+.-]*:|\/\/)/#) else { return }
    let halves = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.removingPercentEncoding ?? String($0) }
    let path = halves[0].isEmpty ? place.path : checkout.resolve(halves[0], from: place.path)
    guard checkout.places.contains(path) else {
      return add(place, "link", "“\(text)” leads to no file.", near: path, among: checkout.places)
    }
    let target = documents.first { $0.path == path }
    guard let anchors = target?.headings.map(\.label), let anchor = halves.dropFirst().first,
      !anchors.contains(anchor)
    else { return }
    add(place, "link", "\(path) has no heading “#\(anchor)”.", near: anchor, among: anchors)
  }
}
