import Composition

/// A feature that the server shows. It conforms in its folder of this module.
protocol ServedFeature: Feature {
  /// What the feature adds to the server.
  func served(_ screens: Screens) -> ServerFeature
}

extension ServedFeature {
  /// What the feature adds, over screens of its own.
  fileprivate func served(by features: any Features) async throws(StartFailure) -> ServerFeature {
    served(try await features.screens(of: self))
  }
}

extension ServerFeatures {
  /// The features of a list, in its order.
  ///
  /// A feature that is no ``ServedFeature`` does not compile here. Nothing here waits: a function that is
  /// handed a list of types and waits frees its memory in the wrong order, and ends the program.
  static func served<each Each: ServedFeature>(
    of list: FeatureList<repeat each Each>
  ) -> [any ServedFeature] {
    var all: [any ServedFeature] = []
    for feature in repeat each list.features { all.append(feature) }
    return all
  }

  /// The features, each put together once.
  init(
    _ features: [any ServedFeature], by maker: any Features
  ) async throws(StartFailure) {
    var all: [ServerFeature] = []
    for feature in features { all.append(try await feature.served(by: maker)) }
    self.init(all)
  }
}
