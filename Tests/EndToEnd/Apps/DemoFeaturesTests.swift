import CoreInfrastructure
import TestSupport
import Testing

/// What the sample features do in a demo. A fork has other features, so it has no such tests.
@Suite struct DemoFeaturesTests {
  private let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))

  @Test(.timeLimit(.minutes(1))) func theServerFetchesDueFeedsByItself() async throws {
    try await withPrograms { programs in
      let outcome = try await programs.withServer(
        "--demo", "--data-dir", programs.dataFolder, environment: ["SEAMS_BACKGROUND": "true"]
      ) { server in
        while try await visitor.get("/api/v1/news/stories?limit=1", of: server).text
          .contains(#""stories":[]"#)
        {}
      }
      #expect(outcome.status == 0)
    }
  }

  @Test(arguments: [
    ["bookmarks list"], ["quakes list --near Suva", "quakes count --near Suva"],
    ["stargazers list lindqvist/glaze"], ["news refresh", "news list", "news feeds"],
    ["bookshelf sync", "bookshelf list --all", "bookshelf show cafe-nocturne"],
  ])
  func writesEveryMomentInMilliseconds(_ commands: [String]) async throws {
    try await withPrograms { programs in
      var moments: [Substring] = []
      for command in commands {
        let outcome = try await programs.demo(
          command.split(separator: " ").map(String.init) + ["--json"])
        #expect(outcome.status == 0, "\(command)")
        moments += outcome.output.matches(of: /"(\d{4}-\d\d-\d\dT[^"]*)"/).map(\.output.1)
      }
      #expect(!moments.isEmpty)
      for moment in moments {
        #expect(moment.wholeMatch(of: /.{10}T\d\d:\d\d:\d\d\.\d{3}Z/) != nil, "\(moment)")
      }
    }
  }
}
