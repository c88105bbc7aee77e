import CoreDemo
import CoreDomain

/// A star of a repository. All people are invented.
struct DemoStargazer: Hashable, Sendable {
  /// The user who gave the star, or `nil` if the account was deleted.
  let user: DemoUser?
  let starredAt: Timestamp

  /// The JSON of the user alone.
  var userJSON: String { user?.json ?? "null" }

  var starJSON: String { "{\"starred_at\":\"\(starredAt.iso8601)\",\"user\":\(userJSON)}" }
}

/// A user account.
struct DemoUser: Hashable, Sendable {
  let login: String
  let id: Int
}

extension DemoUser {
  /// Creates the user with a number. The same number is the same user in every repository.
  init(number: Int) {
    let people = Self.given.count * Self.family.count
    // 60 and the number of name pairs are coprime, so every pair is used.
    let pair = number % people * 60 % people
    let name =
      Self.given[pair % Self.given.count] + "-" + Self.family[pair / Self.given.count]
    let round = number / people
    self.init(login: round == 0 ? name : "\(name)-\(round + 1)", id: 700_001 + number * 37)
  }

  /// Creates a user whose login does not belong to a numbered user.
  init(login: String) {
    precondition(
      !login.isEmpty && login.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") },
      "invalid login “\(login)”: use ASCII letters, digits and hyphens")
    let sum = Gzip.checksum(Array(login.utf8))
    self.init(login: login, id: 100_000_000 + Int(sum % 900_000_000))
  }

  private static let given = [
    "mira", "tomas", "adaeze", "haruka", "ines", "pavel", "leila", "joon", "sade", "eero", "nadia",
    "kwame", "yuki",
  ]
  private static let family = [
    "lindqvist", "okafor", "kanda", "moreau", "petrov", "haddad", "seo", "virtanen", "mensah",
    "quispe", "brandt",
  ]
}
