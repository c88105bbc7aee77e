import Evidence

/// Looks for rows, and names in rows, that fit nothing. What a missing lens would have shown is not
/// missed.
struct DeadRows {
  private let inspection: Inspection
  private let table: LayerTable

  init(_ inspection: Inspection) {
    self.inspection = inspection
    table = inspection.rules.layers
  }

  var findings: [Finding] {
    guard !inspection.rules.areOfFork else {
      return table.layers.filter { $0.pattern.variable == nil && targets(of: $0).isEmpty }
        .map(withoutTarget)
    }
    return table.layers.flatMap(deadParts) + crossings + showings + openings + confinements
  }

  /// The targets of a layer, exempt or not.
  private func targets(of layer: Layer) -> [Manifest.Target] {
    inspection.evidence.manifest.targets.filter { inspection.layer(of: $0) == layer }
  }

  private func deadParts(of layer: Layer) -> [Finding] {
    let targets = targets(of: layer)
    guard !targets.isEmpty else {
      return [withoutTarget(layer)]
    }
    return deadEdges(of: layer, targets) + deadModules(of: layer, targets)
      + deadShows(of: layer, targets)
  }

  private func withoutTarget(_ layer: Layer) -> Finding {
    .deadRow(layer.line, "no target has the name “\(layer.pattern)”.")
  }

  private func deadEdges(of layer: Layer, _ targets: [Manifest.Target]) -> [Finding] {
    layer.sees.filter { seen in
      !targets.contains { user in
        user.targets.contains { table.names($0, by: seen, from: user.name) }
      }
    }.map { .deadRow(layer.line, "no “\(layer.pattern)” is given “\($0)”, which it may see.") }
  }

  private func deadModules(of layer: Layer, _ targets: [Manifest.Target]) -> [Finding] {
    let products = Set(targets.flatMap(\.products).map(\.asModule))
    let names = Set(targets.map(\.name))
    let imports = Set(
      inspection.files.filter { names.contains($0.target.name) }
        .flatMap(\.source.imports).map(\.module))
    return layer.packages.filter { !products.contains($0.asModule) }.map {
      .deadRow(layer.line, "no “\(layer.pattern)” is given “\($0)” of another package.")
    }
      + layer.toolchain.filter { !imports.contains($0) }.map {
        .deadRow(layer.line, "no “\(layer.pattern)” imports “\($0)” of the toolchain.")
      }
  }

  private func deadShows(of layer: Layer, _ targets: [Manifest.Target]) -> [Finding] {
    guard inspection.lenses.contains(.exposed) else { return [] }
    let names = Set(targets.map(\.name))
    let shown = inspection.interfaces.filter { names.contains($0.target.name) }.map { pair in
      let declarations = pair.interface.declarations.filter { !$0.isSynthesized }
      let owners = declarations.flatMap { $0.mentions + $0.conformances }.compactMap(\.owner)
      return (target: pair.target, modules: Set(owners))
    }
    return layer.shows.filter { pattern in
      !shown.contains { target, modules in
        modules.contains { inspection.module($0, isNamedBy: pattern, in: target) }
      }
    }.map {
      .deadRow(layer.line, "no public signature of “\(layer.pattern)” shows a type of “\($0)”.")
    }
  }

  private var crossings: [Finding] {
    guard inspection.lenses.contains(.named) else { return [] }
    let edges = Set(inspection.innerUses.map { [$0.user.name, $0.owner.name] })
    return inspection.rules.crossings.flatMap { crossing in
      let meant = edges.filter {
        table.selects($0[0], crossing.users) && table.selects($0[1], crossing.owners)
      }
      let dead =
        crossing.users.filter { user in !meant.contains { table.selects($0[0], user) } }
        + crossing.owners.filter { owner in !meant.contains { table.selects($0[1], owner) } }
      return dead.map {
        Finding.deadRow(crossing.line, "no edge with \($0.description) is as this row says.")
      }
    }
  }

  private var showings: [Finding] {
    inspection.rules.showings.flatMap { showing in
      showing.layers.filter { selector in
        !inspection.targets.contains { table.selects($0.name, selector) }
      }.map { .deadRow(showing.line, "no target is meant by \($0.description).") }
    }
  }

  private var openings: [Finding] {
    inspection.rules.openings.flatMap { opening in
      opening.modules.filter { module in !isOpened(module, by: opening) }.map {
        .deadRow(opening.line, "no test opens “\($0)”, which this row lets it open.")
      }
    }
  }

  private func isOpened(_ module: NamePattern, by opening: Opening) -> Bool {
    let row = Opening(tests: opening.tests, modules: [module], line: opening.line)
    return inspection.files.contains { file, target in
      file.imports.contains {
        $0.attributes.contains("@testable") && inspection.opens(row, $0.module, from: target)
      }
    }
  }
}

extension DeadRows {
  /// Places that a confined word is allowed in, and does not stand in.
  private var confinements: [Finding] {
    guard inspection.lenses.contains(.named) else { return [] }
    let occurrences = Dictionary(grouping: inspection.occurrences, by: \.row)
    return inspection.rules.confinements.enumerated().flatMap { index, row in
      row.places.filter { region in
        !(occurrences[index] ?? []).contains {
          region.contains($0.place, target: $0.target.name, in: table)
        }
      }.map {
        .deadRow(row.line, "nothing that this row confines stands in \($0.description).")
      }
    }
  }
}
