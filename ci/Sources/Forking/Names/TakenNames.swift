/// The names that a new feature cannot have, each with its place.
public struct TakenNames: Sendable {
  /// Modules of the toolchain and of packages, with their owners.
  public var modules: [String: String] = [:]
  /// Types of the standard library, of Testing and of Foundation.
  public var standardTypes: Set<String> = []
  /// The existing features, in order.
  public var features: [String] = []
  /// The suffixes of a feature's targets: `Domain`, `UnitTests`.
  public var layers: [String] = []
  /// The targets and products in `Package.swift`.
  public var manifest: [String: String] = [:]
  /// Folders of `Modules`, `Apps` and `Tests`.
  public var folders: [String: String] = [:]
  /// Types that are declared outside of the features' folders.
  public var types: [String: String] = [:]
  /// The first parts of paths that no feature serves.
  public var routes: [String: String] = [:]
  /// Commands that do not belong to a feature.
  public var commands: [String: String] = [:]
  /// Every name in the code of the template, with the place of its first occurrence.
  public var template: [String: String] = [:]
  /// Renames the template for a candidate.
  public var renaming: @Sendable (NamePair) -> Renaming? = { _ in nil }

  public init() {}

  /// A name of the template that would be renamed to an existing name.
  public struct Collision: Hashable, Sendable {
    public let from: String
    public let to: String
    public let place: String
  }

  /// Returns the first collision, sorted by name.
  func collision(of pair: NamePair) -> Collision? {
    guard let renaming = renaming(pair) else { return nil }
    let names = template.keys.sorted()
    // Parses all names as one text, because parsing each on its own takes a second.
    let renamed = renaming.source(names.joined(separator: "\n")).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    guard renamed.count == names.count else { return nil }
    let changed = zip(names, renamed).filter { $0 != $1 }
    let gone = Set(changed.map(\.0))
    for (from, to) in changed.map({ ($0, String($1)) }) where !gone.contains(to) {
      if let place = template[to] ?? types[to] {
        return Collision(from: from, to: to, place: place)
      }
    }
    return nil
  }
}
