import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing
import ViewTestSupport

@testable import CoreCLI
@testable import NewsCLI

/// The list and the single story, formatted for people and for other programs.
@Suite struct CLIStoryViewTests {
  private let page = StoryPage(
    headlines: [
      .fixture(
        id: "s2", title: "Harbour reopens", seconds: -90,
        carriers: [.fixture(), .fixture(title: "B")],
        isStarred: true),
      .fixture(id: "s1", title: "Bridge closed", seconds: -8 * 86_400, isRead: true),
    ],
    tabs: [
      NewsTab(category: nil, unread: 3), NewsTab(category: .fixture("World"), unread: 1),
    ], fetchedAt: Timestamp.fixture(-120), feeds: 2)

  @Test func printsTheTabsAndTwoLinesPerStory() {
    let commandOutput = list(of: StoryListForm(category: "World")).commandOutput(
      of: .success(page, nil))
    #expect(
      commandOutput
        == CommandOutput(
          """
          All 3  [World 1]
            1  • Harbour reopens
                 The Tidewater Post, B · 1 minute ago · starred · s2
            2    Bridge closed
                 The Tidewater Post · 2025-12-24 · s1

          """, notices: ["Fetched 2 minutes ago."]))
  }

  @Test func titlesAndFeedsFitTheWidthOfATerminal() {
    let narrow = Display(
      isTerminal: true, colors: .never, environment: ["LANG": "C.UTF-8"], columns: 18)
    let view = list(of: StoryListForm(category: "World"), on: narrow)
    #expect(
      view.commandOutput(of: .success(page, nil))?.text == """
        All 3  [World 1]
          1  • Harbour re…
               The Tidewa…
               1 minute ago · starred · s2
          2    Bridge clo…
               The Tidewa…
               2025-12-24 · s1

        """)
  }

  @Test func marksUnreadStoriesWithColoursAndWithoutUnicode() {
    let bold = Display(isTerminal: true, colors: .always, environment: ["LANG": "C"])
    let text = list(on: bold).commandOutput(of: .success(page, nil))?.text
    #expect(text?.contains("  1  * \u{1B}[1mHarbour reopens\u{1B}[0m\n") == true)
    #expect(text?.contains("  2    Bridge closed\n") == true)
  }

  @Test func namesTheAgeOfAnOldListAndTheFailingFeeds() {
    let troubles = (1...7).map {
      NewsFeedTrouble(feed: NewsFeed.ID("f\($0)"), title: "T\($0)", reason: "Why.")
    }
    let old = StoryPage(
      headlines: page.headlines,
      next: StoryPosition(sortedAt: Timestamp.fixture(), id: Story.ID("s1")),
      fetchedAt: Timestamp.fixture(-3 * 3600), troubles: troubles, feeds: 9)
    let report = RefreshReport(outcomes: [.fixture(.failed(.unreadable(.empty)))], total: 9)
    let notices = list().commandOutput(of: .success(old, report))?.notices
    #expect(
      notices == [
        "9 feeds: 0 new stories, 1 failed.",
        "There are more. Continue with --cursor 1767225600000-s1, or use a higher --limit.",
        "Fetched 3 hours ago. Fetch new stories with “seams news refresh”.",
      ] + (1...5).map { "“T\($0)” could not be updated. Why." } + [
        "2 more feeds could not be updated. See “seams news feeds”."
      ])
  }

  @Test func suggestsTheNearestCategoryForAMisspeltOne() {
    let tabs = [
      NewsTab(category: nil, unread: 1), NewsTab(category: .fixture("Science"), unread: 1),
    ]
    let nothing = StoryPage(headlines: [], tabs: tabs, fetchedAt: Timestamp.fixture(), feeds: 1)
    for (typed, hint) in [("Scince", " Did you mean “Science”?"), ("Sport", "")] {
      let view = StoryListView(StoryListForm(category: typed), in: .fixture())
      #expect(
        view.commandOutput(of: .success(nothing, nil))?.notices.first
          == "No stories found." + hint)
    }
  }

  @Test func saysHowToSubscribeIfThereAreNoFeeds() {
    let nothing = StoryPage(headlines: [])
    let words = "There are no feeds yet. Subscribe to one with “seams news add URL”"
    #expect(
      list().commandOutput(of: .success(nothing, nil))
        == CommandOutput(notices: [words + ", or try sample feeds with --demo."]))
    let demo = StoryListView(StoryListForm(), in: .fixture(isDemo: true))
    #expect(demo.commandOutput(of: .success(nothing, nil)) == CommandOutput(notices: [words + "."]))
  }

  @Test(arguments: [
    (StoryListForm(limit: "5"), "There are no stories to show."),
    (StoryListForm(isUnreadOnly: true), "No stories found."),
  ])
  func saysThatAListIsEmpty(_ form: StoryListForm, _ sentence: String) {
    let commandOutput = list(of: form).commandOutput(
      of: .success(StoryPage(headlines: [], feeds: 1), nil))
    #expect(
      commandOutput
        == CommandOutput(
          notices: [sentence, "No feed was fetched yet. Fetch them with “seams news refresh”."]))
  }

  @Test func wrapsAStoryToTheDisplay() {
    let story = Story(
      id: Story.ID("s1"), title: "Harbour reopens", link: .fixture(),
      authors: [StoryAuthor(name: "Ola Berg"), StoryAuthor(name: nil, email: "m@a.example")]
        .compactMap(\.self),
      summary: CleanHTML(plain: "short"),
      content: CleanHTML(plain: "Ships come in again, as they did before the winter."),
      published: Timestamp.fixture(), arrivedAt: Timestamp.fixture(5),
      categories: ["sea", "trade"],
      enclosures: [
        StoryEnclosure(
          address: .fixture("https://a.example/a.mp3"), type: "audio/mpeg", length: 12_345_678)
      ], carriers: [.fixture(), .fixture(title: "B"), .fixture(title: "C")], isStarred: true)
    let narrow = Display(isTerminal: false, colors: .never, environment: ["COLUMNS": "30"])
    let view = StoryDetailView(display: narrow, json: false)
    #expect(
      view.commandOutput(of: .success(story))?.text == """
        Harbour reopens
          Feed     The Tidewater Post
          Also in  B, C
          By       Ola Berg, m@a.example
          Date     2026-01-01T00:00:00Z
          Link     https://tidewater.example/harbour
          Tags     sea, trade
          Marks    starred

        Ships come in again, as they
        did before the winter.

        File: https://a.example/a.mp3 (audio/mpeg, 12.3 MB)

        """)
  }

  @Test func showsTheSummaryOfAStoryWithoutContent() {
    let view = StoryDetailView(display: .plain, json: false)
    let story = Story.fixture(summary: CleanHTML(plain: "In short."))
    #expect(view.commandOutput(of: .success(story))?.text.hasSuffix("\n\nIn short.\n") == true)
  }

  @Test func printsOneJSONValueWithAllKeys() {
    let commandOutput = list(json: true).commandOutput(of: .success(page, nil))
    #expect(
      commandOutput?.text
        == sortedJSON(
          #"{"fetchedAt":"2025-12-31T23:58:00.000Z","next":null,"previous":null,"#
            + #""stories":[{"link":null,"date":"2025-12-31T23:58:30.000Z","#
            + #""excerpt":"","feeds":["The Tidewater Post","B"],"id":"s2","read":false,"#
            + #""starred":true,"title":"Harbour reopens"},{"link":null,"date":"2025-12-24T00:00:00.000Z","#
            + #""excerpt":"","feeds":["The Tidewater Post"],"id":"s1","read":true,"#
            + #""starred":false,"title":"Bridge closed"}],"tabs":[{"category":null,"unread":3},"#
            + #"{"category":"World","unread":1}],"troubles":[]}"#) + "\n")
    let empty = list(json: true).commandOutput(of: .success(StoryPage(headlines: []), nil))
    #expect(
      empty?.text == sortedJSON(
        #"{"fetchedAt":null,"next":null,"previous":null,"stories":[],"tabs":[],"troubles":[]}"#)
        + "\n")
    #expect(empty?.notices.count == 1)
    let story = StoryDetailView(display: .plain, json: true).commandOutput(of: .success(.fixture()))
    #expect(story?.text.contains(#""id":"s1","#) == true)
    #expect(StoryMarkingView(json: true).commandOutput(of: .marked(4))?.text == "{\"marked\":4}\n")
  }

  @Test func printsTheResultOfStarringAndMarking() {
    let view = StoryStarView(display: .plain, json: false)
    #expect(
      view.commandOutput(of: .success(.fixture(isStarred: true)))?.text
        == "Starred “Harbour reopens”.\n")
    #expect(view.commandOutput(of: .success(.fixture()))?.text == "Unstarred “Harbour reopens”.\n")
    let marking = StoryMarkingView(json: false)
    #expect(marking.commandOutput(of: .marked(1))?.text == "Marked 1 story as read.\n")
    #expect(marking.commandOutput(of: .success(page, nil)) == nil)
  }

  @Test func removesControlSequencesFromForeignText() {
    let hostile = "\u{1B}]0;x\u{7}\u{202E}evil"
    let display = Display(isTerminal: true, colors: .never, environment: ["LANG": "C.UTF-8"])
    let carriers = [StoryCarrier.fixture(title: hostile)]
    let page = StoryPage(
      headlines: [.fixture(title: hostile, carriers: carriers)],
      troubles: [NewsFeedTrouble(feed: NewsFeed.ID("f"), title: hostile, reason: "No.")], feeds: 1)
    let story = Story.fixture(
      title: hostile, authors: [StoryAuthor(name: hostile)].compactMap(\.self),
      content: CleanHTML(plain: hostile), carriers: carriers)
    let console = ScriptedConsole()
    for commandOutput in [
      list(on: display).commandOutput(of: .success(page, nil)),
      StoryDetailView(display: display, json: false).commandOutput(of: .success(story)),
      StoryDetailView(display: .plain, json: true).commandOutput(of: .success(story)),
      StoryStarView(display: display, json: false).commandOutput(of: .success(story)),
      NewsPreviewView(display: display, json: false)
        .commandOutput(
          of: .success(.fixture(title: hostile, .fixture(title: hostile, summary: hostile)))),
    ] {
      _ = commandOutput?.print(to: console)
    }
    #expect((console.output + console.error).unicodeScalars.allSatisfy { !$0.isCommand })
    #expect(console.output.contains("evil") && console.error.contains("evil"))
  }

  @Test func printsNothingForIntermediateStates() {
    let progress = RefreshProgress(done: 1, total: 2)
    for state in [.idle, .preparing(StoryListForm()), .refreshing(page, progress), .marked(1)]
      as [StoryListState]
    {
      #expect(list().commandOutput(of: state) == nil)
    }
    for state in [.idle, .preparing(Story.ID("s1"))] as [StoryDetailState] {
      #expect(StoryDetailView(display: .plain, json: false).commandOutput(of: state) == nil)
      #expect(StoryStarView(display: .plain, json: false).commandOutput(of: state) == nil)
    }
  }

  private func list(
    of form: StoryListForm = StoryListForm(), on display: Display = .plain, json: Bool = false
  ) -> StoryListView {
    StoryListView(form, in: .fixture(display: display), json: json)
  }
}

/// Sizes, formatted for people.
@Suite struct CLIStoryTextTests {
  @Test(
    arguments: [
      (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 kB"), (9_549, "9.5 kB"),
      (12_345_678, "12.3 MB"), (2_000_000_000, "2.0 GB"), (Int64.max, "9223372036.8 GB"),
    ] as [(Int64, String)])
  func writesASizeInItsLargestUnit(_ bytes: Int64, _ size: String) {
    #expect(StoryFigures.size(bytes) == size)
  }
}
