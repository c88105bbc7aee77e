import Architecture
import Evidence
import Foundation
public import Toolbox

/// Gathers all that the docs are compared with: what the sources of the checkout's packages declare,
/// the Makefile, the pipelines, and what the built programs say of their commands.
public struct ProjectReader: Sendable {
  private let repository: Repository
  private let build: String

  /// - Parameter build: the build folder with programs and modules, named from the root.
  public init(repository: Repository, build: String = ".build/checked") {
    self.repository = repository
    self.build = build
  }

  /// The project, and sentences on what could not be seen.
  ///
  /// - Throws: ``ToolFailure`` when the checkout lacks what the check cannot do without.
  public func read() throws(ToolFailure) -> (project: Project, gaps: [String]) {
    var gaps: [String] = []
    var project = Project(
      files: try FileIndex(of: repository),
      makefile: Makefile(text: try repository.text("Makefile")))
    project.terms = try TermList(
      MarkdownDocument(path: TermList.path, text: try repository.text(TermList.path)))
    if project.files.holds("docs/layers.md") {
      let layers = MarkdownDocument(
        path: "docs/layers.md", text: try repository.text("docs/layers.md"))
      project.terms.add(confinedBy: layers)
    }
    let repository = repository
    project.text = { try? repository.text($0) }
    project.swiftVersion = try repository.text(".swift-version").trimmingBlanks
    project.image = try repository.text("ci/Dockerfile")
    project.pipelines = try pipelines(project.files)
    project.vocabulary = try vocabulary(project.files, &project.tests, &gaps)
    project.programNames = ["seams", "seams-server"]
    for name in project.programNames.sorted() {
      let path = "\(build)/debug/\(name)"
      guard repository.exists(path) else {
        gaps.append("\(path) is not built, so its commands are not known: run “make build”.")
        continue
      }
      project.programs[name] = try ProgramCommands(askingProgram: repository.path(path))
    }
    let words = try words(project.files)
    project.texts = words.texts
    project.variables = words.variables
    project.options = words.options.union(project.programs.values.flatMap(\.allOptions))
    return (project, gaps)
  }

  /// The pipelines of Jenkins: `ci/Jenkinsfile` first, then its variants.
  public func pipelines(
    _ files: FileIndex
  ) throws(ToolFailure) -> [(path: String, pipeline: Pipeline)] {
    var pipelines: [(path: String, pipeline: Pipeline)] = []
    for path in files.files where path.hasPrefix("ci/Jenkinsfile") {
      pipelines.append((path, Pipeline(text: try repository.text(path))))
    }
    return pipelines
  }
}

extension ProjectReader {
  /// The main package, the tools, the benchmarks, the fuzzers, the trail and the exercises: each is
  /// a package of its own.
  private func vocabulary(
    _ files: FileIndex, _ tests: inout TestList, _ gaps: inout [String]
  ) throws(ToolFailure) -> Vocabulary {
    let repository = repository
    var vocabulary = Vocabulary(text: { try? repository.text($0) })
    let manifests = [
      "Package.swift", "ci/Package.swift", "Benchmarks/Package.swift", "Fuzz/Package.swift",
      "docs/trail/Package.swift", "docs/learn/Package.swift",
    ]
    for manifest in manifests where files.holds(manifest) {
      let folder = manifest.split(separator: "/").dropLast().joined(separator: "/")
      let prefix = folder.isEmpty ? "" : folder + "/"
      let package = folder.isEmpty ? repository : Repository(root: repository.path(folder))
      let evidence = try EvidenceReader(repository: package).read([.imported])
      vocabulary.add(evidence.manifest)
      for source in evidence.sources {
        let kind = evidence.manifest[source.module]?.kind
        vocabulary.add(source.named(from: prefix), areTests: kind == .test)
        if folder.isEmpty { tests.add(source) }
      }
      gaps += evidence.gaps.filter { $0.lens == .imported }.map(\.reason)
      let words = try repository.text(manifest).matches(of: #/\b[A-Za-z]\w+/#)
      vocabulary.add(names: words.map { String($0.0) })
    }
    let cases = files.files.filter { $0.hasPrefix("Tests/TypeLevel/") && $0.hasSuffix(".swift") }
    vocabulary.add(names: cases.map(Self.baseName), areChecks: true)
    vocabulary.add(names: Rule.all.map(\.id), areChecks: true)
    return vocabulary
  }

  private static func baseName(_ path: String) -> String {
    String(path.split(separator: "/").last?.dropLast(6) ?? "")
  }

  /// The words of the sources that read options and variables: tests only use them.
  private func words(_ files: FileIndex) throws(ToolFailure) -> SourceWords {
    let folders = [
      "Apps/", "Modules/", "Benchmarks/Sources/", "Fuzz/Sources/", "ci/", "docs/trail/",
      "docs/learn/",
    ]
    var words = SourceWords()
    words.read(try repository.text("Makefile"))
    for file in files.files where folders.contains(where: file.hasPrefix) {
      guard !file.hasPrefix("ci/Tests/"), !file.hasPrefix("ci/violations/"),
        !FileIndex.isTemplate(file),
        file.hasSuffix(".swift") || file.split(separator: "/").last?.contains(".") == false
      else { continue }
      words.read(try repository.text(file))
    }
    return words
  }
}

extension SourceFile {
  /// The same file of a package in a folder, with paths from the root of the checkout.
  fileprivate func named(from prefix: String) -> SourceFile {
    guard !prefix.isEmpty else { return self }
    var file = self
    file.path = prefix + path
    for index in file.declarations.indices {
      let place = declarations[index].place
      file.declarations[index].place = Place(
        path: prefix + place.path, line: place.line, column: place.column)
    }
    return file
  }
}
