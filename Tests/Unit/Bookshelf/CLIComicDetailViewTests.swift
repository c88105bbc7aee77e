import BookshelfDomain
import CoreDomain
import CoreTesting
import Testing

@testable import BookshelfCLI
@testable import CoreCLI

/// The view of a series: its volumes with prices, and its grid.
@Suite struct CLIComicDetailViewTests {
  @Test func numbersVolumesAndEpisodesButNotAdvertisements() throws {
    let commandOutput = try #require(view().commandOutput(of: .success(CLIComicFixtures.detail())))
    #expect(
      String(decoding: commandOutput.output, as: UTF8.self) == """
        Paper Lantern
          Reading    ペーパーランタン
          By         Mio Sakuma, T. Ode
          Publisher  Invented Press
          Series     aa11
          Next       2026-02-28T00:00:00Z

        Volumes
          1  1 · owned · 3 pages · c:aa11-1
          2  2 · ¥600 · for sale · 180 pages · c:aa11-2
          3  3 · ¥528 · will be released on 2026-02-28 · 1 page · c:aa11-3

        Episodes
          4  Dawn · requires volume aa11-2 · e:e2
             Advertisement (banner): https://lantern.example/
          5  Dusk · 2025-12-31 · free · readable · e:e1

        Continue reading
             Paper Lantern 1, page 1 of 3 · c:aa11-1

        """)
    #expect(commandOutput.notices == [] && commandOutput.status == .success)
  }

  @Test func theNumbersReferToTheItemsOnDisplay() {
    let items = CLIComicFixtures.detail().items.map(\.text)
    #expect(items == ["c:aa11-1", "c:aa11-2", "c:aa11-3", "e:e2", "e:e1"])
  }

  @Test func saysThatAnEpisodeRequiresSigningIn() throws {
    let detail = CLIComicFixtures.detail(for: .nobody)
    let commandOutput = try #require(view().commandOutput(of: .success(detail)))
    let text = String(decoding: commandOutput.output, as: UTF8.self)
    #expect(text.contains("  1  1 · ¥528 · for sale · 3 pages · c:aa11-1\n"))
    #expect(text.contains("  4  Dawn · requires signing in · e:e2\n"))
  }

  @Test func aSeriesWithoutDetailsIsItsTitleAndIdentifier() throws {
    let detail = ComicDetail(
      of: CLIComicFixtures.kiln, for: .nobody, progress: [], isAdvertising: false,
      at: CLIComicFixtures.now)
    #expect(
      view().commandOutput(of: .success(detail)) == CommandOutput("土の窯\n  Series     aa12\n"))
  }

  @Test func jsonIsAnObjectWithVolumesAndEpisodes() throws {
    let view = ComicDetailView(context: .bookshelf(), json: true)
    let commandOutput = try #require(view.commandOutput(of: .success(CLIComicFixtures.detail())))
    let text = String(decoding: commandOutput.output, as: UTF8.self)
    #expect(text.contains("\"authors\":[\"Mio Sakuma\",\"T. Ode\"]"))
    #expect(text.contains("\"comics\":[{"))
    #expect(text.contains(#""continueReading":{"item":"c:aa11-1","page":1,"title""#))
    #expect(text.hasSuffix("}\n") && !text.contains("dvertisement"))
  }

  @Test func printsNothingForIntermediateStates() {
    let id = Comic.ID("aa11-2")
    for state in [.idle, .preparing, .buying(id)] as [ComicDetailState] {
      #expect(view().commandOutput(of: state) == nil)
    }
  }

  private func view() -> ComicDetailView { ComicDetailView(context: .bookshelf()) }
}
