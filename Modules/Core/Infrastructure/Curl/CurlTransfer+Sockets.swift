internal import CCurl
private import Glibc

extension CurlTransfer {
  /// Replaces socket(2) if only the public internet may be reached: libcurl passes the resolved
  /// address, and the callback "is allowed to […] refuse to connect completely".
  /// https://curl.se/libcurl/c/CURLOPT_OPENSOCKETFUNCTION.html
  static let socketCallback:
    @convention(c) (
      UnsafeMutableRawPointer?, curlsocktype, UnsafeMutablePointer<curl_sockaddr>?
    ) -> curl_socket_t = { user, _, address in
      guard let user = unsafe user, let address = unsafe address else { return CURL_SOCKET_BAD }
      let transfer = unsafe Unmanaged<CurlTransfer>.fromOpaque(user).takeUnretainedValue()
      return unsafe transfer.openSocket(to: address)
    }

  private func openSocket(to address: UnsafePointer<curl_sockaddr>) -> curl_socket_t {
    guard unsafe PublicNetwork.contains(Self.bytes(of: address)) else {
      metPrivateAddress = true
      return CURL_SOCKET_BAD
    }
    return unsafe socket(
      address.pointee.family, address.pointee.socktype, address.pointee.protocol)
  }

  /// The function that libcurl calls before it sends a request over a connection.
  static let requestCallback:
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<CChar>?, Int32,
      Int32
    ) -> Int32 = { user, _, _, _, port in
      guard let user = unsafe user else { return CURL_PREREQFUNC_ABORT }
      let transfer = unsafe Unmanaged<CurlTransfer>.fromOpaque(user).takeUnretainedValue()
      return transfer.mayAsk(over: Int(port)) ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
    }

  /// Whether a request may be sent over the connection with this local port. It must not be sent
  /// over plain HTTP if the connection has unread bytes. Over TLS, unread bytes are normal, such as
  /// session tickets and HTTP/2 settings.
  private func mayAsk(over port: Int) -> Bool {
    metLeftovers = hop.address.scheme == "http" && kept.hasSpoken(at: port)
    return !metLeftovers
  }

  /// Returns the bytes of an IP address, or an empty array for other address families.
  private static func bytes(of address: UnsafePointer<curl_sockaddr>) -> [UInt8] {
    let place = unsafe UnsafeRawPointer(address)
      .advanced(by: MemoryLayout<curl_sockaddr>.offset(of: \.addr) ?? 0)
    switch unsafe address.pointee.family {
    case AF_INET:
      let start = MemoryLayout<sockaddr_in>.offset(of: \.sin_addr) ?? 0
      return unsafe Array(UnsafeRawBufferPointer(start: place + start, count: 4))
    case AF_INET6:
      let start = MemoryLayout<sockaddr_in6>.offset(of: \.sin6_addr) ?? 0
      return unsafe Array(UnsafeRawBufferPointer(start: place + start, count: 16))
    default:
      return []
    }
  }
}
