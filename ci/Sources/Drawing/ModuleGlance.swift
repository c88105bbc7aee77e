/// What the page of a module tells at a glance: its layers, its ports, its tests, and how it becomes
/// the beginning of something else.
///
/// All of it is evidence. Nothing is written for the page, and nothing is measured by hand.
public struct ModuleGlance: Hashable, Sendable {
  /// The folder of `Modules`.
  public var folder: String
  /// From the Domain outwards.
  public var layers: [Layer]
  /// The module's own first, then those of Core; each group by name.
  public var ports: [Port]
  /// In the order of `docs/pyramid.md`; no level without a target.
  public var levels: [Level]
  public var start: Start

  public init(
    folder: String, layers: [Layer], ports: [Port], levels: [Level], start: Start
  ) {
    self.folder = folder
    self.layers = layers
    self.ports = ports
    self.levels = levels
    self.start = start
  }

  /// A target of the module that is written in Swift.
  public struct Layer: Hashable, Sendable {
    /// The folder below that of the module: `Domain`.
    public var name: String
    public var target: String
    /// A fragment, without a full stop.
    public var purpose: String
    public var shown: ShownTypes
    /// What it may see and what it sees, in order of their owners.
    public var edges: [ModuleGraph.Edge]
    /// Products of other packages, by name.
    public var products: [String]

    public init(
      name: String, target: String, purpose: String, shown: ShownTypes = ShownTypes(),
      edges: [ModuleGraph.Edge] = [], products: [String] = []
    ) {
      self.name = name
      self.target = target
      self.purpose = purpose
      self.shown = shown
      self.edges = edges
      self.products = products
    }
  }

  /// How many types others can see, those inside of other types not counted.
  public struct ShownTypes: Hashable, Sendable {
    public var protocols: Int
    /// Structs and enums.
    public var values: Int
    /// Classes and actors.
    public var classes: Int

    public init(protocols: Int = 0, values: Int = 0, classes: Int = 0) {
      self.protocols = protocols
      self.values = values
      self.classes = classes
    }
  }

  /// A protocol that somebody is handed by `init`.
  public struct Port: Hashable, Sendable {
    public var type: Place
    /// The layers that are handed it, by name; none on the page of Core, which implements.
    public var users: [String]
    /// What implements it in the product.
    public var adapters: [Place]
    /// What implements it for tests.
    public var doubles: [Place]
    /// The suites that every implementation passes.
    public var contracts: [Place]

    public init(
      type: Place, users: [String] = [], adapters: [Place] = [], doubles: [Place] = [],
      contracts: [Place] = []
    ) {
      self.type = type
      self.users = users
      self.adapters = adapters
      self.doubles = doubles
      self.contracts = contracts
    }
  }

  /// A type, and the file that declares it, named from the root of the checkout.
  public struct Place: Hashable, Sendable, Comparable {
    public var name: String
    public var path: String

    public init(_ name: String, in path: String) {
      self.name = name
      self.path = path
    }

    public static func < (one: Place, other: Place) -> Bool {
      (one.name, one.path) < (other.name, other.path)
    }
  }

  /// The tests of the module at a level.
  public struct Level: Hashable, Sendable {
    /// As `docs/pyramid.md` calls it: `unit`.
    public var name: String
    public var target: String
    /// Named from the root of the checkout.
    public var folder: String
    /// Test functions, whatever their arguments.
    public var functions: Int
    /// Programs that the compiler judges.
    public var programs: Int

    public init(name: String, target: String, folder: String, functions: Int, programs: Int = 0) {
      self.name = name
      self.target = target
      self.folder = folder
      self.functions = functions
      self.programs = programs
    }
  }

  /// What can be begun with the module.
  public enum Start: Hashable, Sendable {
    /// A feature of the template: a repository, a library, or a feature beside the others.
    case template
    /// A feature of a fork, which can be copied beside the others.
    case fork
    /// Core, which comes along with every feature.
    case core
  }
}
