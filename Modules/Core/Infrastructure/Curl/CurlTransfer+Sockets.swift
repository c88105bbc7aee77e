internal import CCurl
private import Glibc

extension CurlTransfer {
  /// What libcurl calls in place of socket(2) where only the public internet may be reached: it sees
  /// the resolved address, "and is allowed to […] refuse to connect completely".
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

  /// What libcurl calls before a request goes over a connection.
  static let requestCallback:
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<CChar>?, Int32,
      Int32
    ) -> Int32 = { user, _, _, _, port in
      guard let user = unsafe user else { return CURL_PREREQFUNC_ABORT }
      let transfer = unsafe Unmanaged<CurlTransfer>.fromOpaque(user).takeUnretainedValue()
      return transfer.mayAsk(over: Int(port)) ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
    }

  /// Whether the connection with this port at our end has nothing to say before it is asked. Over
  /// TLS there may be something: sessions, and settings of HTTP/2.
  private func mayAsk(over port: Int) -> Bool {
    metLeftovers = hop.address.scheme == "http" && kept.hasSpoken(at: port)
    return !metLeftovers
  }

  /// The address in a socket address; nothing for families that are not of the internet.
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
