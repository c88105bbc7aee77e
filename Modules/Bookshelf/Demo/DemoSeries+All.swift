extension DemoSeries {
  /// The series of the demo's catalogue. All titles, people and publishers are invented.
  static let all: [DemoSeries] = owned + japanese + english + special
}

extension DemoSeries {
  /// The series of the reader `aoi`. The second series' title begins with the title of the first.
  private static let owned: [DemoSeries] = [
    DemoSeries(
      id: "lantern-row", title: "Lantern Row", authors: ["Mira Lindqvist"],
      publisher: "Loom Press"
    ).volumes(1...3, since: 200).episodes(1...12, since: 40),
    DemoSeries(
      id: "lantern-row-winter", title: "Lantern Row: Winter", authors: ["Mira Lindqvist"],
      publisher: "Loom Press"
    ).volumes(1...2, since: 90).episodes(1...6, since: 20),
    DemoSeries(id: "night-ferry", title: "The Night Ferry", authors: ["Tomas Okafor"])
      .volumes(1...1, since: 30),
  ]

  private static let english: [DemoSeries] = [
    DemoSeries(
      id: "tide-tables", title: "Tide Tables for Beginners", authors: ["Adaeze Okafor"],
      publisher: "Harbour Street"
    ).volumes(1...5, price: 640, since: 300).episodes(1...20, since: 60),
    DemoSeries(
      id: "cafe-nocturne", title: "Café Nocturne", authors: ["Inès Moreau", "Pavel Brandt"],
      publisher: "Harbour Street"
    ).volumes(1...4, price: 590, since: 210)
      .adding(volumes: [
        DemoVolume(
          id: "cafe-nocturne-alpha", title: "Opening Night", number: "Alpha", sortNumber: "0.5",
          price: 0, day: -400)
      ]),
    DemoSeries(
      id: "glaze", title: "Glaze & Fire", authors: ["Mira Lindqvist"], publisher: "Loom Press"
    ).volumes(1...6, since: 340).episodes(1...30, since: 35, contentType: "strip"),
    DemoSeries(id: "kiln-city", title: "ＫＩＬＮ　ＣＩＴＹ", authors: ["Eero Virtanen"])
      .volumes(1...2, since: 100),
    DemoSeries(id: "static", title: "Static", authors: ["Joon Seo"], publisher: "Second Balcony")
      .episodes(1...9, free: 9, since: 12),
  ]
}
