extension DemoPaper {
  /// The newspapers in display order.
  static let all: [DemoPaper] = [
    harbourPost, kawara, ledgerLine, idleLoop, specimen, orbitNotes, secondBalcony, smallHours,
    awayEnd, saltAndLadle, meadowGazette, parishWire,
  ]

  /// World news in RSS 2.0, like most sites.
  static let harbourPost = DemoPaper(
    name: "harbour-post", title: "The Harbour Post",
    motto: "News from the water’s edge, and from what lies behind it.", category: "World", hours: 5,
    format: .rss2, drafts: StoryDraft.drafts(Texts.harbourPost))

  /// News in Japanese, in Shift_JIS: every character must be in ``JISCharacters``.
  static let kawara = DemoPaper(
    name: "kawara", title: "かわら新聞", motto: "町の小さなニュースを毎日。", category: "World", path: "/index.rss",
    hours: 9, format: .rss2, language: "ja", encoding: .shiftJIS,
    drafts: StoryDraft.drafts(Texts.kawara))

  /// Business news in the obsolete Atom 0.3. It also carries stories of another newspaper.
  static let ledgerLine = DemoPaper(
    name: "ledger-line", title: "The Ledger Line", motto: "What things cost, and who is paid.",
    category: "Business", path: "/atom.xml", hours: 7, format: .atom03, carried: "harbour-post",
    drafts: StoryDraft.drafts(Texts.ledgerLine))

  /// Technology in Atom 1.0, with XHTML and relative links.
  static let idleLoop = DemoPaper(
    name: "idle-loop", title: "The Idle Loop",
    motto: "Computers, explained by people who have waited for them.", category: "Technology",
    path: "/feeds/all.atom", hours: 6, format: .atom, drafts: StoryDraft.drafts(Texts.idleLoop))

  /// Science in RSS 1.0 (RDF), from a server without validators.
  static let specimen = DemoPaper(
    name: "specimen", title: "Specimen", motto: "Research, with its error bars.",
    category: "Science", path: "/index.rdf", hours: 9, format: .rss1, manner: .withoutValidators,
    drafts: StoryDraft.drafts(Texts.specimen))

  /// Space in malformed RSS 2.0: the site's template does not escape text.
  static let orbitNotes = DemoPaper(
    name: "orbit-notes", title: "Orbit Notes",
    motto: "Launches & landings & the long wait between them.", category: "Science", path: "/rss",
    hours: 13, format: .rss2, quirks: [.notWellFormed], drafts: StoryDraft.drafts(Texts.orbitNotes))

  /// Culture in JSON Feed 1.1.
  static let secondBalcony = DemoPaper(
    name: "second-balcony", title: "Second Balcony",
    motto: "Theatre, books, music and pictures from the cheap seats.", category: "Culture",
    path: "/feed.json", hours: 8, format: .jsonFeed, drafts: StoryDraft.drafts(Texts.secondBalcony))

  /// A podcast in RSS 2.0 with enclosures.
  static let smallHours = DemoPaper(
    name: "small-hours", title: "Small Hours",
    motto: "Half an hour of quiet radio, for people who are awake.", category: "Culture",
    path: "/episodes.xml", hours: 31, format: .rss2, sounds: true,
    drafts: StoryDraft.drafts(Texts.smallHours))

  /// Sports in RSS 2.0, with a tracking script and pixel in every text.
  static let awayEnd = DemoPaper(
    name: "away-end", title: "Away End", motto: "Sport, as seen by those who travelled.",
    category: "Sport", path: "/latest.rss", hours: 6, format: .rss2, counts: true,
    drafts: StoryDraft.drafts(Texts.awayEnd))

  /// Food in RSS 2.0, in windows-1252 with its typographic quotation marks.
  static let saltAndLadle = DemoPaper(
    name: "salt-and-ladle", title: "Salt & Ladle",
    motto: "Cooking for people who read in the kitchen.", category: "Food", path: "/recipes.xml",
    hours: 11, format: .rss2, encoding: .windows1252, drafts: StoryDraft.drafts(Texts.saltAndLadle))

  /// Nature in RSS 2.0, with the same identifier for all stories. It also carries stories of
  /// another newspaper.
  static let meadowGazette = DemoPaper(
    name: "meadow-gazette", title: "Meadow Gazette",
    motto: "What grows, what flies, and what we did about it.", category: "Environment", hours: 10,
    format: .rss2, quirks: [.sharedIDs], carried: "specimen",
    drafts: StoryDraft.drafts(Texts.meadowGazette))

  /// Local news in RSS 0.91: titles, links and short descriptions.
  static let parishWire = DemoPaper(
    name: "parish-wire", title: "Parish Wire",
    motto: "Everything that happened in Lower Leith, and some of what did not.", category: "Local",
    path: "/backend.rdf", hours: 7, format: .rss091, drafts: StoryDraft.drafts(Texts.parishWire))
}
