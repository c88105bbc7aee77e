import Configuration
import CoreDemo
public import CoreDomain
import CoreInfrastructure

/// The sources of settings, in order of precedence: command-line options, environment variables,
/// configuration file. An empty variable counts as unset. A setting that is not set is `nil`; an
/// invalid value throws ``StartFailure/configuration(_:)``.
public struct SettingSources: Sendable {
  /// The environment variables, by name. They may include variables that set nothing here.
  public let environment: [String: String]
  let services: [Service]
  let limits: [KeepLimit]
  private let options: [Setting: SettingValue]
  private let file: SettingsFile
  private let reader: ConfigReader

  private init(
    options: [Setting: SettingValue], environment: [String: String], file: SettingsFile,
    services: [Service], limits: [KeepLimit]
  ) {
    self.services = services
    self.limits = limits
    self.options = options
    self.environment = environment
    self.file = file
    let settings = Setting.all(with: services, limits)
    let secrets = settings.filter(\.isSecret).map(\.variable) + services.tokenVariables
    let variables = environment.filter { !$0.value.isEmpty }
    reader = ConfigReader(providers: [
      Self.provider(of: options),
      EnvironmentVariablesProvider(
        environmentVariables: variables, secretsSpecifier: .specific(Set(secrets))
      )
      .mapKeys { Self.variable(of: $0, among: settings) },
      Self.provider(of: file.values),
    ])
  }

  /// Reads the configuration file: the given path, else `SEAMS_CONFIG`, else the default, which is
  /// `seams/config.json` in `XDG_CONFIG_HOME` or `~/.config`. Only the default file may be missing,
  /// and a file that other users can modify is rejected.
  public static func reading(
    _ path: String?, options: [Setting: SettingValue], environment: [String: String],
    files: any FileSystem, services: [Service], limits: [KeepLimit] = []
  ) async throws(StartFailure) -> SettingSources {
    do throws(SettingFailure) {
      let named = path ?? environment["SEAMS_CONFIG"].flatMap { $0.isEmpty ? nil : $0 }
      let folder = environment.folder(of: "XDG_CONFIG_HOME", inHome: ".config")
      let file: SettingsFile =
        if let named {
          try await SettingsFile.read(
            named, from: files, services: services, limits: limits)
        } else if let folder {
          try await SettingsFile.readIfThere(
            folder + "/seams/config.json", from: files, services: services, limits: limits)
        } else {
          .none
        }
      return SettingSources(
        options: options, environment: environment, file: file, services: services,
        limits: limits)
    } catch {
      throw .configuration(error)
    }
  }

  public func text(_ setting: Setting) throws(StartFailure) -> String? {
    try value(of: setting, "text in quotation marks") { try $0.requiredString(forKey: $1) }
  }

  public func flag(_ setting: Setting) throws(StartFailure) -> Bool? {
    try value(of: setting, "true or false") { try $0.requiredBool(forKey: $1) }
  }

  public func number(_ setting: Setting, in range: ClosedRange<Int>) throws(StartFailure) -> Int? {
    let wanted = "an integer from \(range.lowerBound) to \(range.upperBound)"
    let number = try value(of: setting, wanted) { try $0.requiredInt(forKey: $1) }
    guard let number else { return nil }
    guard range ~= number else { throw malformed(setting, wanted) }
    return number
  }

  public func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ setting: Setting, of choices: Choice.Type
  ) throws(StartFailure) -> Choice? {
    guard let text = try text(setting) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let words = choices.allCases.map { "“\($0.rawValue)”" }
      throw malformed(setting, words.joined(separator: " or "))
    }
    return choice
  }
}

extension SettingSources {
  /// Returns the demo's configuration, or `nil` if demo mode is off.
  func demo() throws(StartFailure) -> Demo? {
    guard try flag(.demo) == true else { return nil }
    if let service = services.first(where: { options[$0.setting] != nil }) {
      throw .configuration(.serviceInDemo(service.name))
    }
    let faults = try text(.demoFaults) ?? ""
    do throws(FaultScriptFailure) {
      return Demo(faults: try FaultScript(faults))
    } catch {
      throw .configuration(.demoFaults(error.description))
    }
  }

  func server() throws(StartFailure) -> DatabaseServer? {
    guard let text = try text(.database) else { return nil }
    guard let address = PostgreSQLAddress(text) else {
      throw malformed(.database, "an address such as \(DatabaseServer.addressForm)")
    }
    return DatabaseServer(address: address, isBehindPooler: try isBehindPooler())
  }

  /// Whether a pooler may run each transaction on a different connection.
  func isBehindPooler() throws(StartFailure) -> Bool { try flag(.databasePooler) ?? false }

  /// Returns the value that an option sets, ignoring the other sources.
  func optionText(_ setting: Setting) -> String? {
    if case .text(let text) = options[setting] { text } else { nil }
  }

  func base(of service: Service) throws(StartFailure) -> String? {
    guard let text = try text(service.setting) else { return nil }
    guard let base = Service.address(text) else {
      throw .configuration(
        SettingFailure(base: text, of: service, in: origin(of: service.setting)?.source ?? ""))
    }
    return base
  }

  private func value<Value>(
    of setting: Setting, _ wanted: String, _ read: (ConfigReader, ConfigKey) throws -> Value
  ) throws(StartFailure) -> Value? {
    guard origin(of: setting) != nil else { return nil }
    do {
      return try read(reader, ConfigKey([setting.key]))
    } catch {
      let hint = isQuoted(setting) ? ", without quotation marks" : ""
      throw malformed(setting, wanted + hint)
    }
  }

  private func malformed(_ setting: Setting, _ wanted: String) -> StartFailure {
    let (value, origin) = origin(of: setting) ?? ("", "")
    return .configuration(
      .malformedValue(
        setting.isSecret ? nil : value, of: setting, in: origin, wanted: wanted))
  }

  /// Returns the value of a setting and the name of its source for messages.
  private func origin(of setting: Setting) -> (value: String, source: String)? {
    if let value = options[setting] { return (value.description, "the options") }
    if let value = environment[setting.variable], !value.isEmpty {
      return (value, setting.variable)
    }
    return file.values[setting].map { ($0.description, "“\(file.path)”") }
  }

  /// Whether the value is a text in the configuration file.
  private func isQuoted(_ setting: Setting) -> Bool {
    guard case .text? = file.values[setting] else { return false }
    return origin(of: setting)?.source == "“\(file.path)”"
  }

  private static func provider(of values: [Setting: SettingValue]) -> InMemoryProvider {
    let pairs = values.map { setting, value in
      (
        AbsoluteConfigKey([setting.key]),
        ConfigValue(value.content, isSecret: setting.isSecret)
      )
    }
    return InMemoryProvider(values: Dictionary(pairs) { first, _ in first })
  }

  /// Maps a key to the words from which the provider builds the variable's name: `SEAMS_DATA_DIR`
  /// from “seams data dir”.
  private static func variable(
    of key: AbsoluteConfigKey, among settings: [Setting]
  ) -> AbsoluteConfigKey {
    guard let name = key.components.first,
      let setting = settings.first(where: { $0.key == name })
    else { return key }
    return AbsoluteConfigKey(setting.variable.lowercased().split(separator: "_").map(String.init))
  }
}

extension SettingValue {
  fileprivate var description: String {
    switch self {
    case .text(let text): text
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    }
  }

  fileprivate var content: ConfigContent {
    switch self {
    case .text(let text): .string(text)
    case .flag(let flag): .bool(flag)
    case .number(let number): .int(number)
    }
  }
}
