public import Documents
import Foundation
public import Toolbox

/// Builds the site: every document of the checkout as an article, and every other file and folder as
/// a page that links lead to.
///
/// The site is plain files. It opens from a disk, needs no script, no network and no font of its
/// own, and is the same bytes for the same checkout.
public struct SiteBuild: Sendable {
  private let repository: Repository
  /// The folder of the site, named from the root of the checkout. What is in it goes.
  private let folder: String

  public init(repository: Repository, folder: String) {
    self.repository = repository
    self.folder = folder
  }

  public struct Report: Sendable {
    public var articles = 0, pages = 0
    /// In order of their places.
    public var findings: [DocumentFinding] = []
  }

  /// The style of all pages, beside the tools.
  private static let style = "ci/site/site.css"

  /// Writes all pages, then reads them again and checks them.
  ///
  /// - Throws: ``ToolFailure`` when a file cannot be read or written, there is no converter, or the
  ///   site's folder holds files of the checkout.
  public func run() throws(ToolFailure) -> Report {
    let index = try FileIndex(of: repository)
    // What is tracked, or new and not ignored, is nothing that may be thrown away.
    guard !index.holds(folder) else {
      throw ToolFailure("“\(folder)” holds files of the checkout: the site needs its own folder.")
    }
    let files = SiteFiles(index.files)
    let places = try DeclaredPlaces(of: repository)
    let writer = try SiteWriter(repository: repository, files: files, places: places)
    let target = Repository(root: repository.path(folder))
    try makeFolders(of: files, in: target)
    try save(Data(try repository.text(Self.style).utf8), to: "site.css", in: target)
    let failures = concurrentMap(files.files + files.entries.keys.sorted()) { path in
      do throws(ToolFailure) {
        try write(path, by: writer, files, to: target)
        return ToolFailure?.none
      } catch {
        return error
      }
    }
    if let failure = failures.compactMap(\.self).first { throw failure }
    var report = Report(articles: files.articles.count)
    let check = SiteCheck(site: target)
    report.pages = check.pages.count
    report.findings = check.findings { page in Self.origin(of: page, in: files) }
    return report
  }

  private func write(
    _ path: String, by writer: SiteWriter, _ files: SiteFiles, to target: Repository
  ) throws(ToolFailure) {
    var made: [String: String] = [:]
    if files.isFolder(path) {
      made = writer.folder(path)
    } else if SiteFiles.isPicture(path) {
      return try copy(path, to: target)
    } else if SiteFiles.isArticle(path) {
      made = writer.article(
        of: path, html: try MarkdownConverter(repository: repository).html(of: path))
    } else if let text = try? repository.text(path) {
      made = writer.source(path, text: text)
    } else {
      made = writer.source(path, text: "This file is no text in UTF-8.\n")
    }
    for (file, text) in made { try save(Data(text.utf8), to: file, in: target) }
  }

  /// All folders at once, in the place of what was there.
  private func makeFolders(
    of files: SiteFiles, in target: Repository
  ) throws(ToolFailure) {
    try? FileManager.default.removeItem(atPath: target.root)
    do {
      for folder in files.entries.keys.sorted() {
        try FileManager.default.createDirectory(
          atPath: target.path(folder), withIntermediateDirectories: true)
      }
    } catch {
      throw ToolFailure("\(folder) cannot be made: \(error.localizedDescription)")
    }
  }

  private func copy(_ path: String, to target: Repository) throws(ToolFailure) {
    guard let data = FileManager.default.contents(atPath: repository.path(path)) else {
      throw ToolFailure("\(path) cannot be read.")
    }
    try save(data, to: path, in: target)
  }

  private func save(
    _ data: Data, to file: String, in target: Repository
  ) throws(ToolFailure) {
    do {
      try data.write(to: URL(filePath: target.path(file)))
    } catch {
      throw ToolFailure("\(folder)/\(file) cannot be written: \(error.localizedDescription)")
    }
  }

  /// What of the checkout a page shows.
  private static func origin(of page: String, in files: SiteFiles) -> String {
    let path = page.hasSuffix(".html") ? String(page.dropLast(5)) : page
    if files.holds(path) { return path }
    let folder = SiteFiles.folder(of: page)
    return files.holds("\(folder)/README.md")
      ? "\(folder)/README.md"
      : folder.isEmpty ? "README.md" : folder
  }
}
