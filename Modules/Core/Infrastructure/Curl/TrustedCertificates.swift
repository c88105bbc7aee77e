internal import CCurl
public import CoreDomain

/// Whose certificates a client trusts.
public struct TrustedCertificates: Sendable {
  /// Certificates in PEM form in place of the system's file, or nothing where that one is read.
  let bundle: [UInt8]?

  /// How many bytes a file of certificates may have. That of Debian has 220 thousand.
  public static let largestFile = 4 * 1024 * 1024

  /// Those that the system trusts.
  public static let system = TrustedCertificates(bundle: nil)

  private init(bundle: [UInt8]?) {
    self.bundle = bundle
  }

  /// Those that the system trusts, and further ones from a file.
  ///
  /// libcurl takes one file, and another one takes its place: CURLOPT_CAINFO names "a file holding
  /// one or more certificates to verify the peer with", which "is by default set to the system path".
  /// So both files are read here and handed over as one, with CURLOPT_CAINFO_BLOB, which "overrides
  /// CURLOPT_CAINFO"; the system's folder of certificates (CURLOPT_CAPATH) stays in force.
  /// https://curl.se/libcurl/c/CURLOPT_CAINFO.html,
  /// https://curl.se/libcurl/c/CURLOPT_CAINFO_BLOB.html
  ///
  /// - Parameters:
  ///   - path: a file with one or more certificates in PEM form. What else is in it, a private key
  ///     for example, is not kept.
  ///   - files: where it is.
  /// - Throws: ``HTTPSetupFailure/unusableCertificates(path:reason:)``, for either file.
  public init(
    adding path: String, from files: any FileSystem
  ) async throws(HTTPSetupFailure) {
    let added = try await Self.certificates(in: path, of: files)
    guard !added.isEmpty else {
      throw .unusableCertificates(path: path, reason: "there is no certificate in it")
    }
    bundle = try await Self.systemBundle(from: files) + added
  }

  /// The file that libcurl reads by itself, as it is; nothing where the system has none.
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
    let source = try await files.source(path)
    var bytes: [UInt8] = []
    while let piece = try await source.next() {
      bytes += piece
      guard bytes.count <= largestFile else { throw .tooLarge(path: path, limit: largestFile) }
    }
    return bytes
  }

  /// The reason alone: what the sentences of a file's failures advise is not meant for settings.
  private static func failure(_ failure: FileFailure, _ path: String) -> HTTPSetupFailure {
    let reason =
      switch failure {
      case .missing: "there is no such file"
      case .unreadable(_, let reason), .unwritable(_, let reason): reason
      case .tooLarge(_, let limit): "it is larger than \(limit) bytes"
      }
    return .unusableCertificates(path: path, reason: reason)
  }
}
