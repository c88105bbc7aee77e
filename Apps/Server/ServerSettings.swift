import CoreDomain

/// Where the server listens, and whom it answers.
public struct ServerSettings: Hashable, Sendable {
  /// The address that is listened on.
  let host: String
  /// 1 to 65535, or 0 for any free port.
  let port: Int
  /// The names under which the server is asked.
  let names: HostNames
  /// The access token; nothing when everybody is answered.
  let token: AccessToken?
  /// A sentence on what is served, which the server and every page say: that it is a demo's. Nothing
  /// for none.
  var note: String?

  /// - Parameters:
  ///   - publicNames: names under which a server is asked that listens beyond the loopback interface.
  ///   - token: the text of the access token; nothing when everybody is to be answered.
  ///   - isForAll: whether everybody is answered whom a proxy lets through.
  /// - Throws: ``ServerFailure`` when the token or a name is none, or when everybody would be answered
  ///   who can reach the machine.
  public init(
    host: String, port: Int, publicNames: [String] = [], token: String? = nil,
    isForAll: Bool = false
  ) throws(ServerFailure) {
    if let name = publicNames.first(where: { !HostNames.isName($0) }) { throw .malformedName(name) }
    self.token = try token.map { text throws(ServerFailure) in
      guard let token = AccessToken(text) else { throw .weakToken }
      return token
    }
    guard HostNames.isLoopback(host) || self.token != nil else { throw .tokenMissing(host: host) }
    if let name = publicNames.first, self.token == nil, !isForAll {
      throw .tokenMissingBehindProxy(name: name)
    }
    self.host = host
    self.port = port
    names =
      HostNames.isLoopback(host) && publicNames.isEmpty
      ? .loopback : .beyondLoopback(publicNames + [host])
  }

  /// The address as a browser takes it.
  func address(port: Int) -> String {
    "http://\(host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]" : host):\(port)"
  }
}
