import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing

/// What other programs read has the same members in a list and by itself, whatever is known.
@Suite struct StargazerRecordTests {
  @Test func aStargazerHasItsMembersWhateverIsKnown() throws {
    let names = try memberNames(of: StargazerRecord(.fixture()))
    #expect(try memberNames(of: StargazerRecord(.fixture(starred: nil))) == names)
    #expect(names == ["avatarUrl", "login", "starredAt", "url"])
  }
}
