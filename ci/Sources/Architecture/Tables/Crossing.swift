/// A row on what may cross an edge: which symbols one layer may name of another one.
struct Crossing: Sendable {
  let users: [LayerSelector]
  let owners: [LayerSelector]
  let groups: [SymbolGroup]
  /// Whether the user's types may conform to protocols of the owner.
  let mayConform: Bool
  let line: Int
}

/// A row on what the modules of a layer may declare public.
struct Showing: Sendable {
  let layers: [LayerSelector]
  let groups: [SymbolGroup]
  let line: Int
}

/// A row on which tests may open which modules with `@testable`.
struct Opening: Sendable {
  let tests: [LayerSelector]
  let modules: [NamePattern]
  let line: Int
}
