import CoreDemo

/// A series of the demo's catalogue.
struct DemoSeries: Sendable {
  let id: String
  let title: String
  /// The title in kana, or `nil` to omit it.
  var reading: String?
  /// The names, each optionally followed by a bar and its reading: `神田はるか|カンダハルカ`.
  var authors: [String] = []
  var publisher: String?
  var volumes: [DemoVolume] = []
  var episodes: [DemoEpisode] = []

  /// Returns the series as the catalogue's JSON. Missing values are omitted.
  func json(on today: DemoDay) -> String {
    DemoJSON([
      ("id", .text(id)), ("title", .text(title)), ("titleReading", .text(reading)),
      ("authors", .list(authors.map(Self.author))), ("publisher", .text(publisher)),
      ("comics", .list(volumes.map { $0.json(on: today) })),
      ("episodes", .list(episodes.map { $0.json(on: today) })),
    ]).text
  }

  private static func author(_ author: String) -> String {
    let parts = author.split(separator: "|").map(String.init)
    let reading = parts.count > 1 ? parts[1] : nil
    return DemoJSON([("name", .text(parts.first)), ("reading", .text(reading))]).text
  }
}

/// A volume of a series.
struct DemoVolume: Sendable {
  let id: String
  var title: String?
  var volume: Int?
  var number: String?
  /// The sort number as a JSON number, or `nil` to omit it.
  var sortNumber: String?
  /// The price in yen, or `nil` if the volume has no price.
  var price: Int?
  /// The release date as a number of days after today, or `nil` if there is no date.
  var day: Int?
  var isPurchasable = true
  var isHidden = false
  var pages = 12

  func json(on today: DemoDay) -> String {
    let price = price.map { "{\"amount\":\($0),\"currency\":\"JPY\"}" }
    return DemoJSON([
      ("id", .text(id)), ("title", .text(title)), ("volume", .number(volume)),
      ("number", .text(number)), ("sortNumber", .json(sortNumber)), ("price", .json(price)),
      ("releaseDate", .text(day.map { today.date(days: $0) })),
      ("availableAt", .text(day.map { today.moment(hours: $0 * 24) })),
      ("updatedAt", .text(day.map { today.moment(hours: min($0, 0) * 24 - 30) })),
      ("imageUpdatedAt", .text(day.map { today.moment(hours: min($0, 0) * 24 - 29) })),
      ("purchasable", .flag(isPurchasable)), ("hidden", isHidden ? .flag(true) : .absent),
      ("pages", .number(pages)),
    ]).text
  }
}

/// An episode of a series. Its times are hours relative to midnight today.
struct DemoEpisode: Sendable {
  let id: String
  var title: String?
  var index: Int?
  var opens: Int?
  var closes: Int?
  var unreadable: Int?
  var isHidden = false
  var isFree = false
  var volume: String?
  var advertisement: DemoAdvertisement?
  var contentType: String?
  var pages = 8

  func json(on today: DemoDay) -> String {
    let moment = { (hours: Int?) in DemoJSON.Value.text(hours.map { today.moment(hours: $0) }) }
    return DemoJSON([
      ("id", .text(id)), ("title", .text(title)), ("displayIndex", .number(index)),
      ("publishesAt", moment(opens)), ("closesAt", moment(closes)),
      ("unreadableAt", moment(unreadable)), ("updatedAt", moment(opens.map { $0 - 6 })),
      ("hidden", isHidden ? .flag(true) : .absent), ("free", .flag(isFree)),
      ("comic", .text(volume)), ("advertisement", .json(advertisement?.json)),
      ("contentType", .text(contentType)), ("pages", .number(pages)),
    ]).text
  }
}

/// An advertisement in an episode.
struct DemoAdvertisement: Sendable {
  var type = "banner"
  var address: String?
  var slot: Int?

  var json: String {
    DemoJSON([("type", .text(type)), ("address", .text(address)), ("slot", .number(slot))]).text
  }
}

/// A JSON object without absent members.
struct DemoJSON {
  enum Value {
    case absent
    case written(String)

    static func text(_ text: String?) -> Value { json(text?.jsonString) }
    static func number(_ number: Int?) -> Value { json(number.map { "\($0)" }) }
    static func flag(_ flag: Bool) -> Value { .written("\(flag)") }
    static func json(_ text: String?) -> Value { text.map { .written($0) } ?? .absent }
    static func list(_ values: [String]) -> Value {
      values.isEmpty ? .absent : .written("[\(values.joined(separator: ","))]")
    }
  }

  let text: String

  init(_ members: [(name: String, value: Value)]) {
    let written = members.compactMap { name, value -> String? in
      guard case .written(let text) = value else { return nil }
      return "\(name.jsonString):\(text)"
    }
    text = "{\(written.joined(separator: ","))}"
  }
}
