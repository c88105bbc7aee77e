import CoreDomain

/// Somebody who has starred a repository. All of them are invented.
struct DemoStargazer: Hashable, Sendable {
  let login: String
  let id: Int
  let starredAt: Timestamp

  /// The person as GitHub tells of one.
  var userJSON: String {
    let page = "https://github.com/\(login)"
    return """
      {"login":\(login.jsonString),"id":\(id),"node_id":"demo\(id)",\
      "avatar_url":"https://avatars.example/u/\(id)","gravatar_id":"",\
      "url":"https://api.github.com/users/\(login)","html_url":\(page.jsonString),"type":"User",\
      "site_admin":false}
      """
  }

  /// The person with the moment of the star.
  var starJSON: String { "{\"starred_at\":\"\(starredAt.iso8601)\",\"user\":\(userJSON)}" }

  /// Everybody, oldest first.
  static let all: [DemoStargazer] = given.enumerated().flatMap { row, first in
    family.enumerated().compactMap { column, last in
      let number = row * family.count + column
      let start: Int64 = 1_443_657_600  // 2015-10-01T00:00:00Z
      return Timestamp(secondsSince1970: start + Int64(number * number) * 7919).map {
        DemoStargazer(login: "\(first)-\(last)", id: 700_001 + number * 37, starredAt: $0)
      }
    }
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
