private import Subprocess
private import SystemPackage

/// A certificate authority for one test. Its keys are temporary.
public struct CertificateAuthority: Sendable {
  public let folder: TemporaryFolder

  /// The path of the authority's own certificate, for clients that trust the authority.
  public var path: String { folder.path("authority.pem") }

  /// Issues a certificate for a server with an IPv4 address.
  ///
  /// - Parameter days: The validity in days; a negative number means expired.
  public func certificate(
    for host: String = "127.0.0.1", days: Int = 2
  ) async throws -> ServerCertificate {
    let certificate = ServerCertificate(
      path: folder.path("\(host) \(days).pem"), key: folder.path("\(host) \(days).key"))
    let request = folder.path("\(host) \(days).csr")
    try await OpenSSL.run(
      ["req", "-subj", "/CN=server", "-addext", "subjectAltName=IP:\(host)", "-out", request]
        + OpenSSL.newKey(certificate.key))
    try await OpenSSL.run([
      "x509", "-req", "-in", request, "-CA", path, "-CAkey", folder.path("authority.key"),
      "-days", "\(days)", "-copy_extensions", "copy", "-out", certificate.path,
    ])
    return certificate
  }
}

public struct ServerCertificate: Sendable {
  public let path: String
  let key: String
}

/// Creates an authority in a temporary folder, runs the body, and deletes it.
public func withCertificateAuthority(
  _ body: (CertificateAuthority) async throws -> Void
) async throws {
  try await withTemporaryFolder { folder in
    let authority = CertificateAuthority(folder: folder)
    try await OpenSSL.run(
      ["req", "-x509", "-subj", "/CN=authority", "-days", "2", "-out", authority.path]
        + OpenSSL.newKey(folder.path("authority.key")))
    try await body(authority)
  }
}

/// The `openssl` command. Debian's package `ca-certificates` depends on it.
enum OpenSSL {
  struct Failure: Error {
    let message: String
  }

  /// The arguments that create a key of the fastest kind.
  static func newKey(_ path: String) -> [String] {
    ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", path]
  }

  static func run(_ arguments: [String]) async throws {
    let result = try await Subprocess.run(
      .name("openssl"), arguments: Arguments(arguments), output: .discarded,
      error: .string(limit: 64 * 1024))
    guard case .exited(0) = result.terminationStatus else {
      throw Failure(message: result.standardError)
    }
  }
}
