/// A limit on what a feature keeps, such as the number of `stories`.
///
/// A feature declares its limits in ``Feature/keepLimits``. The option `--keep`, an environment
/// variable or a configuration key overrides the default.
public struct KeepLimit: Hashable, Sendable {
  /// The name of the limit in `--keep`, such as `stories`: lower-case letters.
  public let name: String
  /// The key in the configuration file and the environment variable.
  public let setting: Setting
  /// What the limit counts, and its default, as a phrase for the help: “stories of a feed (100)”.
  public let meaning: String
  let bounds: ClosedRange<Int>

  /// Parses the values of all `--keep` options, such as `stories=1000`, and returns the settings
  /// that they make.
  public static func settings(
    of options: [String], among limits: [KeepLimit]
  ) throws(SettingFailure) -> [Setting: SettingValue] {
    var settings: [Setting: SettingValue] = [:]
    for text in options {
      let parts = text.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let limit = limits.first(where: { $0.name == parts[0] }),
        let number = Int(parts[1]),
        settings.updateValue(.number(number), forKey: limit.setting) == nil
      else { throw .malformedKeep(text, known: limits.map(\.name)) }
    }
    return settings
  }

  /// A sentence for the help that lists limits; empty if there are none.
  public static func help(_ limits: [KeepLimit]) -> String {
    guard !limits.isEmpty else { return "" }
    let options = limits.map { "--keep \($0.name)=N or $\($0.setting.variable), \($0.meaning)" }
    return "How much to keep: \(options.joined(separator: "; "))."
  }
}

extension SettingSources {
  func keeps() throws(StartFailure) -> [KeepLimit: Int] {
    var keeps: [KeepLimit: Int] = [:]
    for limit in limits { keeps[limit] = try number(limit.setting, in: limit.bounds) }
    return keeps
  }
}
