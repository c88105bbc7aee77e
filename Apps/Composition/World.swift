public import CoreDomain

/// What a program finds around it when it starts.
///
/// A program asks its world for everything, so that a test can put another world around it.
public protocol World: Sendable {
  /// The arguments behind the program's name.
  var arguments: [String] { get }
  /// The variables of the environment.
  var environment: [String: String] { get }
  var console: any Console { get }
  var files: any FileSystem { get }
  /// The requests to stop, while a command is at work.
  var interruptions: any Interruptions { get }
  /// The clock by which a program sees that its work takes long.
  var clock: any WallClock { get }
  /// The threads for requests of clients: one that computes for long does not hold up the others.
  var threads: any TaskExecutor { get }

  /// Opens the data of the features.
  func open(_ settings: Settings) async throws(StartFailure) -> any Features
}

/// Why a program cannot begin its work.
public enum StartFailure: Error, Hashable, Sendable {
  /// Nothing says where the data is.
  case noDataFolder
  /// A setting cannot be understood.
  case configuration(SettingFailure)
  /// The folder of the data cannot be made.
  case folder(FileFailure)
  case database(SQLFailure)
  /// A feature cannot be made ready; the text says why, as a sentence. It may go well in a moment
  /// where somebody else is busy with the store.
  case feature(reason: String, isBusy: Bool)
  /// The HTTP client cannot be set up as it should be; the text says why, as a sentence.
  case network(reason: String)
  /// The demo has no place to run at; the text says why, as a sentence.
  case demo(reason: String)
}

/// What is wrong with a setting.
public enum SettingFailure: Error, Hashable, Sendable {
  /// The configuration file cannot be read.
  case file(FileFailure)
  /// The configuration file is no JSON object of settings. Line and column are counted from 1.
  case malformedFile(path: String, reason: String, line: Int, column: Int)
  /// A value is none of those that the setting takes. It is absent where it is not to be repeated.
  case malformedValue(String?, of: Setting, in: String, wanted: String)
  /// What an option says of a service is not a name, an equals sign and an address.
  case malformedService(String)
  /// No feature has a service of this name.
  case unknownService(String, known: [String])
  /// Two options say what the base of one service is.
  case serviceIsSetTwice(String)
  /// What a variable of the environment holds is no token. It is not repeated.
  case malformedToken(variable: String)
  /// An option sets a service of a demo.
  case serviceInDemo(String)
  /// A text says what goes wrong in the demo, and cannot be read; the sentence says why.
  case demoFaults(String)
}

extension SettingFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .file(let failure):
      failure.description
    case .malformedFile(let path, let reason, let line, let column):
      "“\(path)” cannot be understood: \(reason) (line \(line), column \(column))."
    case .malformedValue(let value, of: let setting, in: let origin, let wanted):
      "The setting “\(setting.key)” in \(origin) is "
        + (value.map { "“\($0)”, and " } ?? "") + "not \(wanted)."
    case .malformedService(let text):
      "“\(text)” in --service sets nothing: write the name of a service, “=” and its address."
    case .unknownService(let name, known: []):
      "“\(name)” in --service is no service: no feature has one."
    case .unknownService(let name, let known):
      "“\(name)” in --service is no service. There is \(known.joined(separator: ", "))."
        + Spelling.suggestion(for: name, among: known)
    case .malformedToken(let variable):
      "What \(variable) holds is no token: one is up to \(Secret.longest) letters, digits and signs of "
        + "ASCII without a blank between them. It is not repeated here. Correct it, or unset it."
    case .serviceInDemo(let name):
      "A demo brings its own “\(name)”. Leave --service out, or the demo."
    case .demoFaults(let reason):
      "The setting “\(Setting.demoFaults.key)” cannot be read: \(reason)"
    case .serviceIsSetTwice(let name):
      "“\(name)” is set twice with --service. Say one address."
    }
  }
}

extension StartFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noDataFolder:
      "There is no place for the data: HOME is not set. Say where with --data-dir."
    case .configuration(let failure): failure.description
    case .folder(let failure): failure.description
    case .database(let failure): failure.description
    case .feature(let reason, _), .network(let reason), .demo(let reason): reason
    }
  }
}
