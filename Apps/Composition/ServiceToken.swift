import CoreDomain

// API tokens of services. They come only from the environment, because a configuration file would
// show them to everyone who can read it, and an option would show them in the list of processes.

extension Service {
  /// The environment variable with the service's token: `SEAMS_ARCHIVE_TOKEN` for the service
  /// `archive`. The program reads the variable only if ``takesToken`` is `true`.
  public var tokenVariable: String { "SEAMS_\(name.uppercased())_TOKEN" }

  /// Whether a key of a configuration file looks like an attempt to set the token there.
  func isToken(_ key: String) -> Bool {
    takesToken && (key == name + "Token" || key == tokenVariable)
  }
}

extension [Service] {
  var tokenVariables: [String] { filter(\.takesToken).map(\.tokenVariable) }
}

extension SettingSources {
  /// Returns the tokens of the services that accept one. A blank variable counts as unset.
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
