import Composition
import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing

@testable import CLI

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
    ], fetchedAt: Story.fixtureTime(-120), feeds: 2)

  @Test func aListHasItsTabsAndTwoLinesForEachStory() {
    let printout = list(of: StoryListForm(category: "World")).printout(of: .success(page, nil))
    #expect(
      printout
        == Printout(
          """
          All 3  [World 1]
            1  • Harbour reopens
                 The Tidewater Post, B · 1 minute ago · starred · s2
            2    Bridge closed
                 The Tidewater Post · 2025-12-24 · s1

          """, notices: ["Fetched 2 minutes ago."]))
  }

  @Test func whatIsUnreadStandsOutWithColoursAndWithoutUnicode() {
    let bold = Display(isTerminal: true, colors: .always, environment: ["LANG": "C"])
    let text = list(on: bold).printout(of: .success(page, nil))?.text
    #expect(text?.contains("  1  * \u{1B}[1mHarbour reopens\u{1B}[0m\n") == true)
    #expect(text?.contains("  2    Bridge closed\n") == true)
  }

  @Test func anOldListSaysWhatToDoAndWhichFeedsDoNotCome() {
    let troubles = (1...7).map {
      NewsFeedTrouble(feed: NewsFeed.ID("f\($0)"), title: "T\($0)", reason: "Why.")
    }
    let old = StoryPage(
      headlines: page.headlines,
      next: StoryPosition(sortedAt: Story.fixtureTime(), id: Story.ID("s1")),
      fetchedAt: Story.fixtureTime(-3 * 3600), troubles: troubles, feeds: 9)
    let report = RefreshReport(outcomes: [.fixture(.failed(.unreadable(.empty)))], total: 9)
    let notices = list().printout(of: .success(old, report))?.notices
    #expect(
      notices == [
        "9 feeds: 0 new stories, 1 failed.",
        "There are more; --after 1767225600000-s1 goes on there, a higher --limit shows more at once.",
        "Fetched 3 hours ago. “seams news refresh” fetches what is new.",
      ] + (1...5).map { "“T\($0)” does not come. Why." } + [
        "2 more feeds as well; “seams news feeds” shows all."
      ])
  }

  @Test func aMisspeltCategoryGetsTheNearestOne() {
    let tabs = [
      NewsTab(category: nil, unread: 1), NewsTab(category: .fixture("Science"), unread: 1),
    ]
    let nothing = StoryPage(
      headlines: [], tabs: tabs, fetchedAt: Story.fixtureTime(), feeds: 1)
    for (typed, hint) in [("Scince", " Did you mean “Science”?"), ("Sport", "")] {
      let view = StoryListView(StoryListForm(category: typed), in: .news())
      #expect(
        view.printout(of: .success(nothing, nil))?.notices.first
          == "There is no story that this asks for." + hint)
    }
  }

  @Test func whoHasNoFeedsIsToldHowToGetOne() {
    let nothing = StoryPage(headlines: [])
    let words = "There are no feeds yet. “seams news add URL” subscribes to one"
    #expect(
      list().printout(of: .success(nothing, nil))
        == Printout(notices: [words + ", and with --demo invented ones are there."]))
    let demo = StoryListView(StoryListForm(), in: .news(isDemo: true))
    #expect(demo.printout(of: .success(nothing, nil)) == Printout(notices: [words + "."]))
  }

  @Test(arguments: [
    (StoryListForm(limit: "5"), "There are no stories yet."),
    (StoryListForm(words: "clay"), "There is no story that this asks for."),
    (StoryListForm(isUnreadOnly: true), "There is no story that this asks for."),
  ])
  func anEmptyListSaysSo(_ form: StoryListForm, _ sentence: String) {
    let printout = list(of: form).printout(of: .success(StoryPage(headlines: [], feeds: 1), nil))
    #expect(
      printout
        == Printout(
          notices: [sentence, "Nothing was fetched yet. “seams news refresh” does that."]))
  }

  @Test func aStoryIsReadInLinesThatFit() {
    let story = Story(
      id: Story.ID("s1"), title: "Harbour reopens", link: .fixture(),
      authors: [StoryAuthor(name: "Ola Berg"), StoryAuthor(name: nil, email: "m@a.example")]
        .compactMap(\.self),
      summary: CleanHTML(plain: "short"),
      content: CleanHTML(plain: "Ships come in again, as they did before the winter."),
      published: Story.fixtureTime(), arrivedAt: Story.fixtureTime(5),
      categories: ["sea", "trade"],
      enclosures: [
        StoryEnclosure(
          address: .fixture("https://a.example/a.mp3"), type: "audio/mpeg", length: 12_345_678)
      ], carriers: [.fixture(), .fixture(title: "B"), .fixture(title: "C")], isStarred: true)
    let narrow = Display(isTerminal: false, colors: .never, environment: ["COLUMNS": "30"])
    let view = StoryDetailView(display: narrow, json: false)
    #expect(
      view.printout(of: .success(story))?.text == """
        Harbour reopens
          Feed     The Tidewater Post
          Also in  B, C
          By       Ola Berg, m@a.example
          Date     2026-01-01T00:00:00Z
          Link     https://tidewater.example/harbour
          Filed    sea, trade
          Marks    starred

        Ships come in again, as they
        did before the winter.

        File: https://a.example/a.mp3 (audio/mpeg, 12.3 MB)

        """)
  }

  @Test func aStoryWithoutAContentShowsItsSummary() {
    let view = StoryDetailView(display: .plain, json: false)
    let story = Story.fixture(summary: CleanHTML(plain: "In short."))
    #expect(view.printout(of: .success(story))?.text.hasSuffix("\n\nIn short.\n") == true)
  }

  @Test func jsonIsOneValueWithEveryKey() {
    let printout = list(json: true).printout(of: .success(page, nil))
    #expect(
      printout?.text
        == sortedJSON(
          #"{"fetchedAt":"2025-12-31T23:58:00.000Z","next":null,"stories":[{"link":null,"date":"2025-12-31T23:58:30.000Z","#
            + #""excerpt":"","feeds":["The Tidewater Post","B"],"id":"s2","read":false,"#
            + #""starred":true,"title":"Harbour reopens"},{"link":null,"date":"2025-12-24T00:00:00.000Z","#
            + #""excerpt":"","feeds":["The Tidewater Post"],"id":"s1","read":true,"#
            + #""starred":false,"title":"Bridge closed"}],"tabs":[{"category":null,"unread":3},"#
            + #"{"category":"World","unread":1}],"troubles":[]}"#) + "\n")
    let empty = list(json: true).printout(of: .success(StoryPage(headlines: []), nil))
    #expect(
      empty?.text == sortedJSON(
        #"{"fetchedAt":null,"next":null,"stories":[],"tabs":[],"troubles":[]}"#) + "\n")
    #expect(empty?.notices.count == 1)
    let story = StoryDetailView(display: .plain, json: true).printout(of: .success(.fixture()))
    #expect(story?.text.contains(#""id":"s1","#) == true)
    #expect(StoryMarkingView(json: true).printout(of: .marked(4))?.text == "{\"marked\":4}\n")
  }

  @Test func aStarAndMarksAreSentences() {
    let view = StoryStarView(display: .plain, json: false)
    #expect(
      view.printout(of: .success(.fixture(isStarred: true)))?.text
        == "“Harbour reopens” has a star.\n")
    #expect(
      view.printout(of: .success(.fixture()))?.text == "“Harbour reopens” has no star.\n")
    let marking = StoryMarkingView(json: false)
    #expect(marking.printout(of: .marked(1))?.text == "Marked 1 story as read.\n")
    #expect(marking.printout(of: .success(page, nil)) == nil)
  }

  @Test func textThatTellsATerminalToDoSomethingDoesNot() {
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
    for printout in [
      list(on: display).printout(of: .success(page, nil)),
      StoryDetailView(display: display, json: false).printout(of: .success(story)),
      StoryDetailView(display: .plain, json: true).printout(of: .success(story)),
      StoryStarView(display: display, json: false).printout(of: .success(story)),
      NewsPreviewView(display: display, json: false)
        .printout(
          of: .success(.fixture(title: hostile, .fixture(title: hostile, summary: hostile)))),
    ] {
      _ = printout?.print(to: console)
    }
    #expect((console.output + console.error).unicodeScalars.allSatisfy { !$0.isCommand })
    #expect(console.output.contains("evil") && console.error.contains("evil"))
  }

  @Test func statesOnTheWayPrintNothing() {
    let progress = RefreshProgress(done: 1, total: 2)
    for state in [.idle, .preparing(StoryListForm()), .refreshing(page, progress), .marked(1)]
      as [StoryListState]
    {
      #expect(list().printout(of: state) == nil)
    }
    for state in [.idle, .preparing(Story.ID("s1"))] as [StoryDetailState] {
      #expect(StoryDetailView(display: .plain, json: false).printout(of: state) == nil)
      #expect(StoryStarView(display: .plain, json: false).printout(of: state) == nil)
    }
  }

  private func list(
    of form: StoryListForm = StoryListForm(), on display: Display = .plain, json: Bool = false
  ) -> StoryListView {
    StoryListView(form, in: .news(display: display), json: json)
  }
}
