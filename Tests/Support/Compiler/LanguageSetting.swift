/// A compiler setting that changes which programs are accepted.
public struct LanguageSetting: Hashable, Sendable {
  /// `-enable-upcoming-feature`, `-warnings-as-errors`, …
  public let option: String

  /// The value of the option, if it has one: the name of the feature.
  public let value: String?

  /// The name of the case that proves that the setting is on: `SettingExistentialAny` for
  /// `-enable-upcoming-feature ExistentialAny`, `SettingWarningsAsErrors` for
  /// `-warnings-as-errors`.
  public var proof: String {
    if let value, option.hasSuffix("-feature") { return "Setting\(value)" }
    return option.split(separator: "-").reduce(into: "Setting") { name, word in
      name += word.prefix(1).uppercased() + word.dropFirst()
    }
  }

  var arguments: [String] {
    value.map { [option, $0] } ?? [option]
  }

  static func settings(in arguments: [String]) -> Set<LanguageSetting> {
    var settings: Set<LanguageSetting> = []
    for (index, argument) in arguments.enumerated() {
      if plain.contains(argument) {
        settings.insert(LanguageSetting(option: argument, value: nil))
      } else if valued.contains(argument), index + 1 < arguments.count {
        settings.insert(LanguageSetting(option: argument, value: arguments[index + 1]))
      }
    }
    return settings
  }

  private static let plain: Set = ["-strict-memory-safety", "-warnings-as-errors"]

  private static let valued: Set = [
    "-default-isolation", "-enable-experimental-feature", "-enable-upcoming-feature",
    "-swift-version", "-Werror", "-Wwarning",
  ]
}

extension LanguageSetting: CustomStringConvertible {
  public var description: String { arguments.joined(separator: " ") }
}
