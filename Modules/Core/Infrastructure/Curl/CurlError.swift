internal import CCurl
internal import CoreDomain

/// A libcurl error code. It is never used outside this folder.
struct CurlError: Error {
  let code: CURLcode
}

/// Throws an error unless the code is `CURLE_OK`.
func check(_ code: CURLcode) throws(CurlError) {
  guard code == CURLE_OK else { throw CurlError(code: code) }
}

/// The global state of libcurl.
enum CurlLibrary {
  /// Initializes libcurl once per process: the function "must be called at least once within a
  /// program […] before the program calls any other function in libcurl".
  /// https://curl.se/libcurl/c/curl_global_init.html
  static func start() {
    precondition(code == CURLE_OK, "libcurl cannot be started")
  }

  private static let code = curl_global_init(Int(CURL_GLOBAL_DEFAULT))
}

extension HTTPFailure {
  /// Converts the error of a failed transfer.
  ///
  /// - Parameters:
  ///   - error: The code. A code without a matching case means that the request could not be sent;
  ///     the failure then contains the message.
  ///   - message: libcurl's message. It contains hosts and reasons but never a full address, so it
  ///     cannot reveal a secret in a query.
  ///   - address: The last requested address.
  init(_ error: CurlError, _ message: String, asking address: CurlAddress) {
    let reason = message.hasSuffix(".") ? String(message.dropLast()) : message
    switch error.code {
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY:
      self = .unresolvableHost(address.host)
    case CURLE_COULDNT_CONNECT, CURLE_INTERFACE_FAILED, CURLE_PROXY:
      self = .refused(address.authority)
    case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
      CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ENGINE_NOTFOUND, CURLE_SSL_ENGINE_SETFAILED,
      CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CRL_BADFILE,
      CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_INVALIDCERTSTATUS,
      CURLE_SSL_CLIENTCERT, CURLE_USE_SSL_FAILED:
      self = .untrusted(reason)
    // The scheme was checked before, so the server has replied in an unsupported protocol: libcurl
    // 7.88 reports HTTP/0.9 with this code.
    // A decoder that fails before its first output is a failed write.
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING,
      CURLE_WRITE_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM, CURLE_HTTP3:
      self = .malformedReply(reason)
    // A broken chunk has no error code of its own, only a message: “… in chunked-encoding”.
    case CURLE_RECV_ERROR where reason.contains("chunk"):
      self = .malformedReply(reason)
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR:
      self = .cutOff(reason)
    default:
      self = .malformedRequest(reason)
    }
  }
}
