/// What is in a folder, folders first.
struct FolderList {
  let files: SiteFiles

  func html(of folder: String, on page: String, language: SiteLanguage) -> String {
    let entries = files.entries[folder] ?? []
    let sorted = entries.filter(files.isFolder) + entries.filter { !files.isFolder($0) }
    let items = sorted.compactMap { path -> String? in
      guard let target = files.page(of: path) else { return nil }
      let name = SiteFiles.name(of: path) + (files.isFolder(path) ? "/" : "")
      let address = HTMLText.escaped(SiteAddress.relative(from: page, to: target))
      return "<li><a href=\"\(address)\">\(HTMLText.escaped(name))</a></li>"
    }
    return """
      <section class="folder">
      <h2 id="_files">\(language.says(.files))</h2>
      <ul>
      \(items.joined(separator: "\n"))
      </ul>
      </section>
      """
  }
}
