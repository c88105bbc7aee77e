internal import FoundationEssentials

/// Reads the programme that a concert agency sends.
public struct ProgrammeReader: Sendable {
  public init() {}

  /// The concerts of a programme, in its order.
  ///
  /// An invalid time counts as missing. Entries without a title are left out.
  ///
  /// - Throws: If the text is not the JSON of a programme.
  public func concerts(in json: String) throws -> [Concert] {
    try JSONDecoder().decode(Programme.self, from: Data(json.utf8)).concerts.compactMap { entry in
      guard let title = entry.title, !title.isEmpty else { return nil }
      return Concert(
        title: title,
        hall: entry.venue?.hall,
        doors: minutes(entry.doors),
        begins: minutes(entry.begins),
        cents: entry.price.map { Int(($0 * 100).rounded()) },
        isSoldOut: entry.soldOut ?? false,
        players: (entry.players ?? []).map(\.name))
    }
  }

  /// Returns 1170 for `19:30`, and `nil` for an invalid time.
  private func minutes(_ text: String?) -> Int? {
    let parts = (text ?? "").split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]),
      (0..<24).contains(hour), (0..<60).contains(minute)
    else { return nil }
    return hour * 60 + minute
  }

  private struct Programme: Decodable {
    var concerts: [Entry]
  }

  private struct Entry: Decodable {
    var title: String?
    var venue: Venue?
    var doors: String?
    var begins: String?
    var price: Double?
    var soldOut: Bool?
    var players: [Player]?
  }

  private struct Venue: Decodable {
    var hall: String?
  }

  private struct Player: Decodable {
    var name: String
  }
}
