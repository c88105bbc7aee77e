import Evidence

extension Inspection {
  /// Rows, and names in rows, that match nothing. Rows that need a missing lens are not reported.
  var deadRows: [Finding] {
    let layers = table.layers.flatMap { layer in
      let targets = evidence.manifest.targets.filter { self.layer(of: $0) == layer }
      guard targets.isEmpty else { return rules.areOfFork ? [] : deadParts(of: layer, targets) }
      return rules.areOfFork && layer.pattern.variable != nil
        ? [] : [Finding.deadRow(layer.line, "no target has the name “\(layer.pattern)”.")]
    }
    return rules.areOfFork
      ? layers : layers + deadCrossings + deadShowings + deadOpenings + deadConfinements
  }

  private var table: LayerTable { rules.layers }

  private func deadParts(of layer: Layer, _ targets: [Manifest.Target]) -> [Finding] {
    let (name, line) = (layer.pattern, layer.line)
    let products = Set(targets.flatMap(\.products).map(\.asModule))
    let imports = targets.reduce(into: Set<String>()) { $0.formUnion(self.imports(of: $1)) }
    let unseen = layer.sees.filter { seen in
      !targets.contains { user in
        user.targets.contains { table.names($0, by: seen, from: user.name) }
      }
    }
    return unseen.map { .deadRow(line, "no “\(name)” depends on “\($0)”, which it may see.") }
      + layer.packages.filter { !products.contains($0.asModule) }.map {
        .deadRow(line, "no “\(name)” depends on “\($0)” of another package.")
      }
      + layer.toolchain.filter { !imports.contains($0.asModule) }.map {
        .deadRow(line, "no “\(name)” imports “\($0)” of the toolchain.")
      }
      + notShown(by: layer, targets).map {
        .deadRow(line, "no public signature of “\(name)” shows a type of “\($0)”.")
      }
  }

  private func notShown(by layer: Layer, _ targets: [Manifest.Target]) -> [NamePattern] {
    guard lenses.contains(.exposed) else { return [] }
    let shown = interfaces.filter { targets.contains($0.target) }.map { interface, target in
      (owners: Set(mentions(in: interface).compactMap(\.mentioned.owner)), target: target)
    }
    return layer.shows.filter { pattern in
      !shown.contains { owners, target in
        owners.contains { module($0, isNamedBy: pattern, in: target) }
      }
    }
  }

  private var deadCrossings: [Finding] {
    guard lenses.contains(.named) else { return [] }
    let edges = Set(innerUses.map { [$0.user.name, $0.owner.name] })
    return rules.crossings.flatMap { row in
      let meant = edges.filter {
        table.selects($0[0], row.users) && table.selects($0[1], row.owners)
      }
      let dead =
        row.users.filter { user in !meant.contains { table.selects($0[0], user) } }
        + row.owners.filter { owner in !meant.contains { table.selects($0[1], owner) } }
      return dead.map {
        Finding.deadRow(row.line, "no edge with \($0.description) matches this row.")
      }
    }
  }

  private var deadShowings: [Finding] {
    rules.showings.flatMap { row in
      row.layers.filter { selector in
        !targets.contains { table.selects($0.name, selector) }
      }.map { .deadRow(row.line, "no target matches \($0.description).") }
    }
  }

  private var deadOpenings: [Finding] {
    let opened = imports(with: "@testable")
    return rules.openings.flatMap { row in
      row.modules.filter { module in
        !opened.contains { opens(row, module, $0.statement.module, from: $0.target) }
      }.map { .deadRow(row.line, "no test opens “\($0)”, which this row lets it open.") }
    }
  }

  /// Places where a confined word is allowed but does not occur.
  private var deadConfinements: [Finding] {
    guard lenses.contains(.named) else { return [] }
    let occurrences = Dictionary(grouping: self.occurrences, by: \.row)
    return rules.confinements.enumerated().flatMap { index, row in
      row.places.filter { region in
        !(occurrences[index] ?? []).contains {
          table.selects($0.target.name, at: $0.place, region)
        }
      }.map { .deadRow(row.line, "nothing in \($0.description) needs the permission of this row.") }
    }
  }
}

extension Finding {
  static func deadRow(_ line: Int, _ problem: String) -> Finding {
    var finding = Finding(
      Place(path: LayerTable.path, line: line), "", "", problem,
      reason: "A rule that matches nothing protects nothing.",
      instead: "correct the name, or remove it from the table.")
    finding.rule = Rule.ruleMatchesNothing
    return finding
  }
}
