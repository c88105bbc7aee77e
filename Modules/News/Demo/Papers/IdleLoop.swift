import CoreDemo

extension DemoPaper {
  /// Technology in Atom 1.0, with XHTML and relative links.
  static let idleLoop = DemoPaper(
    "idle-loop", "The Idle Loop", "Computers, explained by people who have waited for them.",
    category: "Technology", hours: 6, format: .atom, path: "/feeds/all.atom",
    texts: Texts.idleLoop)
}
