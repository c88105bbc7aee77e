import CoreDemo

extension DemoPaper {
  /// The newspapers in display order.
  static let all: [DemoPaper] = [
    harbourPost, kawara, ledgerLine, idleLoop, specimen, orbitNotes, secondBalcony, smallHours,
    awayEnd, saltAndLadle, meadowGazette, parishWire,
  ]

  /// World news in RSS 2.0, like most sites.
  static let harbourPost = DemoPaper(
    "harbour-post", "The Harbour Post", "News from the water’s edge, and from what lies behind it.",
    category: "World", hours: 5, format: .rss2,
    texts: Texts.harbourPost)

  /// News in Japanese, in Shift_JIS: every character must be in ``JISCharacters``.
  static let kawara = DemoPaper(
    "kawara", "かわら新聞", "町の小さなニュースを毎日。", category: "World", hours: 9, format: .rss2,
    path: "/index.rss", language: "ja", encoding: .shiftJIS,
    texts: Texts.kawara)

  /// Business news in the obsolete Atom 0.3. It also carries stories of another newspaper.
  static let ledgerLine = DemoPaper(
    "ledger-line", "The Ledger Line", "What things cost, and who is paid.",
    category: "Business", hours: 7, format: .atom03, path: "/atom.xml", carrying: "harbour-post",
    texts: Texts.ledgerLine)

  /// Technology in Atom 1.0, with XHTML and relative links.
  static let idleLoop = DemoPaper(
    "idle-loop", "The Idle Loop", "Computers, explained by people who have waited for them.",
    category: "Technology", hours: 6, format: .atom, path: "/feeds/all.atom",
    texts: Texts.idleLoop)

  /// Science in RSS 1.0 (RDF), from a server without validators.
  static let specimen = DemoPaper(
    "specimen", "Specimen", "Research, with its error bars.", category: "Science", hours: 9,
    format: .rss1, path: "/index.rdf", manner: .withoutValidators,
    texts: Texts.specimen)

  /// Space in malformed RSS 2.0: the site's template does not escape text.
  static let orbitNotes = DemoPaper(
    "orbit-notes", "Orbit Notes", "Launches & landings & the long wait between them.",
    category: "Science", hours: 13, format: .rss2, path: "/rss", quirks: [.notWellFormed],
    texts: Texts.orbitNotes)

  /// Culture in JSON Feed 1.1.
  static let secondBalcony = DemoPaper(
    "second-balcony", "Second Balcony", "Theatre, books, music and pictures from the cheap seats.",
    category: "Culture", hours: 8, format: .jsonFeed, path: "/feed.json",
    texts: Texts.secondBalcony)

  /// A podcast in RSS 2.0 with enclosures.
  static let smallHours = DemoPaper(
    "small-hours", "Small Hours", "Half an hour of quiet radio, for people who are awake.",
    category: "Culture", hours: 31, format: .rss2, path: "/episodes.xml", sounds: true,
    texts: Texts.smallHours)

  /// Sports in RSS 2.0, with a tracking script and pixel in every text.
  static let awayEnd = DemoPaper(
    "away-end", "Away End", "Sport, as seen by those who travelled.", category: "Sport", hours: 6,
    format: .rss2, path: "/latest.rss", counts: true,
    texts: Texts.awayEnd)

  /// Food in RSS 2.0, in windows-1252 with its typographic quotation marks.
  static let saltAndLadle = DemoPaper(
    "salt-and-ladle", "Salt & Ladle", "Cooking for people who read in the kitchen.",
    category: "Food", hours: 11, format: .rss2, path: "/recipes.xml", encoding: .windows1252,
    texts: Texts.saltAndLadle)

  /// Nature in RSS 2.0, with the same identifier for all stories. It also carries stories of
  /// another newspaper.
  static let meadowGazette = DemoPaper(
    "meadow-gazette", "Meadow Gazette", "What grows, what flies, and what we did about it.",
    category: "Environment", hours: 10, format: .rss2, quirks: [.sharedIDs], carrying: "specimen",
    texts: Texts.meadowGazette)

  /// Local news in RSS 0.91: titles, links and short descriptions.
  static let parishWire = DemoPaper(
    "parish-wire", "Parish Wire",
    "Everything that happened in Lower Leith, and some of what did not.",
    category: "Local", hours: 7, format: .rss091, path: "/backend.rdf",
    texts: Texts.parishWire)
}
