/// A public service that a feature asks over HTTP: an archive, say.
///
/// A feature declares its services, see ``Feature/services``. Whoever runs a program may set another
/// base for each, by option, variable or key: a replay of the service on this machine, say.
public struct Service: Hashable, Sendable {
  /// What the service is called in options and settings: lower-case letters.
  public let name: String
  /// The address that the paths of the service begin with, without a slash at its end.
  public let base: String
  /// The path under which the demo upstream stands in for the service, without a slash at its end.
  let demoPath: String
  /// Whether whoever runs a program may have a token by which the service knows them.
  public let takesToken: Bool

  /// - Parameters:
  ///   - name: lower-case letters.
  ///   - base: an address that ``address(_:)`` takes.
  ///   - demoPath: empty, or a path that begins with a slash.
  ///   - takesToken: whether a token may be given, see ``tokenVariable``.
  public init(name: String, base: String, demoPath: String, takesToken: Bool = false) {
    precondition(
      !name.isEmpty && name.utf8.allSatisfy(UInt8.lowercaseLetters.contains),
      "“\(name)” is no name of a service: it has other characters than lower-case letters")
    guard let address = Self.address(base) else {
      preconditionFailure("“\(base)” is no base of a service")
    }
    precondition(demoPath.isEmpty || demoPath.hasPrefix("/"), "a path begins with a slash")
    self.name = name
    self.base = address
    self.demoPath = demoPath
    self.takesToken = takesToken
  }

  /// The setting of the service's base: `archiveUrl` in the configuration file, `SEAMS_ARCHIVE_URL` in
  /// the environment.
  public var setting: Setting {
    Setting(name + "Url", "SEAMS_\(name.uppercased())_URL")
  }

  /// Reads an address that paths can be put behind, and drops slashes at its end.
  ///
  /// - Returns: nothing unless it begins with `http://` or `https://` and a host, and has no query,
  ///   no fragment, no password and no character that cannot stand in an address.
  static func address(_ text: String) -> String? {
    let bytes = text.utf8
    guard let scheme = ["http://", "https://"].first(where: text.hasPrefix),
      bytes.allSatisfy({ (0x21...0x7E).contains($0) && !"?#@\\\"<>^`{|}".utf8.contains($0) }),
      hasHost(text.dropFirst(scheme.count).prefix { $0 != "/" })
    else { return nil }
    return String(text[..<text.endOfInk])
  }

  /// Whether host and port of an address are there: the host in letters or digits, the port in digits.
  private static func hasHost(_ authority: Substring) -> Bool {
    let bytes = authority.utf8
    let end =
      authority.hasPrefix("[")
      ? bytes.firstIndex(of: UInt8(ascii: "]")).map(bytes.index(after:))
      : bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
    guard let end, end > bytes.startIndex else { return false }
    let port = authority[end...]
    return port.isEmpty
      || port.hasPrefix(":") && UInt16(port.dropFirst()).map { $0 > 0 } == true
  }
}

/// What an option says of a service: `archive=http://127.0.0.1:8123/v1`.
public struct ServiceOption: Hashable, Sendable {
  public let service: Service
  /// The base, as it was written.
  public let base: String

  /// Reads the text of an option.
  ///
  /// - Throws: ``SettingFailure`` when it has another form, names a service that is not there, or an
  ///   address that is none.
  public init(
    _ text: String, among services: [Service] = AllFeatures.list.services
  ) throws(SettingFailure) {
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

  /// What options set: the last one for each service.
  public static func settings(of options: [ServiceOption]) -> [Setting: SettingValue] {
    options.reduce(into: [:]) { $0[$1.service.setting] = .text($1.base) }
  }

  /// Checks that there is one option at most for each service.
  ///
  /// - Throws: ``SettingFailure/serviceIsSetTwice(_:)``.
  public static func check(_ options: [ServiceOption]) throws(SettingFailure) {
    for (place, option) in options.enumerated()
    where options[..<place].contains(where: { $0.service == option.service }) {
      throw .serviceIsSetTwice(option.service.name)
    }
  }
}

/// The words by which help tells of the services that there are.
public enum ServiceHelp {
  /// An option that sets one.
  public static let example = (services.first?.name ?? "name") + "=http://127.0.0.1:8123"

  /// The variables that set them.
  public static let variables =
    services.isEmpty
    ? "the configuration file" : services.map { "$" + $0.setting.variable }.joined(separator: ", ")

  /// The end of a sentence on the keys of the configuration file: those that set them.
  public static let keys = keyPhrase(for: AllFeatures.list.services)

  /// The end of the sentence for some services; nothing where there are none.
  static func keyPhrase(for services: [Service]) -> String {
    guard !services.isEmpty else { return "" }
    let keys = services.map(\.setting.key).joined(separator: ", ")
    return " and, for the address of a public service, \(keys)"
  }

  private static let services = AllFeatures.list.services
}

extension SettingFailure {
  /// The failure that a base is none. One with an `@` is not repeated: a password may stand before it.
  init(base: String, of service: Service, in origin: String) {
    self = .malformedValue(
      base.utf8.contains(UInt8(ascii: "@")) ? nil : base, of: service.setting, in: origin,
      wanted: "an address such as “\(service.base)”, without a query")
  }
}

extension UInt8 {
  fileprivate static let lowercaseLetters = UInt8(ascii: "a")...UInt8(ascii: "z")
}

extension String {
  /// The end of what stands before slashes at the end.
  fileprivate var endOfInk: Index {
    utf8.lastIndex { $0 != UInt8(ascii: "/") }.map(utf8.index(after:)) ?? startIndex
  }
}
