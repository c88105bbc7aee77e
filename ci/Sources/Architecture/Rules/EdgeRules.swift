import Evidence

extension Rule {
  static let edges = [
    Rule(
      "target-without-layer", [.declared], \.targetsWithoutLayer,
      "Every target has a layer, and is in the folder of that layer."),
    Rule(
      "edge-not-allowed", [.declared, .imported, .named],
      { $0.declaredEdges + $0.importedEdges + $0.namedEdges },
      "A target depends on another one only if the table of layers allows it."),
    Rule(
      "cycle", [.declared, .named], \.cycles,
      "No target depends on itself through others, in the manifest or in the code."),
    Rule(
      "lenses-disagree", [.declared, .named, .exposed],
      { $0.undeclaredEdges + $0.unseenTargets },
      "The manifest, the sources and the build show the same edges."),
  ]
}

extension Inspection {
  fileprivate var targetsWithoutLayer: [Finding] {
    evidence.manifest.targets.compactMap { target in
      guard let layer = layer(of: target) else {
        return Finding(
          .manifest, target.name, target.name, "no layer has a target “\(target.name)”.",
          reason: "No rule checks a target without a row in \(LayerTable.path).",
          instead: "name it after its layer, such as `{Feature}ViewModel`, or give it a row there.")
      }
      let folder = layer.folder.filled(with: layer.pattern.binding(of: target.name) ?? "")
      guard folder != target.path else { return nil }
      return Finding(
        .manifest, target.name, target.name, "“\(target.name)” is in \(target.path).",
        reason: "Folders show the architecture, and the folder of its layer is \(folder).",
        instead: "move the folder to \(folder), or name the target after the layer of its folder.")
    }
  }

  fileprivate var declaredEdges: [Finding] {
    targets.flatMap { user in
      user.targets.compactMap { name in
        guard let owner = target(ofModule: name), !maySee(user, owner) else { return nil }
        return edge(.manifest, user, owner, "\(user.name) declares a dependency on \(owner.name).")
      }
    }
  }

  fileprivate var importedEdges: [Finding] {
    files.flatMap { file, user in
      file.imports.compactMap { statement in
        guard let owner = target(ofModule: statement.module), owner.name != user.name,
          kind(of: owner) != .cLibrary, !maySee(user, owner)
        else { return nil }
        return edge(statement.place, user, owner, "\(user.name) imports \(owner.name).")
      }
    }
  }

  /// Edges without an import: uses of a member of a value that another module returned. If there is
  /// an import as well, only the import is reported.
  fileprivate var namedEdges: [Finding] {
    let hidden = innerUses.filter {
      !maySee($0.user, $0.owner) && !imports($0.owner, in: $0.place.path)
    }
    return firsts(of: hidden) { [$0.place.path, $0.owner.name] }.map { use, count in
      let others = count == 1 ? "" : " (\(count) uses in this file)"
      let what = "“\(use.symbol.name)” of \(use.owner.name), without an import\(others)."
      return edge(use.place, use.user, use.owner, "\(use.user.name) uses \(what)")
    }
  }

  private func edge(
    _ place: Place, _ user: Manifest.Target, _ owner: Manifest.Target, _ problem: String
  ) -> Finding {
    let seen = layer(of: user)?.sees ?? []
    return Finding(
      place, user.name, owner.name, problem,
      reason: seen.isEmpty
        ? "It may see no other target." : "It may see only \(filled(seen, for: user)).",
      instead: advice(from: user, to: owner))
  }

  fileprivate var cycles: [Finding] {
    var edges: [String: Set<String>] = [:]
    for target in targets { edges[target.name, default: []].formUnion(target.targets) }
    for use in innerUses { edges[use.user.name, default: []].insert(use.owner.name) }
    return Self.circles(in: edges).map { path in
      Finding(
        .manifest, path[0], path[0],
        "the targets \((path + [path[0]]).joined(separator: " → ")) form a cycle.",
        reason: "None of them can be understood, tested or compiled without the others.",
        instead: "reverse one edge: the caller declares a protocol, and the other target conforms.")
    }
  }

  /// Returns one cycle for each back edge of a depth-first search. A cycle starts with the name
  /// that is first in alphabetical order.
  private static func circles(in edges: [String: Set<String>]) -> Set<[String]> {
    var finished: Set<String> = []
    var path: [String] = []
    var found: Set<[String]> = []
    func walk(_ name: String) {
      if let start = path.firstIndex(of: name) {
        let circle = path[start...]
        let first = circle.indices.min { circle[$0] < circle[$1] } ?? start
        found.insert(Array(circle[first...] + circle[..<first]))
      }
      guard finished.insert(name).inserted else { return }
      path.append(name)
      for next in (edges[name] ?? []).sorted() { walk(next) }
      path.removeLast()
    }
    for name in edges.keys.sorted() { walk(name) }
    return found
  }

  /// If an import shows the edge, `import-not-declared` is the finding.
  fileprivate var undeclaredEdges: [Finding] {
    let uses = innerUses.filter {
      maySee($0.user, $0.owner) && !$0.user.targets.contains($0.owner.name)
        && !imports($0.owner, in: $0.place.path)
    }
    return firsts(of: uses) { [$0.user.name, $0.owner.name] }.map { use, _ in
      let what = "“\(use.symbol.name)” of \(use.owner.name)"
      return Finding(
        use.place, use.user.name, use.owner.name,
        "\(use.user.name) uses \(what), which is not among its dependencies.",
        reason: "The compiler sees an edge that the manifest does not show.",
        instead: "add \(use.owner.name) to its dependencies in Package.swift, or drop the use.")
    }
  }

  fileprivate var unseenTargets: [Finding] {
    guard let interfaces = evidence.interfaces,
      !evidence.gaps.contains(where: { $0.lens == .exposed })
    else { return [] }
    let modules = Set(interfaces.map(\.module.asModule))
    return targets.filter { $0.kind == .library && !modules.contains($0.name.asModule) }.map {
      Finding(
        .manifest, $0.name, $0.name,
        "the manifest has a target “\($0.name)”, but the build has no module of it.",
        reason: "A target that is not built is not checked.",
        instead: "run `make build`, or remove the target.")
    }
  }
}
