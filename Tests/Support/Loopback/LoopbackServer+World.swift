public import CoreTesting
private import HTTPTypes

/// Runs a server that answers like a simulated world, over keep-alive connections.
@discardableResult
public func withLoopbackServer<Value: Sendable>(
  serving world: @escaping HTTPWorld, _ body: (LoopbackServer) async throws -> Value
) async throws -> Value {
  try await withLoopbackServer(
    answering: { request in
      let answer = world(request.head, request.body)
      return [.send(bytes(of: answer, to: request.head.method))]
    }, body)
}

private func bytes(of answer: HTTPAnswer, to method: HTTPRequest.Method) -> [UInt8] {
  let status = answer.response.status
  var lines = ["HTTP/1.1 \(status.code) \(status.reasonPhrase)"]
  lines += answer.response.headerFields.map { "\($0.name): \($0.value)" }
  // Such a response has no body, whatever its length:
  // https://www.rfc-editor.org/rfc/rfc9110#section-6.4.1
  let hasBody = method != .head && status != .notModified && status != .noContent
  lines += ["Content-Length: \(answer.body.count)", "", ""]
  return Array(lines.joined(separator: "\r\n").utf8) + (hasBody ? answer.body : [])
}
