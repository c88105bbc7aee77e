import CoreDemo

extension DemoPaper {
  /// Business news in the obsolete Atom 0.3. It also carries stories of another newspaper.
  static let ledgerLine = DemoPaper(
    "ledger-line", "The Ledger Line", "What things cost, and who is paid.",
    category: "Business", hours: 7, format: .atom03, path: "/atom.xml", carrying: "harbour-post",
    texts: Texts.ledgerLine)
}
