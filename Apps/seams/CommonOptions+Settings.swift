import Composition
import CoreCLI

extension CommonOptions {
  func settings(
    for services: [Service], _ limits: [KeepLimit] = []
  ) throws(SettingFailure) -> [Setting: SettingValue] {
    let settings: [Setting: SettingValue?] = [
      .dataFolder: dataFolder.map(SettingValue.text),
      .certificates: certificates.map(SettingValue.text),
      .color: color.map { .text($0.rawValue) },
      .pager: pager.map(SettingValue.text),
      .demo: demo ? .flag(true) : nil,
    ]
    return settings.compactMapValues(\.self)
      .merging(try ServiceOption.settings(of: self.services, among: services)) { one, _ in one }
      .merging(try KeepLimit.settings(of: keep, among: limits)) { one, _ in one }
  }
}

extension CompletionRequest {
  /// The settings that the options of the typed command line specify.
  var settings: [Setting: SettingValue] {
    var settings: [Setting: SettingValue] = [:]
    if let folder = option("--data-dir") { settings[.dataFolder] = .text(folder) }
    if hasFlag("--demo") { settings[.demo] = .flag(true) }
    return settings
  }
}
