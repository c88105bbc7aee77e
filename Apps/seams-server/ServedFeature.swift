import Composition
import CoreWeb

/// A feature of a server: its pages, and the composition of its screens.
protocol ServedFeature: Sendable {
  var feature: any Feature { get }

  /// Composes the feature's screens and returns its part of the server.
  func served(by features: any Features) async throws(StartFailure) -> ServerFeature
}

/// The pages of a feature together with the composition of its screens. The compiler checks that
/// both use the same type of screens.
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
