import CoreDomain
import FoundationEssentials
import StargazersDomain

/// Parses the service's JSON, except the rows of a list, which `StargazerRows` parses.
/// https://docs.github.com/en/rest/activity/starring
enum StargazerJSON {
  /// Parses a page of weeks, newest first. A single invalid week is an error, because skipping it
  /// would make the sum wrong without anyone noticing.
  static func weeks(in body: [UInt8]) throws(StargazerSourceFailure) -> [StarWeek] {
    let rows: [Week] = try decode(body, orElse: "list of weeks")
    var weeks: [StarWeek] = []
    for row in rows {
      guard let start = Timestamp(secondsSince1970: row.week),
        let week = StarWeek(start: start, days: row.days), week.total == row.total
      else {
        throw .unreadable(
          "Week \(row.week) is invalid: it needs seven days whose sum is its total, \(row.total).")
      }
      weeks.append(week)
    }
    return weeks.sorted { $0.start > $1.start }
  }

  static func count(in body: [UInt8]) throws(StargazerSourceFailure) -> Int {
    let reply: Count = try decode(body, orElse: "number of stars")
    return try checked(reply.count)
  }

  /// Returns the number of stars from the full description of a repository.
  static func countOfRepository(in body: [UInt8]) throws(StargazerSourceFailure) -> Int {
    let reply: Repository = try decode(body, orElse: "repository")
    return try checked(reply.stargazersCount)
  }

  private static func checked(_ count: Int) throws(StargazerSourceFailure) -> Int {
    guard count >= 0 else { throw .unreadable("The number of stars is \(count).") }
    return count
  }

  /// Returns the error message of the service, or `nil` if the body contains no message.
  static func message(in body: [UInt8]) -> String? {
    guard body.count <= longestRefusal else { return nil }
    return try? JSONDecoder().decode(Refusal.self, from: Data(body)).message
  }

  private static let longestRefusal = 10_000
}

// MARK: - Contents of a response

extension StargazerJSON {
  private static func decode<Value: Decodable>(
    _ body: [UInt8], orElse what: String
  ) throws(StargazerSourceFailure) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(body))
    } catch DecodingError.dataCorrupted {
      throw .unreadable("It is not JSON, or is incomplete.")
    } catch {
      throw .unreadable("It is JSON, but not a \(what).")
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
