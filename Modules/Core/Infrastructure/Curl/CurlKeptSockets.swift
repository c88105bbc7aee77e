internal import CCurl
private import Glibc

/// The sockets of connections that wait for a next transfer, by their ports at this end.
///
/// A server that says one length and sends another leaves bytes in a connection, and they would be
/// taken for the reply to whatever is asked next. The same happens, without any malice, where a
/// server ends an idle connection with a 408 that nobody asked for.
///
/// NB: libcurl 7.88 does not look for this, and gives up after five connections that have ended
/// meanwhile. Where newer ones are the rule, all of it can go:
/// https://github.com/curl/curl/pull/10690, https://github.com/curl/curl/issues/10646.
final class CurlKeptSockets {
  /// How many are remembered: as many as libcurl keeps.
  private let limit: Int
  private var sockets: [(port: Int, socket: Int32)] = []

  init(limit: Int) {
    self.limit = limit
  }

  /// Remembers the socket of a transfer that is complete, and not yet taken out of its multi handle.
  func keep(_ handle: CurlEasyHandle) {
    guard let (socket, port) = handle.keptSocket else { return }
    sockets.removeAll { $0.port == port }
    sockets.append((port, socket))
    if sockets.count > limit { sockets.removeFirst() }
  }

  /// Whether bytes, or the end, have come over a connection since its last transfer.
  func hasSpoken(at port: Int) -> Bool {
    guard let socket = sockets.first(where: { $0.port == port })?.socket else { return false }
    var byte: UInt8 = 0
    // https://man7.org/linux/man-pages/man2/recv.2.html: MSG_PEEK leaves the data, 0 is the end.
    let hasSpoken = unsafe recv(socket, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) >= 0
    // The number of a socket that was closed may name another one by now, which then has spoken.
    return hasSpoken && Self.port(of: socket) == port
  }

  /// The port at this end.
  private static func port(of socket: Int32) -> Int? {
    var address = sockaddr_in6()
    var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let code = unsafe withUnsafeMutablePointer(to: &address) { place in
      unsafe place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe getsockname(socket, $0, &size)
      }
    }
    // Both families have their port in the same place.
    return code == 0 ? Int(UInt16(bigEndian: address.sin6_port)) : nil
  }
}
