import Composition
import CoreWeb

/// A feature of a server: its pages, and the composition of its screens.
protocol ServedFeature: Sendable {
  /// The feature as the composition root knows it.
  var feature: any Feature { get }

  /// Returns what the feature adds to the server.
  func served(by features: any Features) async throws(StartFailure) -> ServerFeature
}

/// A feature of the server. It compiles only if the pages use the screens that the composition
/// makes.
struct ComposedPages<Pages: WebFeature, Source: Feature>: ServedFeature
where Pages.Screens == Source.Screens {
  private let pages: Pages
  private let source: Source

  init(_ pages: Pages, of source: Source) {
    self.pages = pages
    self.source = source
  }

  var feature: any Feature { source }

  func served(by features: any Features) async throws(StartFailure) -> ServerFeature {
    pages.served(try await features.screens(of: source))
  }
}
