import Foundation
import Glibc
import Synchronization

/// A web server on this machine, for one test: it has pages by their paths, and a free port of its own.
///
/// A thread takes one connection after the other, answers it and closes it. Nothing waits for a time to be
/// over: who connects is answered, and ``stop()`` shuts the socket that the thread waits at.
public final class LoopbackServer: Sendable {
  private let pages: [String: String]
  private let listener: Int32
  private let port: UInt16
  private let asked = Mutex<[String]>([])

  public struct CannotListen: Error {}

  /// - Parameter pages: HTML by path, as in `["/one": "<title>One</title>"]`. Other paths answer 404.
  public init(pages: [String: String]) throws {
    self.pages = pages
    (listener, port) = try Self.place(listening: true)
    Thread { [self] in serve() }.start()
  }

  /// The address of a path, as text.
  public func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  /// The requested paths, in order.
  public var askedPaths: [String] { asked.withLock { $0 } }

  /// Stops the server, so that it refuses connections.
  public func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
  }

  /// An address without a server. The process holds its port, so no other program can use it.
  public static func deadAddress() throws -> String {
    "http://127.0.0.1:\(try place(listening: false).port)/"
  }
}

extension LoopbackServer {
  /// A socket at a free port of this machine.
  private static func place(listening: Bool) throws -> (socket: Int32, port: UInt16) {
    let place = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isThere = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(place, address, length) == 0 && (!listening || listen(place, 16) == 0)
          && getsockname(place, address, &length) == 0
      }
    }
    guard isThere else {
      close(place)
      throw CannotListen()
    }
    return (place, UInt16(bigEndian: address.sin_port))
  }

  private func serve() {
    while true {
      let connection = accept(listener, nil, nil)
      if connection < 0 {
        if errno == EINTR || errno == ECONNABORTED { continue }
        break
      }
      answer(connection)
      close(connection)
    }
    close(listener)
  }

  private func answer(_ connection: Int32) {
    var request: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !request.suffix(4).elementsEqual([13, 10, 13, 10]) {
      let count = unsafe recv(connection, &buffer, buffer.count, 0)
      guard count > 0, request.count < 65_536 else { return }
      request += buffer[..<count]
    }
    let words = String(decoding: request, as: UTF8.self).split(separator: " ")
    let path = words.count > 1 ? String(words[1]) : "/"
    asked.withLock { $0.append(path) }
    let status = pages[path] == nil ? "404 Not Found" : "200 OK"
    let body = Array((pages[path] ?? "<title>Not here</title>").utf8)
    let head =
      "HTTP/1.1 \(status)\r\nContent-Type: text/html\r\nContent-Length: \(body.count)\r\n"
      + "Connection: close\r\n\r\n"
    var reply = (Array(head.utf8) + body)[...]
    while !reply.isEmpty {
      let count = unsafe reply.withUnsafeBytes { bytes in
        unsafe send(connection, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      reply = reply.dropFirst(count)
    }
  }
}
