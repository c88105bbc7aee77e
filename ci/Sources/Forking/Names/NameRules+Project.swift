extension NameRule {
  static let ofProject: [NameRule] = [
    NameRule("there-already", isOfEach: true) { pair, taken in
      guard taken.features.contains(pair.plural) else { return nil }
      return "“\(pair.plural)” is there already, in Modules/\(pair.plural); “make unfork "
        + "FEATURE=\(pair.plural)” takes it out."
    },
    NameRule("same-but-for-capitals", isOfEach: true) { pair, taken in
      let twin = taken.features.first { $0.lowercased() == pair.plural.lowercased() }
      return twin.map { "“\(pair.plural)” and the feature “\($0)” have the same words in routes." }
    },
    .onEach("folder-or-target") { name, taken in
      taken.manifest[name].map { "“\(name)” is a name of this project already (\($0))." }
        ?? taken.folders[name].map { "“\(name)” is a folder of this project already (\($0))." }
    },
    NameRule("derived-target") { pair, taken in
      for layer in taken.layers {
        let name = pair.plural + layer
        if let place = taken.manifest[name] ?? taken.folders[name] {
          return "“\(pair.plural)” makes the target “\(name)”, which is there already (\(place))."
        }
      }
      return nil
    },
    .onEach("core-type") { name, taken in
      taken.types[name].map { "“\(name)” is a type of this project already (\($0))." }
    },
    .onEach("route") { name, taken in
      taken.routes[name.kebab].map { "“\(name)” becomes “/\(name.kebab)”, which is taken (\($0))." }
    },
    .onEach("command") { name, taken in
      taken.commands[name.kebab].map {
        "“\(name)” becomes the command “\(name.kebab)”, which is taken (\($0))."
      }
    },
    NameRule("collision") { pair, taken in
      taken.collision(of: pair).map { collision in
        "With \(pair), “\(collision.from)” becomes “\(collision.to)”, which means something else "
          + "already (\(collision.place))."
      }
    },
  ]
}

extension String {
  /// The name in addresses and commands: `paint-colors`.
  var kebab: String {
    FeatureName(self)?.kebab ?? lowercased()
  }
}
