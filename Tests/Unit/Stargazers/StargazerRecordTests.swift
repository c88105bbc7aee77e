import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing

/// The JSON form has the same members in a list and on its own, even if values are missing.
@Suite struct StargazerRecordTests {
  @Test func encodesEveryMemberOfAStargazer() throws {
    let names = try memberNames(of: StargazerRecord(.fixture()))
    #expect(try memberNames(of: StargazerRecord(.fixture(starred: nil))) == names)
    #expect(names == ["avatarUrl", "login", "starredAt", "url"])
  }
}
