import CoreDomain
import FoundationEssentials
import HTTPTypes
import TestSupport
import Testing

/// The pages and the API of the built server, over sockets: two readers, each with their own
/// cookie, with the demo's catalogue.
@Suite struct BookshelfServerTests {
  @Test func twoDemoServersCanStartAtOnceOnNewData() async throws {
    try await withPrograms { programs in
      let folder = programs.folder + "/demo"
      try await withThrowingTaskGroup { group in
        for _ in 0..<2 {
          group.addTask {
            try await programs.withServer("--demo", "--data-dir", folder) { _ in }.status
          }
        }
        for try await status in group { #expect(status == 0) }
      }
    }
  }

  @Test func everyEndpointServesAReader() async throws {
    try await ComicJar.onDemo { server in
      let aoi = try await ComicJar.signedIn("aoi", at: server)
      let state: State = try await aoi.get("/catalogue")
      #expect(try #require(state.series) > 2 && state.finishedAt != nil)
      #expect(try await (aoi.get("/session") as Reader).name == "aoi")

      let found = try await aoi.search("lantern")
      #expect(found.map(\.title) == ["Lantern Row", "Lantern Row: Winter"])
      let all = try await aoi.send(.get, "/series?limit=1")
      #expect(all.response.headerFields[Self.total] == "\(state.series ?? 0)")
      #expect(all.response.headerFields[Self.link]?.contains("cursor=1") == true)

      let shelf: [ComicEntryJSON] = try await aoi.get("/series?owned=yes")
      var volumes: [ComicVolumeJSON] = []
      for entry in shelf {
        let series: ComicSeriesJSON = try await aoi.get("/series/\(entry.id)")
        volumes += series.comics.filter(\.owned)
      }
      #expect(volumes.count == 3)
      let volume = try #require(volumes.first { $0.readable })
      let page: ComicPageJSON = try await aoi.get("/items/c%3A\(volume.id)/pages/1")
      #expect(page.page == 1 && page.pages == volume.pages && page.item == "c:\(volume.id)")
      let progress: [ComicPageJSON] = try await aoi.get("/progress")
      #expect(progress.first?.item == page.item)

      let cover = try await aoi.send(.get, "/series/\(shelf[0].id)/cover.svg")
      #expect(cover.response.headerFields[.contentType] == "image/svg+xml")
    }
  }

  @Test func twoReadersAtOneServerNeverSeeEachOthersShelf() async throws {
    try await ComicJar.onDemo { server in
      async let first = ComicJar.signedIn("aoi", at: server)
      async let second = ComicJar.signedIn("haru", at: server)
      let (aoi, haru) = try await (first, second)
      let before: [ComicEntryJSON] = try await aoi.get("/series?owned=yes")
      let (id, volume) = try await volumeForSale(to: haru, aoi)
      #expect(try await haru.buy(volume).response.status == .created)
      let page = try await haru.send(.get, "/items/c%3A\(volume.id)/pages/1")
      #expect(page.response.status == .ok)

      let series: ComicSeriesJSON = try await aoi.get("/series/\(id)")
      #expect(series.comics.first { $0.id == volume.id }?.owned == false)
      #expect(try await aoi.get("/series?owned=yes") == before)
      #expect(
        try await !(aoi.get("/progress") as [ComicPageJSON]).map(\.item).contains("c:\(volume.id)"))
      let refused = try await aoi.send(.get, "/items/c%3A\(volume.id)/pages/1")
      #expect(refused.response.status.code == 402)
      let nobody = ComicJar(server: server)
      #expect(try await nobody.send(.get, "/progress").response.status == .unauthorized)
      #expect(try await nobody.send(.get, "/series?owned=yes").response.status == .unauthorized)
    }
  }

  @Test func buyingTwicePaysOnce() async throws {
    try await ComicJar.onDemo { server in
      let haru = try await ComicJar.signedIn("haru", at: server)
      let (id, volume) = try await volumeForSale(to: haru)
      async let one = haru.buy(volume)
      async let other = haru.buy(volume)
      let statuses = try await [one, other].map(\.response.status.code)
      #expect(statuses.filter { $0 == 201 }.count == 1)
      #expect(statuses.allSatisfy { [200, 201, 409].contains($0) })
      #expect([200, 409].contains(try await haru.buy(volume).response.status.code))
      let series: ComicSeriesJSON = try await haru.get("/series/\(id)")
      #expect(series.comics.filter { $0.id == volume.id }.map(\.owned) == [true])
    }
  }

  @Test func createsAnAccountAndNeverShowsItsToken() async throws {
    try await withPrograms { programs in
      let ended = try await programs.withServer("--demo", "--data-dir", programs.dataFolder) {
        server in
        let account = #"{"name":"Mio","password":"tide and lantern"}"#
        let nobody = ComicJar(server: server)
        let made = try await nobody.send(.post, "/readers", json: account)
        #expect(made.response.status == .created)
        let cookie = try #require(ComicJar.cookie(of: made))
        let mio = ComicJar(server: server, cookie: cookie)
        let token = cookie.drop { $0 != "=" }.dropFirst()
        for path in ["/bookshelf", "/bookshelf/account", "/bookshelf/progress"] {
          let page = try await mio.page(path)
          #expect(page.response.status == .ok && !page.text.contains(token))
          #expect(page.response.headerFields[.cacheControl] == "private, no-store")
        }
      }
      #expect(!ended.error.contains("tide and lantern"))
    }
  }
}

extension BookshelfServerTests {
  /// Returns the first series with “lantern” in its title, and one of its volumes that none of
  /// these readers owns.
  private func volumeForSale(
    to jars: ComicJar...
  ) async throws -> (series: String, volume: ComicVolumeJSON) {
    let jar = try #require(jars.first)
    let series = try #require(try await jar.search("lantern").first).id
    var volumes = try await jar.volumesForSale(in: series)
    for other in jars.dropFirst() {
      let others = try await other.volumesForSale(in: series).map(\.id)
      volumes.removeAll { !others.contains($0.id) }
    }
    return (series, try #require(volumes.first))
  }

  private static let total = HTTPField.Name("X-Total-Count") ?? .server
  private static let link = HTTPField.Name("Link") ?? .server

  private struct Reader: Decodable {
    let name: String?
  }

  private struct State: Decodable {
    let series: Int?
    let finishedAt: String?
  }
}
