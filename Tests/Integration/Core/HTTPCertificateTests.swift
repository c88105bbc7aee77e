import CoreDomain
import CoreTesting
import HTTPTypes
import TestSupport
import Testing

@testable import CoreInfrastructure

/// Certificate files: reading them, and rejecting them before any request.
@Suite(.timeLimit(.minutes(1))) struct HTTPCertificateTests {
  @Test func areAddedToThoseOfTheSystem() async throws {
    try await withCertificateAuthority { system in
      try await withCertificateAuthority { added in
        let files = InMemoryFileSystem([
          try #require(CurlEasyHandle().systemCertificates): try bytes(of: system),
          "added.pem": try bytes(of: added),
        ])
        let client = CurlHTTPClient(
          userAgent: "Seams/0.1",
          certificates: try await TrustedCertificates(adding: "added.pem", from: files))
        try await expectTrust(in: system, by: client)
        try await expectTrust(in: added, by: client)
      }
    }
  }

  @Test func areReadFromAFileWithOtherTextAndWindowsLineEndings() async throws {
    try await withCertificateAuthority { authority in
      let certificate = try bytes(of: authority)
      let windows = String(decoding: certificate, as: UTF8.self).replacing("\n", with: " \r\n")
      let key = "-----BEGIN PRIVATE KEY-----\nQUJD\n-----END PRIVATE KEY-----\n"
      let text = Array("# one\r\n\(windows)\(key)".utf8) + certificate
      #expect(try PEMCertificates(in: text).bytes == certificate + certificate)
    }
  }

  @Test(arguments: [
    ("", "there is no certificate in it"),
    ("not a certificate", "there is no certificate in it"),
    ("-----BEGIN PRIVATE KEY-----\nQUJD\n-----END PRIVATE KEY-----\n", "no certificate"),
    (pem("MAMCAQE=") + "-----BEGIN CERTIFICATE-----\nMAMC", "certificate 2 in it is damaged"),
    (pem(""), "certificate 1 in it is damaged"),
    (pem("MAMCAQ=="), "certificate 1 in it is damaged"),
    (pem("MAMCAQEA"), "certificate 1 in it is damaged"),
    (pem("MQMCAQE="), "certificate 1 in it is damaged"),
    (pem("MAMCA*E="), "certificate 1 in it is damaged"),
    (pem("MAMCAQE"), "certificate 1 in it is damaged"),
    (pem("MAMCAQ=E"), "certificate 1 in it is damaged"),
    (pem("MAMCAQE=QUJD"), "certificate 1 in it is damaged"),
    (pem("MIT/////"), "certificate 1 in it is damaged"),
    ("-----BEGIN CERTIFICATE-----\n" + pem("MAMCAQE="), "certificate 1 in it is damaged"),
  ])
  func areRejectedIfInvalid(_ text: String, _ reason: String) async throws {
    let files = InMemoryFileSystem(["a.pem": Array(text.utf8)])
    let error = await #expect(throws: HTTPSetupFailure.self) {
      try await TrustedCertificates(adding: "a.pem", from: files)
    }
    let sentence = try #require(error).description
    #expect(sentence.hasPrefix("“a.pem” is not a valid certificate file: "))
    #expect(sentence.contains(reason))
  }

  @Test(arguments: [
    ("none.pem", "there is no such file"), ("a.pem", "it is larger than 4194304 bytes"),
  ])
  func areRejectedIfTheirFileCannotBeRead(_ path: String, _ reason: String) async throws {
    let bytes = [UInt8](repeating: 0x0A, count: TrustedCertificates.largestFile + 1)
    let files = InMemoryFileSystem(["a.pem": bytes])
    await #expect(throws: HTTPSetupFailure.unusableCertificates(path: path, reason: reason)) {
      try await TrustedCertificates(adding: path, from: files)
    }
  }

  @Test func areReportedAsInvalidInASentence() {
    let failure = HTTPSetupFailure.unusableProxy(variable: "https_proxy")
    #expect("\(failure)".hasPrefix("The environment variable https_proxy is not a valid proxy"))
  }
}

extension HTTPCertificateTests {
  private func bytes(of authority: CertificateAuthority) throws -> [UInt8] {
    try authority.folder.bytes(of: "authority.pem")
  }

  private func expectTrust(
    in authority: CertificateAuthority, by client: CurlHTTPClient
  ) async throws {
    let page = "HTTP/1.1 204 No Content\r\n\r\n"
    try await withTLSServer(authority.certificate(), pages: ["/page": page]) { server in
      let request = HTTPRequest(
        method: .get, scheme: "https", authority: server.authority, path: "/page")
      let reply = try await client.send(request)
      #expect(reply.response.status == .noContent)
    }
  }
}

private func pem(_ text: String) -> String {
  "-----BEGIN CERTIFICATE-----\n\(text)\n-----END CERTIFICATE-----\n"
}
