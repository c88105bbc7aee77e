import CoreDomain
import FoundationEssentials
import StargazersDomain

/// Reads what the service says in JSON, but for the rows of a list: see `StargazerRows`. https://docs.github.com/en/rest/activity/starring
enum StargazerJSON {
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
}
