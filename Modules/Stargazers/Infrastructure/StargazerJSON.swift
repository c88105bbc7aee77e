import CoreDomain
import FoundationEssentials
import StargazersDomain

/// Reads what the service says in JSON. https://docs.github.com/en/rest/activity/starring
enum StargazerJSON {
  /// The rows of a page of the list.
  struct Rows {
    /// In the order of the reply, each person once.
    var stargazers: [Stargazer] = []
    /// How many rows have nobody in them.
    var nameless = 0
  }

  /// The rows of a page: with the moment of each star, or, as the service says it to those who do not ask
  /// for that, without.
  static func rows(in body: [UInt8]) throws(StargazerSourceFailure) -> Rows {
    let read: [Row] = try decode(body, orElse: "list of stargazers")
    var rows = Rows()
    var seen: Set<Stargazer.ID> = []
    rows.stargazers.reserveCapacity(read.count)
    for row in read {
      guard let stargazer = row.stargazer else {
        rows.nameless += 1
        continue
      }
      if seen.insert(stargazer.id).inserted { rows.stargazers.append(stargazer) }
    }
    return rows
  }

  /// The weeks of a page of the history, the newest first. All of them have to make sense: a sum that leaves
  /// one out would be wrong, and nobody would see it.
  static func weeks(in body: [UInt8]) throws(StargazerSourceFailure) -> [StarWeek] {
    let rows: [Week] = try decode(body, orElse: "list of weeks")
    var weeks: [StarWeek] = []
    for row in rows {
      guard let start = Timestamp(secondsSince1970: row.week),
        let week = StarWeek(start: start, days: row.days), week.total == row.total
      else {
        throw .unreadable("The days of the week \(row.week) do not add up to its \(row.total).")
      }
      weeks.append(week)
    }
    return weeks.sorted { $0.start > $1.start }
  }

  static func count(in body: [UInt8]) throws(StargazerSourceFailure) -> Int {
    let reply: Count = try decode(body, orElse: "number of stars")
    guard reply.count >= 0 else { throw .unreadable("It counts \(reply.count) stars.") }
    return reply.count
  }

  /// How many stars a repository has, from all that there is about it.
  static func countOfRepository(in body: [UInt8]) throws(StargazerSourceFailure) -> Int {
    let reply: Repository = try decode(body, orElse: "repository")
    guard reply.stargazersCount >= 0 else {
      throw .unreadable("It counts \(reply.stargazersCount) stars.")
    }
    return reply.stargazersCount
  }

  /// The sentence with which the service refuses, or nothing where there is none.
  static func message(in body: [UInt8]) -> String? {
    guard body.count <= longestRefusal else { return nil }
    return try? JSONDecoder().decode(Refusal.self, from: Data(body)).message
  }

  private static let longestRefusal = 10_000
}

// MARK: - What a reply holds

extension StargazerJSON {
  private static func decode<Value: Decodable>(
    _ body: [UInt8], orElse what: String
  ) throws(StargazerSourceFailure) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(body))
    } catch DecodingError.dataCorrupted {
      throw .unreadable("It is no JSON, or was cut off.")
    } catch {
      throw .unreadable("It is JSON, but no \(what).")
    }
  }

  private struct Count: Decodable {
    let count: Int
  }

  private struct Repository: Decodable {
    let stargazersCount: Int

    private enum CodingKeys: String, CodingKey { case stargazersCount = "stargazers_count" }
  }

  private struct Refusal: Decodable {
    let message: String
  }

  private struct Week: Decodable {
    let week: Int64
    let total: Int
    let days: [Int]
  }

  /// A row, read loosely: what has not the right type is not there.
  private struct Row: Decodable {
    var stargazer: Stargazer?

    init(from decoder: any Decoder) throws {
      guard let row = try? decoder.container(keyedBy: RowKeys.self) else { return }
      if row.contains(.user) {
        guard let user = try? row.nestedContainer(keyedBy: UserKeys.self, forKey: .user) else {
          return
        }
        stargazer = Stargazer(
          user, starredAt: row.loose(.starredAt, as: String.self).flatMap(Timestamp.init(iso8601:))
        )
      } else if let user = try? decoder.container(keyedBy: UserKeys.self) {
        stargazer = Stargazer(user, starredAt: nil)
      }
    }
  }

  private enum RowKeys: String, CodingKey {
    case starredAt = "starred_at"
    case user
  }

  fileprivate enum UserKeys: String, CodingKey {
    case id, login
    case page = "html_url"
    case avatar = "avatar_url"
  }
}

extension Stargazer {
  /// The account of a row, or nothing for one without a number, or without a name of visible ASCII.
  fileprivate init?(
    _ user: KeyedDecodingContainer<StargazerJSON.UserKeys>, starredAt: Timestamp?
  ) {
    guard let id = user.loose(.id, as: Int64.self), let login = user.loose(.login, as: String.self),
      (1...255).contains(login.utf8.count),
      login.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    self.init(
      id: ID(id), login: login,
      page: user.loose(.page, as: String.self).flatMap { StargazerLink($0) },
      avatar: user.loose(.avatar, as: String.self).flatMap { StargazerLink($0) },
      starredAt: starredAt)
  }
}

extension KeyedDecodingContainer {
  /// The value of a member, or nothing where it is absent, null, or of another type.
  fileprivate func loose<Value: Decodable>(_ key: Key, as type: Value.Type) -> Value? {
    // The question comes first: an error that is thrown and dropped for each null costs more than all
    // the rest.
    guard (try? decodeNil(forKey: key)) == false else { return nil }
    return try? decode(Value.self, forKey: key)
  }
}
