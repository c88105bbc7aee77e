import Documents
import Evidence

/// Where the links of an article lead, and the words in code that become links.
struct SiteLinks: Sendable {
  let files: SiteFiles
  let places: DeclaredPlaces
  /// The document, named from the root of the checkout.
  let document: String
  /// Its page, named from the site's folder.
  let page: String

  /// A link as the page writes it. One that leads out of the site, or nowhere, stays as it is.
  func address(of link: String) -> String {
    guard let target = SiteAddress.resolve(link, from: document), let path = target.file,
      !link.hasPrefix("#"), let file = files.page(of: path)
    else { return link }
    let anchor = target.anchor.map { "#\($0)" } ?? ""
    return file == page && !anchor.isEmpty
      ? anchor : SiteAddress.relative(from: page, to: file) + anchor
  }

  /// Where a word in code leads: to the file or the folder that it names, or to its declaration.
  func address(ofCode text: String) -> String? {
    if text.contains(where: { "/.".contains($0) }),
      let file = files.page(of: text) ?? files.file(named: text).flatMap(files.page)
    {
      return file == page ? nil : SiteAddress.relative(from: page, to: file)
    }
    guard let place = places.place(of: text), let file = files.page(of: place.path) else {
      return nil
    }
    return SiteAddress.relative(from: page, to: file) + "#L\(place.line)"
  }
}
