import CoreDomain

// The token by which a service knows who asks. It comes from the environment alone: a configuration
// file keeps it for whoever reads the file, and an option shows it to whoever lists the processes.

extension Service {
  /// The variable of the environment that holds the token: `SEAMS_ARCHIVE_TOKEN`.
  public var tokenVariable: String { "SEAMS_\(name.uppercased())_TOKEN" }

  /// Whether a key of a configuration file would be that of the token, if there were one.
  func isToken(_ key: String) -> Bool {
    takesToken && (key == name + "Token" || key == tokenVariable)
  }
}

extension [Service] {
  /// The variables that hold the tokens of those that take one.
  var tokenVariables: [String] { filter(\.takesToken).map(\.tokenVariable) }
}

extension SettingSources {
  /// The tokens that somebody has, for the services that take one. A blank variable counts as none.
  ///
  /// - Throws: ``StartFailure/configuration(_:)`` for what is no token, without repeating it.
  func tokens() throws(StartFailure) -> [Service: Secret] {
    var tokens: [Service: Secret] = [:]
    for service in services where service.takesToken {
      let text = environment[service.tokenVariable] ?? ""
      guard text.contains(where: { !$0.isWhitespace }) else { continue }
      guard let token = Secret(text) else {
        throw .configuration(.malformedToken(variable: service.tokenVariable))
      }
      tokens[service] = token
    }
    return tokens
  }
}

extension ServiceHelp {
  /// A sentence that says where tokens come from; nothing where no service takes one.
  public static let tokens = tokenSentence(for: AllFeatures.list.services)

  /// The sentence for some services.
  static func tokenSentence(for services: [Service]) -> String {
    let variables = services.tokenVariables.map { "$" + $0 }
    guard !variables.isEmpty else { return "" }
    return "A token for a service is read from \(variables.joined(separator: ", ")) alone."
  }
}
