internal import CCurl
public import CoreDomain

/// The certificates with which the HTTP client verifies servers: those of the system, and
/// optionally those of a file.
public struct TrustedCertificates: Sendable {
  /// PEM certificates that replace the system's file; `nil` to use the system's file.
  let bundle: [UInt8]?

  /// The maximum size of a certificate file in bytes. Debian's file has 220,000 bytes.
  public static let largestFile = 4 * 1024 * 1024

  /// Only the certificates of the system. libcurl knows where they are.
  public static let system = TrustedCertificates(bundle: nil)
}

extension TrustedCertificates {
  /// The system's certificates, and additional certificates from a file.
  ///
  /// libcurl takes only one file: CURLOPT_CAINFO names "a file holding one or more certificates to
  /// verify the peer with", which "is by default set to the system path". So both files are read
  /// here and set together with CURLOPT_CAINFO_BLOB, which "overrides CURLOPT_CAINFO". The system's
  /// certificate folder (CURLOPT_CAPATH) still applies.
  /// https://curl.se/libcurl/c/CURLOPT_CAINFO.html,
  /// https://curl.se/libcurl/c/CURLOPT_CAINFO_BLOB.html
  ///
  /// - Parameters:
  ///   - path: A file with one or more PEM certificates. Other contents, such as a private key, are
  ///     ignored.
  ///   - files: The file system, from which both files are read.
  /// - Throws: ``HTTPSetupFailure/unusableCertificates(path:reason:)`` if the file at `path` is
  ///   unusable, or the system's file cannot be read. A missing system file is ignored.
  public init(adding path: String, from files: any FileSystem) async throws(HTTPSetupFailure) {
    let added = try await Self.certificates(in: path, of: files)
    guard !added.isEmpty else {
      throw .unusableCertificates(path: path, reason: "there is no certificate in it")
    }
    self.init(bundle: try await Self.systemBundle(from: files) + added)
  }

  /// Reads the file that libcurl uses by default; empty if the system has no such file.
  private static func systemBundle(
    from files: any FileSystem
  ) async throws(HTTPSetupFailure) -> [UInt8] {
    guard let path = CurlEasyHandle().systemCertificates else { return [] }
    do throws(FileFailure) {
      return try await bytes(of: path, from: files) + [UInt8(ascii: "\n")]
    } catch {
      if case .missing = error { return [] }
      throw failure(error, path)
    }
  }

  private static func certificates(
    in path: String, of files: any FileSystem
  ) async throws(HTTPSetupFailure) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try await Self.bytes(of: path, from: files)
    } catch {
      throw failure(error, path)
    }
    do throws(PEMCertificates.Failure) {
      return try PEMCertificates(in: bytes).bytes
    } catch {
      throw .unusableCertificates(
        path: path, reason: "certificate \(error.number) in it is damaged or incomplete")
    }
  }

  private static func bytes(
    of path: String, from files: any FileSystem
  ) async throws(FileFailure) -> [UInt8] {
    try await files.source(path).bytes(upTo: largestFile, of: path)
  }

  /// Uses only the reason of a file error, because the advice in the error's description does not
  /// apply to settings.
  private static func failure(_ failure: FileFailure, _ path: String) -> HTTPSetupFailure {
    let reason =
      switch failure {
      case .missing: "there is no such file"
      case .unreadable(_, let reason), .unwritable(_, let reason): reason
      case .tooLarge(_, let limit): "it is larger than \(limit) bytes"
      case .readerGone: "it is no longer read"
      }
    return .unusableCertificates(path: path, reason: reason)
  }
}
