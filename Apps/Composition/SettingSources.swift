import Configuration
public import CoreDomain
import DemoUpstream

/// Where settings come from: the options of the command line, then the environment, then the
/// configuration file. An empty variable counts as none.
public struct SettingSources: Sendable {
  /// The variables of the environment.
  public let environment: [String: String]
  /// The services whose bases and tokens may be set.
  let services: [Service]
  private let options: [Setting: SettingValue]
  private let file: SettingsFile
  private let reader: ConfigReader

  /// - Parameter file: the configuration file, as it was read.
  private init(
    options: [Setting: SettingValue], environment: [String: String], file: SettingsFile,
    services: [Service]
  ) {
    self.services = services
    self.options = options
    self.environment = environment
    self.file = file
    let settings = Setting.all(with: services)
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

  /// Reads the configuration file: the one that is named, else the one of `SEAMS_CONFIG`, else
  /// `seams/config.json` in `XDG_CONFIG_HOME` or `~/.config`. Only the last one may be missing.
  ///
  /// - Parameter services: those whose bases and tokens may be set.
  /// - Throws: ``StartFailure/configuration(_:)``.
  public static func reading(
    _ path: String?, options: [Setting: SettingValue], environment: [String: String],
    files: any FileSystem, services: [Service] = AllFeatures.list.services
  ) async throws(StartFailure) -> SettingSources {
    do throws(SettingFailure) {
      let named = path ?? environment["SEAMS_CONFIG"].flatMap { $0.isEmpty ? nil : $0 }
      let folder = environment.folder(of: "XDG_CONFIG_HOME", inHome: ".config")
      let file: SettingsFile =
        if let named {
          try await SettingsFile.read(named, from: files, services: services)
        } else if let folder {
          try await SettingsFile.readIfThere(
            folder + "/seams/config.json", from: files, services: services)
        } else {
          .none
        }
      return SettingSources(
        options: options, environment: environment, file: file, services: services)
    } catch {
      throw .configuration(error)
    }
  }

  /// A setting that is text, or nothing where nobody set it.
  ///
  /// - Throws: ``StartFailure/configuration(_:)``.
  public func text(_ setting: Setting) throws(StartFailure) -> String? {
    try value(of: setting, "text in quotation marks") { try $0.requiredString(forKey: $1) }
  }

  /// A setting that is on or off, or nothing where nobody set it.
  ///
  /// - Throws: ``StartFailure/configuration(_:)``.
  public func flag(_ setting: Setting) throws(StartFailure) -> Bool? {
    try value(of: setting, "true or false") { try $0.requiredBool(forKey: $1) }
  }

  /// A setting that is a number of a range, or nothing where nobody set it.
  ///
  /// - Throws: ``StartFailure/configuration(_:)``.
  public func number(
    _ setting: Setting, in range: ClosedRange<Int>
  ) throws(StartFailure) -> Int? {
    let wanted = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    let number = try value(of: setting, wanted) { try $0.requiredInt(forKey: $1) }
    guard let number else { return nil }
    guard range ~= number else { throw malformed(setting, wanted) }
    return number
  }

  /// A setting that is one of a few words, or nothing where nobody set it.
  ///
  /// - Throws: ``StartFailure/configuration(_:)``.
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
  /// The demo that is asked for, or nothing where none is.
  ///
  /// - Throws: ``StartFailure/configuration(_:)``, also when an option sets a service: the demo has
  ///   services of its own.
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

  /// What an option sets, whatever the other sources say.
  func optionText(_ setting: Setting) -> String? {
    if case .text(let text) = options[setting] { text } else { nil }
  }

  /// The base that was set for a service, or nothing where nobody set one.
  ///
  /// - Throws: ``StartFailure/configuration(_:)`` when it is no address.
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
      throw malformed(setting, wanted)
    }
  }

  private func malformed(_ setting: Setting, _ wanted: String) -> StartFailure {
    let (value, origin) = origin(of: setting) ?? ("", "")
    return .configuration(
      .malformedValue(
        setting.isSecret ? nil : value, of: setting, in: origin, wanted: wanted))
  }

  /// What a setting is set to, and the source that does it, as a message names them.
  private func origin(of setting: Setting) -> (value: String, source: String)? {
    if let value = options[setting] { return (value.description, "the options") }
    if let value = environment[setting.variable], !value.isEmpty {
      return (value, setting.variable)
    }
    return file.values[setting].map { ($0.description, "“\(file.path)”") }
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

  /// The words of which the provider makes the name of a variable: `SEAMS_DATA_DIR` of “seams data
  /// dir”.
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
