import Toolbox

/// A package with the layers of this one and nothing in them: features of five modules each, three
/// files in a module, and one planted violation in ten modules.
struct GeneratedPackage {
  let modules: Int
  private let features: [String]

  /// - Parameter modules: how many there are at least: features are whole, and Core and Composition
  ///   count.
  init(modules: Int) {
    let count = (modules + 2) / Self.layers.count
    features = (1...count).map { "Feature\($0)" }
    self.modules = 2 + count * Self.layers.count
  }

  private static let layers = ["Domain", "Repository", "ViewModel", "Router", "Infrastructure"]

  /// The findings that there have to be, each with its place.
  var planted: [String] {
    plantedFeatures.map { "Modules/\($0)/ViewModel/Screen.swift:9:3: print" }
  }

  private var plantedFeatures: [String] {
    features.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
  }

  /// Writes manifest and sources.
  func write(to repository: Repository) throws(ToolFailure) {
    try repository.write(manifest, to: "Package.swift")
    try repository.write(Self.core, to: "Modules/Core/Domain/Clock.swift")
    try repository.write(composition, to: "Apps/Composition/Composition.swift")
    for feature in features {
      try repository.write(Self.port(feature), to: "Modules/\(feature)/Domain/Port.swift")
      for layer in Self.layers {
        let folder = "Modules/\(feature)/\(layer)"
        try repository.write(Self.value(feature, layer), to: "\(folder)/Value.swift")
        try repository.write(Self.note(layer), to: "\(folder)/Note.swift")
        guard layer != "Domain" else { continue }
        let isPlanted = layer == "ViewModel" && plantedFeatures.contains(feature)
        try repository.write(
          Self.implementation(feature, layer, isPlanted), to: "\(folder)/Screen.swift")
      }
    }
  }

  /// Builds a package that was written.
  ///
  /// - Throws: ``ToolFailure`` with what the compiler says.
  static func build(_ repository: Repository) throws(ToolFailure) {
    // The package manager leaves its locks in the temporary folder: so they go with the package.
    let result = try Shell.run(
      ["swift", "build", "--scratch-path", ".build/checked"], in: repository.root,
      environment: ["TMPDIR": repository.root], merged: true)
    guard result.succeeded else {
      throw ToolFailure("The generated package does not build: \(result.output.suffix(2000))")
    }
  }
}

extension GeneratedPackage {
  private var manifest: String {
    let targets = features.flatMap { feature in
      Self.layers.map { layer in
        let sees = layer == "Domain" ? ["CoreDomain"] : ["CoreDomain", "\(feature)Domain"]
        return Self.target("\(feature)\(layer)", sees, "Modules/\(feature)/\(layer)")
      }
    }
    let all = features.flatMap { feature in Self.layers.map { feature + $0 } }
    return """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "Generated", targets: [
      \(Self.target("CoreDomain", [], "Modules/Core/Domain"))
      \(Self.target("Composition", all + ["CoreDomain"], "Apps/Composition"))
      \(targets.joined(separator: "\n"))
      ])

      """
  }

  private static func target(_ name: String, _ sees: [String], _ path: String) -> String {
    let list = sees.map { "\"\($0)\"" }.joined(separator: ", ")
    return "  .target(name: \"\(name)\", dependencies: [\(list)], path: \"\(path)\"),"
  }

  private static let core = """
    public struct Moment: Hashable, Sendable { public init() {} }
    public protocol Clock: Sendable { var now: Moment { get } }

    """

  private static func port(_ feature: String) -> String {
    """
    public import CoreDomain
    public protocol \(feature)Port { func item(_ number: Int) -> \(feature)Item }
    public struct \(feature)Item: Hashable, Sendable {
      public let number: Int
      public let moment: Moment
      public init(number: Int, moment: Moment) { self.number = number; self.moment = moment }
    }

    """
  }

  private static func value(_ feature: String, _ layer: String) -> String {
    """
    struct Value {
      var numbers: [Int] = []
      mutating func add(_ number: Int) { numbers.append(number); numbers.sort() }
      var sum: Int { numbers.reduce(0, +) }
      var text: String { "\(feature) \(layer): " + numbers.map(String.init).joined(separator: ",") }
    }

    """
  }

  private static func note(_ layer: String) -> String {
    """
    enum Note: String, CaseIterable {
      case first, second, third
      var next: Note { self == .first ? .second : .third }
      static func notes(of text: String) -> [Note] { allCases.filter { text.contains($0.rawValue) } }
    }

    """
  }

  /// The planted line is the ninth.
  private static func implementation(_ feature: String, _ layer: String, _ isPlanted: Bool)
    -> String
  {
    """
    public import CoreDomain
    public import \(feature)Domain

    public struct \(feature)\(layer)Screen: \(feature)Port {
      private let clock: any Clock
      public init(clock: any Clock) { self.clock = clock }
      public func item(_ number: Int) -> \(feature)Item {
      var value = Value()
      \(isPlanted ? "print(number)" : "_ = number")
      value.add(number)
      return \(feature)Item(number: value.sum, moment: clock.now)
      }
    }

    """
  }

  private var composition: String {
    let imports = features.flatMap { feature in Self.layers.map { "import \(feature)\($0)" } }
    let calls = features.flatMap { feature in
      Self.layers.dropFirst().map { layer in
        """
        func make\(feature)\(layer)(_ clock: any Clock) -> any \(feature)Port {
          \(feature)\(layer)Screen(clock: clock)
        }
        """
      }
    }
    return (["import CoreDomain"] + imports + calls).map { $0 + "\n" }.joined()
  }
}
