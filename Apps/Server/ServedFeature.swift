import Composition

/// A feature that the server serves. It conforms to this protocol in its folder of this module.
protocol ServedFeature: Feature {
  /// Returns what the feature adds to the server.
  func served(_ screens: Screens) -> ServerFeature
}

extension ServedFeature {
  /// Returns what the feature adds to the server, with its own screens.
  fileprivate func served(by features: any Features) async throws(StartFailure) -> ServerFeature {
    served(try await features.screens(of: self))
  }
}

extension ServerFeatures {
  /// The features of a list, in its order.
  ///
  /// Compiles only if every feature is a ``ServedFeature``. The function must not be `async`,
  /// because an `async` function with a parameter pack deallocates memory in the wrong order and
  /// crashes.
  static func served<each Each: ServedFeature>(
    of list: FeatureList<repeat each Each>
  ) -> [any ServedFeature] {
    var all: [any ServedFeature] = []
    for feature in repeat each list.features { all.append(feature) }
    return all
  }

  /// Creates the features, one instance each.
  init(
    _ features: [any ServedFeature], by maker: any Features
  ) async throws(StartFailure) {
    var all: [ServerFeature] = []
    for feature in features { all.append(try await feature.served(by: maker)) }
    self.init(all)
  }
}
