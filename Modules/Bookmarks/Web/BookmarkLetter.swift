/// A substitute for the icon of a site in a list: the first letter of its domain, in one of five
/// colors. The real icon would have to be fetched from the site.
struct BookmarkLetter: Hashable, Sendable {
  /// The letter or digit in upper case, or a bullet if the domain contains neither.
  let text: String
  /// The number of the color in the style sheet, from 1 to 5. A domain always has the same color.
  let series: Int

  init(of domain: String) {
    let name = domain.hasPrefix("www.") ? domain.dropFirst(4) : domain[...]
    text = name.first { $0.isLetter || $0.isNumber }?.uppercased() ?? "•"
    series = name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % 5 + 1
  }
}
