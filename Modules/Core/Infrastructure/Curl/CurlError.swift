internal import CCurl
internal import CoreDomain

/// A code of libcurl that means failure. It never leaves this folder.
struct CurlError: Error {
  let code: CURLcode
}

/// Turns a code into an error, unless it says that all went well.
func check(_ code: CURLcode) throws(CurlError) {
  guard code == CURLE_OK else { throw CurlError(code: code) }
}

/// libcurl as a whole.
enum CurlLibrary {
  /// Makes libcurl ready, once per process: that "must be called at least once within a program
  /// […] before the program calls any other function in libcurl".
  /// https://curl.se/libcurl/c/curl_global_init.html
  static func start() {
    precondition(code == CURLE_OK, "libcurl cannot be started")
  }

  private static let code = curl_global_init(Int(CURL_GLOBAL_DEFAULT))
}

extension HTTPFailure {
  /// What a failed transfer means to whoever asked for it.
  ///
  /// - Parameters:
  ///   - error: the code. Those that have no meaning of their own to the port kept the request from
  ///     being sent, and are told by their text.
  ///   - message: what libcurl said. It names hosts and reasons, never a whole address, so that no
  ///     query and no secret in one gets into logs.
  ///   - address: what was asked last.
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
    // The schemes were checked before, so an unsupported protocol is one that the server spoke:
    // this is how libcurl 7.88 names HTTP/0.9.
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING,
      CURLE_HTTP2, CURLE_HTTP2_STREAM, CURLE_HTTP3:
      self = .malformedReply(reason)
    // A broken chunk has no code of its own, only words: “… in chunked-encoding”.
    case CURLE_RECV_ERROR where reason.contains("chunk"):
      self = .malformedReply(reason)
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR:
      self = .cutOff(reason)
    default:
      self = .malformedRequest(reason)
    }
  }
}
