/// A row of the table of layers: what targets of one place in the architecture may do.
public struct Layer: Hashable, Sendable {
  /// The names of its targets: `{Feature}Domain`, `CoreDomain`.
  public let pattern: NamePattern
  /// The folder of each of them, with the same open part.
  public let folder: NamePattern
  public let kind: Kind
  /// Patterns of the layers that it may see. An open part that this layer has too is the same one.
  public let sees: [NamePattern]
  /// Modules of other packages that it may import.
  public let packages: [String]
  /// Modules of the toolchain that it may import, beside the standard library.
  public let toolchain: [String]
  /// Modules, or patterns of layers, whose types its public signatures may name beside its own.
  public let shows: [NamePattern]
  /// The line of the row in the document, counted from 1.
  public let line: Int

  /// What a layer is to the others. The words stand in the tables as they stand here.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Values and protocols, and no effects.
    case domain
    /// What stands behind the protocols of a Domain.
    case implementation
    /// The headers of a library of C.
    case cLibrary = "C library"
    /// Doubles, builders and contract suites.
    case doubles
    /// The one place that names implementations.
    case root
    /// Views, bindings and controllers.
    case app
    /// `@main`, and nothing else.
    case program
    /// What tests of the real thing need.
    case support
    case tests
    /// Bad designs, kept to be looked at. No rule applies.
    case exempt
  }
}
