import TestSupport
import Testing

/// The built command-line program, with the demo's feeds.
@Suite struct NewsCommandLineTests {
  @Test func listsReadsStarsAndSearchesOffline() async throws {
    try await withPrograms { programs in
      let refreshed = try await programs.news("refresh", "--json")
      #expect(refreshed.status == 0 && refreshed.error.contains("demo data"))
      let report = try PrintedReport.read(refreshed.output)
      #expect(report.new > 0 && report.feeds.allSatisfy { $0.result == "fetched" })

      // From here on, no feed can be fetched.
      let failed = try await programs.news("refresh", faults: "503*")
      #expect(failed.status == 69 && failed.output.contains("The server responded with status 503"))
      let list = try await programs.news("list", "--limit", "5", "--json", faults: "503*")
      let page = try StoryListReply.read(list.output)
      #expect(list.status == 0 && page.stories.count == 5 && page.next != nil)
      #expect(!page.troubles.isEmpty)
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
      let found = try StoryListReply.read(
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
      let feeds = try [PrintedFeed].read(try await programs.news("feeds", "--json").output)
      #expect(!feeds.isEmpty && feeds.allSatisfy { $0.stories == 2 }, "\(feeds)")
    }
  }
}

extension Programs {
  /// Runs a command of the feature with the demo's feeds.
  fileprivate func news(_ arguments: String..., faults: String = "") async throws -> Outcome {
    try await demo(["news"] + arguments, environment: ["SEAMS_DEMO_FAULTS": faults])
  }
}

/// A feed as JSON.
private struct PrintedFeed: Decodable {
  let stories: Int
}

/// The result of a refresh as JSON.
private struct PrintedReport: Decodable {
  struct Feed: Decodable {
    let result: String
  }

  let new: Int
  let feeds: [Feed]
}

/// Feeds and lists that go through the built program, with a web that the test provides.
@Suite struct NewsCommandLineFeedTests {
  private static let feed = """
    <rss version="2.0"><channel><title>Quay &amp; Crane</title><link>https://quay.example/</link>
    <item><guid>1</guid><title>Harbour reopens</title><link>/harbour</link>
    <description>&lt;p onclick="x"&gt;Ships &lt;script&gt;no&lt;/script&gt;come in.&lt;/p&gt;</description>
    <pubDate>Thu, 01 Jan 2026 09:00:00 +0900</pubDate></item></channel></rss>
    """

  @Test func previewsAFileStandardInputAndAnAddress() async throws {
    try await withPrograms { programs in
      let file = try programs.file("feed.xml", Self.feed)
      let fromFile = try await programs.seams(
        "news", "preview", file, "--base-url", "https://quay.example/feed.xml", "--json")
      #expect(fromFile.status == 0 && fromFile.error == "")
      #expect(
        fromFile.output.contains(
          #""id":"1","link":"https://quay.example/harbour","published":"2026-01-01T00:00:00.000Z","#
            + #""summary":"<p>Ships come in.</p>","title":"Harbour reopens""#))
      let fromInput = try await programs.seams(
        ["news", "preview", "-", "--base-url", "https://quay.example/feed.xml", "--json"],
        input: Self.feed)
      #expect(fromInput.output == fromFile.output)
      try await withLoopbackServer(answering: Self.answer) { server in
        let text = try await programs.seams(
          "news", "preview", "http://\(server.authority)/feed.xml")
        #expect(text.status == 0 && text.output.hasPrefix("Quay & Crane\n  Format   RSS 2.0\n"))
        #expect(text.output.contains("\nHarbour reopens\n  Link     http://\(server.authority)/h"))
        #expect(text.output.hasSuffix("\nShips come in.\n"))
      }
      #expect(try await programs.seams("news", "feeds", "--json").output == "[]\n")
      let page = try programs.file("page.html", "<!doctype html><title>No feed</title>")
      #expect(try await programs.seams("news", "preview", page).status == 65)
    }
  }

  @Test func listsTheFeedsOfAPageWithSeveral() async throws {
    try await withPrograms { programs in
      try await withLoopbackServer(answering: Self.answer) { server in
        let site = "http://\(server.authority)"
        let asked = try await programs.seams("news", "add", "\(site)/")
        #expect(asked.status == 65 && asked.output == "")
        #expect(
          asked.error == """
            seams: The page links to several feeds. Use the address of one:
              \(site)/feed.xml  All
              \(site)/sea.xml

            """)
        let added = try await programs.seams("news", "add", "\(site)/feed.xml", "--category", "Sea")
        #expect(added.status == 0 && added.output == "Added “Quay & Crane” with 1 story.\n")
      }
    }
  }

  @Test func importsWhatItHasExported() async throws {
    try await withPrograms { programs in
      let demo = ["--demo", "--data-dir", programs.dataFolder]
      let list = programs.folder + "/feeds.opml"
      let exported = try await programs.seams(["news", "export", list, "--json"] + demo)
      #expect(exported.status == 0 && exported.output.contains(#""exported":"#))
      let text = try programs.text(of: list)
      let elsewhere = ["--data-dir", programs.folder + "/elsewhere"]
      let imported = try await programs.seams(["news", "import", "-"] + elsewhere, input: text)
      #expect(imported.status == 0 && imported.output.hasPrefix("Added "))
      #expect(try await programs.seams(["news", "export"] + elsewhere).output == text)
    }
  }

  @Test func keepsTheFeedsFetchedBeforeAnInterrupt() async throws {
    try await withPrograms { programs in
      try await withLoopbackServer(answering: Self.answer) { server in
        let list = try programs.file(
          "two.opml",
          """
          <opml version="2.0"><body>
          <outline xmlUrl="http://\(server.authority)/feed.xml"/>
          <outline xmlUrl="http://\(server.authority)/hanging.xml"/>
          </body></opml>
          """)
        #expect(try await programs.seams("news", "import", list).output.hasPrefix("Added 2 feeds"))
        let stopped = try await programs.interruptedSeams(["news", "refresh"], environment: [:]) {
          while let request = await server.nextRequest(), request.path != "/hanging.xml" {}
        }
        #expect(stopped.status == 130 && stopped.output == "")
        #expect(stopped.error.contains(" of 2 feeds. The fetched stories are stored.\n"))
        #expect(try await programs.seams("news", "feeds").status == 0)
      }
    }
  }

  /// A site with a page, a feed, and an address that never answers.
  @Sendable private static func answer(_ request: LoopbackRequest) -> [LoopbackAction] {
    switch request.path {
    case "/":
      reply(
        "text/html",
        """
        <!doctype html><title>Quay</title>
        <link rel="alternate" type="application/rss+xml" href="/feed.xml" title="All">
        <link rel="alternate" type="application/rss+xml" href="sea.xml">
        """)
    case "/feed.xml": reply("application/rss+xml", feed)
    case "/hanging.xml": [.awaitClientGone]
    default: [.send("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")]
    }
  }

  private static func reply(_ type: String, _ text: String) -> [LoopbackAction] {
    [.reply(header: ["Content-Type: \(type)"], body: Array(text.utf8))]
  }
}
