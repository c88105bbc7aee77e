/// The evidence about a package, from four sources called lenses. No lens is enough by itself, and
/// a disagreement between two of them is a finding.
///
/// - **declared**: the manifest, as the package manager reads it.
/// - **imported**: the sources as they are written, inactive `#if` branches included.
/// - **named**: the index that the compiler writes: which symbol is used where.
/// - **exposed**: the symbol graphs: the symbols in the public declarations of a module.
///
/// The last two need a build; without one they are `nil`, and ``gaps`` says why.
public struct Evidence: Sendable {
  /// The folder of the checked build, and the one with its modules and its index.
  static let build = ".build/checked", products = "\(build)/debug"

  public var manifest: Manifest
  /// Sorted by path.
  public var sources: [SourceFile] = []
  /// In the order of the files.
  public var uses: [SymbolUse]?
  public var interfaces: [ModuleInterface]?
  /// The parts that could not be read, and why.
  public var gaps: [EvidenceGap] = []
  /// The headers of C libraries, by path.
  public var headers: [String: String] = [:]

  public init(manifest: Manifest) { self.manifest = manifest }
}

/// A source of evidence: see ``Evidence``.
public enum Lens: String, CaseIterable, Hashable, Sendable {
  case declared, imported, named, exposed
}

/// A part of the package that a lens could not read.
public struct EvidenceGap: Hashable, Sendable {
  public let lens: Lens
  /// A sentence that names the missing part, and the remedy.
  public let reason: String

  public init(lens: Lens, reason: String) { (self.lens, self.reason) = (lens, reason) }
}

public struct Place: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The path from the root of the checkout.
  public let path: String
  /// Counted from 1; 0 for the file as a whole.
  public let line: Int
  /// Counted from 1 in UTF-8 bytes; 0 for the line as a whole.
  public let column: Int

  public init(path: String, line: Int = 0, column: Int = 0) {
    (self.path, self.line, self.column) = (path, line, column)
  }

  public var description: String {
    line == 0 ? path : column == 0 ? "\(path):\(line)" : "\(path):\(line):\(column)"
  }

  public static func < (one: Place, other: Place) -> Bool {
    (one.path, one.line, one.column) < (other.path, other.line, other.column)
  }
}
