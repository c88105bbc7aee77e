extension DemoSeries {
  /// Series that each cover a rare case.
  static let special: [DemoSeries] = [outcomes, windows, advertised, hidden, bare, endless, beside]

  /// Volumes with special results in the demo's storefront. The end of a volume's identifier
  /// selects its result.
  private static let outcomes = DemoSeries(
    id: "counter", title: "The Long Counter", authors: ["Leila Haddad"], publisher: "Loom Press",
    volumes: ["", "-cancelled", "-declined", "-owned"].enumerated().map { place, outcome in
      DemoVolume(
        id: "counter-\(place + 1)\(outcome)", volume: place + 1, number: "\(place + 1)",
        sortNumber: "\(place + 1)", price: 500 + place * 10, day: -90 + place * 10)
    })

  /// Episodes before, within and after their reading windows.
  private static let windows = DemoSeries(
    id: "windows", title: "A House of Many Windows", authors: ["Kwame Mensah"],
    publisher: "Second Balcony",
    episodes: [
      DemoEpisode(
        id: "windows-closed", title: "The Blue Room", index: 1, opens: -240, closes: -72,
        isFree: true),
      DemoEpisode(
        id: "windows-open", title: "The Pantry", index: 2, opens: -72, closes: 96, isFree: true),
      DemoEpisode(
        id: "windows-upcoming", title: "The Attic", index: 3, opens: 48, closes: 216,
        isFree: true),
      DemoEpisode(
        id: "windows-gone", title: "The Cellar", index: 4, opens: -400, unreadable: -24,
        isFree: true),
      DemoEpisode(id: "windows-extra", title: "A Letter from the Garden", opens: -24, isFree: true),
    ])

  /// Episodes with advertisements, one of them of an unknown type.
  private static let advertised = DemoSeries(
    id: "market", title: "朝市のうた", reading: "アサイチノウタ", authors: ["神田はるか|カンダハルカ"],
    publisher: "灯台書房"
  ).episodes(1...3, free: 3, since: 30)
    .adding(episodes: [
      DemoEpisode(
        id: "market-e4", title: "第4話", index: 4, opens: -100, isFree: true,
        advertisement: DemoAdvertisement(
          address: "https://harbour-post.example/fair", slot: 0)),
      DemoEpisode(
        id: "market-e5", title: "第5話", index: 5, opens: -76, isFree: true,
        advertisement: DemoAdvertisement(
          type: "movie", address: "https://second-balcony.example/", slot: 3)),
      DemoEpisode(
        id: "market-e6", title: "第6話", index: 6, opens: -52, isFree: true,
        advertisement: DemoAdvertisement(type: "leaflet")),
    ])

  /// Hidden volumes and episodes among visible ones.
  private static let hidden = DemoSeries(
    id: "draft", title: "The Mapmaker’s Sister", authors: ["Nadia Quispe"],
    volumes: [
      DemoVolume(
        id: "draft-1", volume: 1, number: "1", sortNumber: "1", price: 700, day: -60),
      DemoVolume(
        id: "draft-2", volume: 2, number: "2", sortNumber: "2", price: 700, day: -20,
        isPurchasable: false),
      DemoVolume(
        id: "draft-3", volume: 3, number: "3", sortNumber: "3", price: 700, day: -10,
        isHidden: true),
      DemoVolume(
        id: "draft-4", volume: 4, number: "4", sortNumber: "4", price: 700, day: 21),
    ],
    episodes: [
      DemoEpisode(id: "draft-e1", title: "Episode 1", index: 1, opens: -50, volume: "draft-1"),
      DemoEpisode(id: "draft-e2", title: "Episode 2", index: 2, opens: -40, isHidden: true),
    ])

  /// A series with almost no data.
  private static let bare = DemoSeries(
    id: "quiet-hours", title: "Quiet Hours",
    volumes: [DemoVolume(id: "quiet-hours-1")], episodes: [DemoEpisode(id: "quiet-hours-e1")])

  /// A series with many episodes.
  private static let endless = DemoSeries(
    id: "daily", title: "毎日ながや", reading: "マイニチナガヤ", authors: ["水野あき|ミズノアキ"],
    publisher: "庭の本社"
  ).volumes(1...5, price: 330, since: 290).episodes(1...600, free: 3, since: 599, perVolume: 100)

  /// A special volume without a number.
  private static let beside = DemoSeries(
    id: "loom", title: "Loom Songs", authors: ["Sade Mensah"], publisher: "Loom Press",
    volumes: [
      DemoVolume(id: "loom-special", title: "Patterns", price: 1200, day: -15)
    ]
  ).volumes(1...2, since: 70)
}
