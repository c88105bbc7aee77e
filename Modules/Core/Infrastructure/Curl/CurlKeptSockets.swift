internal import CCurl
private import Glibc

/// The sockets of idle connections, by their local ports.
///
/// If a server sends more bytes than the declared length of a reply, the rest stays in the
/// connection and would be read as the reply to the next request. The same happens, without malice,
/// if a server ends an idle connection with an unsolicited 408.
///
/// NB: libcurl 7.88 does not check for this, and gives up after five idle connections that were
/// closed. This type can be removed when newer versions are common:
/// https://github.com/curl/curl/pull/10690, https://github.com/curl/curl/issues/10646.
final class CurlKeptSockets {
  /// The maximum number of sockets to remember. It equals the maximum number of connections that
  /// libcurl keeps open.
  private let limit: Int
  private var sockets: [(port: Int, socket: Int32)] = []

  init(limit: Int) {
    self.limit = limit
  }

  /// Remembers the socket of a completed transfer that is still in its multi handle.
  func keep(_ handle: CurlEasyHandle) {
    guard let (socket, port) = handle.keptSocket else { return }
    sockets.removeAll { $0.port == port }
    sockets.append((port, socket))
    if sockets.count > limit { sockets.removeFirst() }
  }

  /// Whether a connection has received bytes, or was closed, since its last transfer.
  func hasSpoken(at port: Int) -> Bool {
    guard let socket = sockets.first(where: { $0.port == port })?.socket else { return false }
    var byte: UInt8 = 0
    // MSG_PEEK leaves the data in the socket, and the result 0 means that the connection was
    // closed:
    // https://man7.org/linux/man-pages/man2/recv.2.html
    let hasSpoken = unsafe recv(socket, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) >= 0
    // After a socket is closed, its number may be reused for another socket, which may have
    // received data.
    return hasSpoken && Self.port(of: socket) == port
  }

  /// Returns the local port of a socket.
  private static func port(of socket: Int32) -> Int? {
    var address = sockaddr_in6()
    var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let code = unsafe withUnsafeMutablePointer(to: &address) { place in
      unsafe place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe getsockname(socket, $0, &size)
      }
    }
    // Both address families store the port at the same offset.
    return code == 0 ? Int(UInt16(bigEndian: address.sin6_port)) : nil
  }
}
