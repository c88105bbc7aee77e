import FoundationEssentials
import TestSupport
import Testing

/// The built command-line program, with the demo's feeds.
@Suite struct NewsCommandLineTests {
  @Test func listsReadsStarsAndSearchesOffline() async throws {
    try await withPrograms { programs in
      let refreshed = try await programs.news("refresh", "--json")
      #expect(refreshed.status == 0 && refreshed.error.contains("demo data"))
      let report = try decoded(PrintedReport.self, refreshed.output)
      #expect(report.new > 0 && report.feeds.allSatisfy { $0.result == "fetched" })

      // From here on, no feed can be fetched.
      let list = try await programs.news("list", "--limit", "5", "--json", faults: "503*")
      let page = try decoded(PrintedPage.self, list.output)
      #expect(list.status == 0 && page.stories.count == 5 && page.next != nil)
      let dates = page.stories.map(\.date)
      #expect(dates == dates.sorted(by: >) && page.stories.allSatisfy { !$0.read })
      #expect(page.tabs.first?.category == nil && page.tabs.count > 1)

      let first = try #require(page.stories.first)
      let read = try await programs.news("read", first.id, faults: "503*")
      #expect(read.status == 0 && read.output.hasPrefix("\(first.title)\n  Feed     "))
      #expect(
        try await programs.news("star", first.id, faults: "503*").output
          == "Starred “\(first.title)”.\n")
      let word = try #require(first.title.split(separator: " ").max { $0.count < $1.count })
      let found = try decoded(
        PrintedPage.self,
        try await programs.news("search", String(word), "--json", faults: "503*").output)
      let again = try #require(found.stories.first { $0.id == first.id })
      #expect(again.read && again.starred)

      let starred = try await programs.news("list", "--starred", faults: "503*")
      #expect(starred.output.contains(first.title) && starred.output.contains(first.id))
      #expect(starred.error.contains("Fetched just now."))
    }
  }

  @Test func keepsAsManyStoriesOfAFeedAsTheOptionSays() async throws {
    try await withPrograms { programs in
      let invalid = try await programs.news("refresh", "--keep", "stories=0")
      #expect(invalid.status == 78 && invalid.error.contains("an integer from 1 to 1000000"))
      #expect(try await programs.news("refresh", "--keep", "stories=2").status == 0)
      let feeds = try decoded(
        [PrintedFeed].self, try await programs.news("feeds", "--json").output)
      #expect(!feeds.isEmpty && feeds.allSatisfy { $0.stories == 2 }, "\(feeds)")
    }
  }

  @Test(arguments: [
    ("503*", Int32(69), "The server has an outage (503)"),
    ("429+retry*", 75, "because its server limits requests"),
    ("403*", 69, "The server refused access (403)"), ("page*", 69, "The document is a web page"),
  ])
  func aFailedRefreshPrintsTheReasonAndKeepsTheStories(
    _ fault: String, _ status: Int32, _ words: String
  ) async throws {
    try await withPrograms { programs in
      let before = try await programs.news("refresh")
      #expect(before.status == 0)
      let kept = try await programs.news("list", "--json").output
      let failed = try await programs.news("refresh", faults: fault)
      // If the server is rate-limiting, the second request already says so.
      let again = try await programs.news("refresh", faults: fault)
      #expect(again.status == status && again.output.contains(words), "\(again.output)")
      #expect(failed.status != 0 && failed.output.contains("0 new stories"))
      let after = try decoded(
        PrintedPage.self, try await programs.news("list", "--json", faults: fault).output)
      #expect(after.stories == (try decoded(PrintedPage.self, kept)).stories)
      #expect(!after.troubles.isEmpty)
    }
  }

  @Test func aSessionReadsStarsAndMarks() async throws {
    try await withPrograms { programs in
      let walk = try await programs.seams(
        ["browse", "news", "--demo", "--data-dir", programs.dataFolder],
        input: "1\nstar\ngo news\ntab 2\nread-all\nfeeds\nquit\n")
      #expect(walk.status == 0, "\(walk.error)")
      // Nothing is stored at first; then the feeds arrive.
      #expect(walk.output.contains(" new stories.\n[All "))
      #expect(walk.output.contains("Starred “"))
      #expect(walk.output.contains(" as read.\n"))
    }
  }
}

extension Programs {
  /// Runs a command of the feature with the demo's feeds; its data is in the test's folder.
  fileprivate func news(_ arguments: String..., faults: String = "") async throws -> Outcome {
    try await seams(
      ["news"] + arguments + ["--demo", "--data-dir", dataFolder],
      environment: faults.isEmpty ? [:] : ["SEAMS_DEMO_FAULTS": faults])
  }
}

/// A feed as JSON.
private struct PrintedFeed: Decodable {
  let stories: Int
}

/// The result of a refresh as JSON.
private struct PrintedReport: Decodable {
  struct Feed: Decodable {
    let title: String
    let result: String
  }

  let new: Int
  let feeds: [Feed]
}

/// A list as JSON.
private struct PrintedPage: Decodable {
  struct Story: Decodable, Equatable {
    let id: String
    let title: String
    let date: String
    let read: Bool
    let starred: Bool
  }

  struct Tab: Decodable {
    let category: String?
    let unread: Int
  }

  struct Trouble: Decodable {
    let reason: String
  }

  let stories: [Story]
  let next: String?
  let tabs: [Tab]
  let troubles: [Trouble]
}

private func decoded<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}
