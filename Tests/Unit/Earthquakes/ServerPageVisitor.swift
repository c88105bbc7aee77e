import Composition
import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesRouter
import EarthquakesTesting
import EarthquakesViewModel
import HTTPTypes

@testable import Server

/// The screens over their real view models and a repository, put together as the composition does it.
struct PageScreens: EarthquakesScreens {
  let repository: any QuakeRepository

  func count(
    navigator: any Navigator, dialogs: any DialogPresenting
  ) -> any QuakeCountScreen {
    QuakeCountViewModel(
      repository: repository, router: router(navigator), dialogs: dialogs, rules: .fixture)
  }

  func list(navigator: any Navigator) -> any QuakeListScreen {
    QuakeListViewModel(repository: repository, router: router(navigator), rules: .fixture)
  }

  func detail(navigator: any Navigator) -> any QuakeDetailScreen {
    QuakeDetailViewModel(repository: repository)
  }

  func places(navigator: any Navigator) -> any PlaceListScreen {
    PlaceListViewModel(router: router(navigator), rules: .fixture)
  }

  func picture(navigator: any Navigator) -> any QuakePictureScreen {
    QuakePictureViewModel(repository: repository, rules: .fixture)
  }

  func destination(of route: Route) -> EarthquakesDestination? {
    router(SpyNavigator()).destination(of: route)
  }

  private func router(_ navigator: any Navigator) -> RouteEarthquakesRouter {
    RouteEarthquakesRouter(navigator: navigator)
  }
}

/// The feature's site: its routes, and the style sheet. There is no socket.
struct QuakeSite {
  private let site: Site

  init(_ screens: any EarthquakesScreens) {
    let feature = EarthquakesFeature().served(screens)
    let layout = PageLayout(menus: [feature.menu])
    site = Site(
      routes: feature.routes(layout) + [StyleSheet.route], forgery: ForgeryGuard(),
      access: AccessGuard(token: nil, sessions: Sessions { 0 }), layout: layout, log: { _ in })
  }

  init(over repository: any QuakeRepository) {
    self.init(PageScreens(repository: repository))
  }

  func reply(to path: String, _ method: HTTPRequest.Method = .get) async -> ServerReply {
    let head = HTTPRequest(method: method, scheme: "http", authority: "localhost", path: path)
    return await site.answer(head, body: BytesSource([])).reply
  }

  /// The text of a whole reply.
  func text(of path: String) async throws -> String {
    try await reply(to: path).wholeText()
  }
}

/// Somebody at the pages, who opens, types and taps, and looks at what the browser shows, also while a
/// page is still coming.
final class PageVisitor {
  private let site: QuakeSite
  private var typed: [String: String] = [:]
  /// The page that is shown.
  private(set) var page = PageReader("", styleSheet: "")
  /// Its address.
  private(set) var address = ""
  private(set) var status = HTTPResponse.Status.ok

  init(_ repository: any QuakeRepository) {
    site = QuakeSite(over: repository)
  }

  func open(_ path: String) async throws {
    try await open(path) { _ in }
  }

  /// Types a text into the field of a label.
  func type(_ text: String, into label: String) {
    typed[label] = text
  }

  /// Taps the button of a text.
  ///
  /// - Parameter look: sees the page when its first piece has come.
  func tap(
    _ button: String, looking look: (PageReader) async throws -> Void = { _ in }
  ) async throws {
    guard let path = page.request(tapping: button, typed: typed) else {
      throw NoSuchButton(text: button)
    }
    typed = [:]
    try await open(path, looking: look)
  }

  private func open(
    _ path: String, looking look: (PageReader) async throws -> Void
  ) async throws {
    let style = try await site.text(of: "/style.css")
    let reply = await site.reply(to: path)
    address = path
    status = reply.status
    guard case .stream(let stream) = reply.body else {
      page = PageReader(reply.text, styleSheet: style)
      return
    }
    let sink = PieceSink()
    async let sending: Void = sink.take(stream)
    var html = ""
    for await piece in sink.pieces {
      let isFirst = html.isEmpty
      html += piece
      page = PageReader(html, styleSheet: style)
      if isFirst { try await look(page) }
    }
    try await sending
  }

  struct NoSuchButton: Error {
    let text: String
  }
}

/// A sink that tells of every piece when it comes.
final class PieceSink: ByteSink {
  let pieces: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation

  init() {
    (pieces, continuation) = AsyncStream.makeStream()
  }

  /// Takes a stream to its end.
  func take(_ stream: ReplyStream) async throws {
    defer { continuation.finish() }
    try await stream.write(self)
  }

  func write(_ bytes: [UInt8]) async throws(FileFailure) {
    continuation.yield(String(decoding: bytes, as: UTF8.self))
  }
}

extension ServerReply {
  /// The body as text; none where it is made while it is sent.
  var text: String {
    if case .bytes(let bytes) = body { String(decoding: bytes, as: UTF8.self) } else { "" }
  }

  /// The body as text, made to its end.
  func wholeText() async throws -> String {
    guard case .stream(let stream) = body else { return text }
    let sink = CollectingSink()
    try await stream.write(sink)
    return sink.text
  }
}
