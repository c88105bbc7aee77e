extension ModuleGraph {
  /// Reads a graph back from its text in the language of Mermaid; see ``MermaidText``.
  ///
  /// Nothing when the text is no such graph, or not all of one: where arrows are bundled, what they
  /// stand for is not in the text.
  public init?(mermaid text: String) {
    var reader = MermaidReader()
    for line in text.split(separator: "\n") {
      guard reader.read(line.drop { $0 == " " }) else { return nil }
    }
    guard !reader.nodes.isEmpty else { return nil }
    self.init(nodes: reader.nodes, edges: reader.edges)
  }
}

/// Reads line by line.
private struct MermaidReader {
  var nodes: [ModuleGraph.Node] = []
  var edges: [ModuleGraph.Edge] = []
  private var folder: String?

  /// Whether the line was understood.
  mutating func read(_ line: Substring) -> Bool {
    if line == "graph TD" || line.hasPrefix("linkStyle ") { return true }
    if line == "end" {
      folder = nil
    } else if let match = line.wholeMatch(of: #/subgraph [\w-]+\[(\w+)\]/#) {
      folder = String(match.1)
    } else if let match = line.wholeMatch(of: #/([\w-]+)(\(\[[\w-]+\]\)|\[\w+\])?/#) {
      let name = String(match.1)
      let isSystem = match.2?.hasPrefix("(") == true
      nodes.append(
        .init(name: name, part: folder.map { .module($0) } ?? .app, isSystem: isSystem))
    } else {
      return readEdge(line)
    }
    return true
  }

  private mutating func readEdge(_ line: Substring) -> Bool {
    let agreed = #/([\w-]+) -->(?:\|(.*)\|)? ([\w-]+)/#
    let unused = #/([\w-]+) -\. not used \.-> ([\w-]+)/#
    let undeclared = #/([\w-]+) ==>\|not declared(?:<br>)?(.*)\| ([\w-]+)/#
    if let match = line.wholeMatch(of: agreed) {
      add(match.1, match.3, .agreed, match.2 ?? "")
    } else if let match = line.wholeMatch(of: unused) {
      add(match.1, match.2, .unused, "")
    } else if let match = line.wholeMatch(of: undeclared) {
      add(match.1, match.3, .undeclared, match.2)
    } else {
      return false
    }
    return true
  }

  private mutating func add(
    _ user: Substring, _ owner: Substring, _ state: ModuleGraph.State, _ words: Substring
  ) {
    var count = SymbolCount()
    for match in words.matches(of: #/(\d+) (protocol|value|other)/#) {
      switch match.2 {
      case "protocol": count.protocols = Int(match.1) ?? 0
      case "value": count.values = Int(match.1) ?? 0
      default: count.others = Int(match.1) ?? 0
      }
    }
    edges.append(.init(user: String(user), owner: String(owner), state: state, count: count))
  }
}
