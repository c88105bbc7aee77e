/// What a module's page tells at a glance, in Markdown: three small tables, and the commands that
/// begin something with it.
public struct GlanceText: Hashable, Sendable {
  /// Whole lines, the heading among them, so that whoever cuts the section leaves no heading behind.
  public let text: String

  private static let root = "../.."

  public init(_ glance: ModuleGlance) {
    let parts = [Self.heading, Self.layers(glance), Self.ports(glance), Self.levels(glance)]
    text = (parts.filter { !$0.isEmpty } + [Self.start(glance)]).joined(separator: "\n")
  }

  private static let heading = """
    ## At a glance

    `make graph` writes this section from the manifest, the sources and what the compiler knows of them. *Shows* counts
    types, and leads to the listing of all that is public. *May see* is what the manifest opens, with the distinct symbols
    that are really used.

    """

  // MARK: - Layers

  private static func layers(_ glance: ModuleGlance) -> String {
    table(
      ["layer", "what it holds", "shows", "may see"],
      glance.layers.map { layer in
        [
          "[\(layer.name)](\(layer.name))", layer.purpose,
          "[\(words(layer.shown))](\(root)/docs/api/\(layer.target).txt)", seen(layer),
        ]
      })
  }

  private static func words(_ shown: ModuleGlance.ShownTypes) -> String {
    let parts = [
      (shown.protocols, "protocol", "protocols"), (shown.values, "value", "values"),
      (shown.classes, "class", "classes"),
    ].filter { $0.0 > 0 }
    guard !parts.isEmpty else { return "no type" }
    return parts.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }.joined(separator: ", ")
  }

  private static func seen(_ layer: ModuleGlance.Layer) -> String {
    let edges = layer.edges.map { edge in
      switch edge.state {
      case .agreed where edge.count.total == 0: "`\(edge.owner)`"
      case .agreed: "`\(edge.owner)` \(edge.count.total)"
      case .unused: "`\(edge.owner)` (not used)"
      case .undeclared: "`\(edge.owner)` \(edge.count.total) (not declared)"
      }
    }
    return list(edges + layer.products.map { "`\($0)`" })
  }

  // MARK: - Ports

  private static func ports(_ glance: ModuleGlance) -> String {
    guard !glance.ports.isEmpty else { return "" }
    let isShared = glance.start == .core
    let columns = ["port"] + (isShared ? [] : ["handed to"])
    return table(
      columns + ["implemented by", "doubles", "contract"],
      glance.ports.map { port in
        let users = isShared ? [] : [list(port.users)]
        return [link(port.type, on: glance.folder)] + users
          + [port.adapters, port.doubles, port.contracts].map { places in
            list(places.map { link($0, on: glance.folder) })
          }
      })
  }

  private static func link(_ place: ModuleGlance.Place, on folder: String) -> String {
    let parts = place.path.split(separator: "/").map(String.init)
    let isNear = parts.count > 2 && parts[0] == "Modules"
    let path =
      isNear
      ? (parts[1] == folder ? [] : ["..", parts[1]]) + parts.dropFirst(2) : [root] + parts
    return "[`\(place.name)`](\(path.joined(separator: "/")))"
  }

  // MARK: - Tests

  private static func levels(_ glance: ModuleGlance) -> String {
    guard !glance.levels.isEmpty else { return "" }
    return table(
      ["level", "tests", "folder", "run them, after `make compile`"],
      glance.levels.map { level in
        let functions = "\(level.functions)"
        let programs = "\(level.programs) \(level.programs == 1 ? "program" : "programs")"
        return [
          "`\(level.name)`", level.programs == 0 ? functions : "\(programs) in \(functions)",
          "[\(level.folder)](\(root)/\(level.folder))",
          "`ci/test \(level.name) '^\(level.target)\\.'`",
        ]
      })
  }

  // MARK: - Beginning something with it

  private static func start(_ glance: ModuleGlance) -> String {
    let guide = "[docs/fork.md](\(root)/docs/fork.md)"
    let name = glance.folder == "Recipes" ? "Papers" : "Recipes"
    let call = "make fork FROM=\(glance.folder) TO=\(name)"
    let folder = name.lowercased()
    switch glance.start {
    case .core:
      return "Every fork of a feature has all of Core beside it: \(guide).\n"
    case .fork:
      return """
        It is a starter, too, as \(guide) tells:

        ```sh
        \(call)    # one more feature, beside this one
        ```

        """
    case .template:
      let whole = "\(call) OUT=../\(folder)"
      let commands = [
        (whole, "a repository of its own"), ("\(whole) KIND=library", "its rules as a library"),
        (call, "one more feature, beside the others"),
      ]
      let width = commands.map(\.0.count).max() ?? 0
      let lines = commands.map { command, what in
        command + String(repeating: " ", count: width - command.count) + "   # \(what)"
      }
      return """
        It is a starter, too, as \(guide) tells:

        ```sh
        \(lines.joined(separator: "\n"))
        ```

        """
    }
  }

  // MARK: - Tables

  private static func list(_ words: [String]) -> String {
    words.isEmpty ? "–" : words.joined(separator: ", ")
  }

  private static func table(_ columns: [String], _ rows: [[String]]) -> String {
    let rule = columns.map { _ in "---" }.joined(separator: "|")
    let lines = ([columns] + rows).map { "| \($0.joined(separator: " | ")) |" }
    return ([lines[0], "|\(rule)|"] + lines.dropFirst()).joined(separator: "\n") + "\n"
  }
}
