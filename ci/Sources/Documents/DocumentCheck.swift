import Evidence
import Foundation
public import Toolbox

/// Checks that what the docs say is so.
///
/// It reads every Markdown file that belongs to the checkout, and the doc comments of its sources.
/// Nothing is written into the checkout; blocks are compiled and run in a folder that goes away.
///
/// What it costs: some seconds. Reading is quick; each block of Swift starts a compiler, each
/// runnable block of shell a program.
public struct DocumentCheck: Sendable {
  private let repository: Repository
  private let build: String

  /// - Parameter build: the build folder with programs and modules, named from the root.
  public init(repository: Repository, build: String = ".build/checked") {
    self.repository = repository
    self.build = build
  }

  public struct Report: Sendable {
    /// In order of their places.
    public var findings: [DocumentFinding] = []
    /// Sentences on what could not be checked.
    public var gaps: [String] = []
    /// What was looked at, for a line that says so: documents, words in code, links, blocks.
    public var documents = 0, mentions = 0, links = 0, fences = 0, runnable = 0
  }

  /// - Parameter runs: whether runnable blocks are run.
  /// - Throws: ``ToolFailure`` when the checkout cannot be read.
  public func report(runs: Bool = true) throws(ToolFailure) -> Report {
    let (project, gaps) = try ProjectReader(repository: repository, build: build).read()
    let documents = try documents(project.files)
    var report = Report(gaps: gaps)
    report.count(documents)
    report.findings = try Self.findings(in: documents, of: project)
    let comments = try comments(project.files)
    report.findings += Self.findings(inComments: comments, of: project)
    try withScratchFolder { scratch throws(ToolFailure) in
      report.findings += try compile(
        documents, comments, project.files, scratch, &report.gaps)
      if runs { report.findings += try run(documents, scratch, &report.gaps) }
    }
    report.findings = Set(report.findings).sorted()
    return report
  }

  /// All that can be told without compiling and running anything.
  package static func findings(
    in documents: [MarkdownDocument], of project: Project
  ) throws(ToolFailure) -> [DocumentFinding] {
    let links = LinkRule(
      project: project,
      documents: Dictionary(documents.map { ($0.path, $0) }, uniquingKeysWith: { $1 }))
    let spans = SpanReader(commands: project.commands)
    let mentions = MentionRules(project: project, spans: spans)
    var findings: [DocumentFinding] = []
    for document in documents where document.path != TermList.path {
      findings += mentions.findings(in: document)
    }
    for document in documents {
      findings += links.findings(in: document)
      findings += try FenceRule(project: project).findings(in: document)
      findings += QuotationRule(project: project).findings(in: document)
      findings += ExerciseRule(project: project).findings(in: document)
      findings += TestFilterRule(tests: project.tests).findings(in: document)
    }
    findings += VersionRule(project: project).findings(in: documents)
    return findings + StageRule(project: project).findings(in: documents)
      + DecisionRule(project: project, spans: spans).findings(in: documents)
      + PracticeRule(project: project, spans: spans).findings(in: documents)
      + TranslationRule().findings(in: documents)
      + WholeTranslationRule().findings(in: documents)
      + TermRule(project: project, spans: spans).findings(in: documents)
  }

  /// What doc comments link.
  package static func findings(
    inComments comments: [MarkdownDocument], of project: Project
  ) -> [DocumentFinding] {
    let rule = SymbolLinkRule(project: project, spans: SpanReader(commands: project.commands))
    return comments.flatMap(rule.findings)
  }

  private func documents(_ files: FileIndex) throws(ToolFailure) -> [MarkdownDocument] {
    var documents: [MarkdownDocument] = []
    for path in files.files where path.hasSuffix(".md") && !FileIndex.isTemplate(path) {
      documents.append(MarkdownDocument(path: path, text: try repository.text(path)))
    }
    return documents
  }

  /// The doc comments of all sources that link a symbol or show a block. Cases for the compiler are
  /// wrong on purpose, and the tools' own tests invent their samples.
  private func comments(_ files: FileIndex) throws(ToolFailure) -> [MarkdownDocument] {
    var comments: [MarkdownDocument] = []
    for path in files.files where path.hasSuffix(".swift") {
      guard !path.contains("/Cases/"), !path.hasPrefix("ci/Tests/"),
        !FileIndex.isTemplate(path)
      else { continue }
      let source = try repository.text(path)
      guard source.contains("``") else { continue }
      comments.append(DocComments.document(path: path, source: source))
    }
    return comments
  }
}

extension DocumentCheck {
  private func compile(
    _ documents: [MarkdownDocument], _ comments: [MarkdownDocument], _ files: FileIndex,
    _ scratch: Repository, _ gaps: inout [String]
  ) throws(ToolFailure) -> [DocumentFinding] {
    let modules = "\(build)/debug/Modules"
    let maps = files.files.filter { $0.hasSuffix("/module.modulemap") && $0.hasPrefix("Modules/") }
    let rule = SwiftBlockRule(
      modules: repository.exists(modules) ? repository.path(modules) : nil,
      arguments: maps.flatMap { ["-Xcc", "-fmodule-map-file=\(repository.path($0))"] },
      scratch: scratch)
    var findings: [DocumentFinding] = []
    for comment in comments {
      findings += try rule.findings(in: comment, parsesOnly: true)
    }
    let needing = documents.filter { $0.fences.contains(where: \.isCompiled) }
    if rule.modules == nil, !needing.isEmpty {
      gaps.append("\(modules) is missing, so no block of Swift is compiled: run “make build”.")
    } else {
      for document in needing { findings += try rule.findings(in: document) }
    }
    return findings
  }

  private func run(
    _ documents: [MarkdownDocument], _ scratch: Repository, _ gaps: inout [String]
  ) throws(ToolFailure) -> [DocumentFinding] {
    let runnable = documents.filter { $0.fences.contains(where: \.isRun) }
    let programs = "\(build)/debug"
    guard repository.exists("\(programs)/seams") || runnable.isEmpty else {
      gaps.append("\(programs)/seams is not built, so no block is run: run “make build”.")
      return []
    }
    let rule = RunnableBlockRule(
      programs: repository.path(programs), scratch: scratch,
      clone: BlockClone(of: repository, for: runnable, gaps: &gaps))
    var findings: [DocumentFinding] = []
    for document in runnable { findings += try rule.findings(in: document) }
    return findings
  }

  /// A folder for the time of a call.
  private func withScratchFolder(
    _ body: (Repository) throws(ToolFailure) -> Void
  ) throws(ToolFailure) {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "seams-docs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(Repository(root: folder.path(percentEncoded: false)))
  }
}

extension DocumentCheck.Report {
  fileprivate mutating func count(_ documents: [MarkdownDocument]) {
    self.documents = documents.count
    mentions = documents.reduce(0) { $0 + $1.spans.count }
    links = documents.reduce(0) { $0 + $1.links.count }
    fences = documents.reduce(0) { $0 + $1.fences.count }
    runnable = documents.reduce(0) { $0 + $1.fences.count(where: \.isRun) }
  }
}

extension MarkdownDocument.Fence {
  fileprivate var isRun: Bool { FenceKind(info)?.isRun == true }

  fileprivate var isCompiled: Bool {
    switch FenceKind(info) {
    case .swift, .swiftFragment, .swiftError: true
    default: false
    }
  }
}
