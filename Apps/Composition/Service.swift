/// A public HTTP service that a feature uses.
///
/// A feature declares its services in ``Feature/services``. An option, an environment variable or a
/// configuration key can set another base address, such as that of a local server that replays the
/// service.
public struct Service: Hashable, Sendable {
  /// The service's name in options and settings: lower-case letters.
  public let name: String
  /// The default base address of the service, without a trailing slash.
  public let base: String
  /// The path of the service on the demo server, without a trailing slash.
  let demoPath: String
  public let takesToken: Bool

  /// Declares a service. Traps if a value is invalid.
  ///
  /// - Parameters:
  ///   - name: The name in lower-case letters.
  ///   - base: An `http` or `https` address without a query, a fragment or a password.
  ///   - demoPath: The path of the service on the demo server: empty, or with a slash at its start.
  public init(name: String, base: String, demoPath: String, takesToken: Bool = false) {
    precondition(
      !name.isEmpty && name.unicodeScalars.allSatisfy { ("a"..."z").contains($0) },
      "invalid service name “\(name)”: use lower-case letters only")
    guard let address = Self.address(base) else {
      preconditionFailure("invalid base address “\(base)”")
    }
    precondition(demoPath.isEmpty || demoPath.hasPrefix("/"), "a path begins with a slash")
    self.name = name
    self.base = address
    self.demoPath = demoPath
    self.takesToken = takesToken
  }

  /// The setting of the service's base address. The service `archive` has `archiveUrl` in the
  /// configuration file and `SEAMS_ARCHIVE_URL` in the environment.
  public var setting: Setting {
    Setting(name + "Url", "SEAMS_\(name.uppercased())_URL")
  }

  /// Parses a base address and removes trailing slashes; `nil` if the text does not start with
  /// `http://` or `https://` and a host, or has a query, a fragment, a password, or characters that
  /// are invalid in a URL.
  static func address(_ text: String) -> String? {
    let bytes = text.utf8
    guard let scheme = ["http://", "https://"].first(where: text.hasPrefix),
      bytes.allSatisfy({ (0x21...0x7E).contains($0) && !"?#@\\\"<>^`{|}".utf8.contains($0) }),
      hasHost(text.dropFirst(scheme.count).prefix { $0 != "/" })
    else { return nil }
    let end = bytes.lastIndex { $0 != UInt8(ascii: "/") }.map(bytes.index(after:))
    return String(text[..<(end ?? text.startIndex)])
  }

  /// Whether an authority has a host and, if there is a colon, a numeric port.
  private static func hasHost(_ authority: Substring) -> Bool {
    let bytes = authority.utf8
    let end =
      authority.hasPrefix("[")
      ? bytes.firstIndex(of: UInt8(ascii: "]")).map(bytes.index(after:))
      : bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
    guard let end, end > bytes.startIndex else { return false }
    let port = authority[end...]
    return port.isEmpty
      || port.hasPrefix(":") && port.utf8.dropFirst().allSatisfy { (48...57).contains($0) }
        && UInt16(port.dropFirst()).map { $0 > 0 } == true
  }
}

/// The parsed value of the option `--service`: `archive=http://127.0.0.1:8123/v1`.
public struct ServiceOption: Hashable, Sendable {
  public let service: Service
  public let base: String

  public init(_ text: String, among services: [Service]) throws(SettingFailure) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let name = parts.first.map(String.init) else {
      throw .malformedService(text)
    }
    guard let service = services.first(where: { $0.name == name }) else {
      throw .unknownService(name, known: services.map(\.name))
    }
    let base = String(parts[1])
    guard Service.address(base) != nil else {
      throw SettingFailure(base: base, of: service, in: "the options")
    }
    self.service = service
    self.base = base
  }

  /// Parses the values of all `--service` options, and returns the settings that they make.
  public static func settings(
    of options: [String], among services: [Service]
  ) throws(SettingFailure) -> [Setting: SettingValue] {
    var settings: [Setting: SettingValue] = [:]
    for text in options {
      let option = try ServiceOption(text, among: services)
      guard settings.updateValue(.text(option.base), forKey: option.service.setting) == nil else {
        throw .serviceIsSetTwice(option.service.name)
      }
    }
    return settings
  }
}

extension [Service] {
  /// A sentence for the help about how to set the address of a service; empty without services.
  public var addressHelp: String {
    guard let first = self.first else { return "" }
    let names = map(\.name).joined(separator: ", ")
    let variables = map { "$" + $0.setting.variable }.joined(separator: ", ")
    return
      "The address of a public service: --service \(first.name)=http://127.0.0.1:8123 (the names "
      + "are \(names)), or one of \(variables)."
  }

  /// A phrase that lists the configuration keys of the services, for the end of a sentence; empty
  /// without services.
  public var keyHelp: String {
    guard !isEmpty else { return "" }
    let keys = map(\.setting.key).joined(separator: ", ")
    return " and, for the address of a public service, \(keys)"
  }

  /// A sentence about the source of tokens; empty if no service accepts one.
  public var tokenHelp: String {
    let variables = tokenVariables.map { "$" + $0 }
    guard !variables.isEmpty else { return "" }
    return "Tokens of services are read only from \(variables.joined(separator: ", "))."
  }
}

extension SettingFailure {
  /// Makes the error for an invalid base. A text with an `@` is not reported, because it may
  /// contain a password.
  init(base: String, of service: Service, in origin: String) {
    self = .malformedValue(
      base.utf8.contains(UInt8(ascii: "@")) ? nil : base, of: service.setting, in: origin,
      wanted: "an address such as “\(service.base)”, without a query")
  }
}
