import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import CoreDemo

/// The faults of the demo, and the requests that they affect.
@Suite struct DemoFaultTests {
  @Test(
    arguments: [
      ("", [nil, nil]), ("503", [.unavailable, nil]),
      ("cut,503,ok", [.cut, .unavailable, nil, nil]),
      ("ok, 429+retry", [nil, .tooManyRequestsForNow, nil]),
      ("503*", [.unavailable, .unavailable]),
      ("ok,loop*", [nil, .loop, .loop]), ("ok*", [nil, nil]),
    ] as [(String, [UpstreamFault?])])
  func aScriptHasOneFaultPerRequest(_ text: String, _ faults: [UpstreamFault?]) throws {
    let script = UpstreamFaults(try FaultScript(text))
    for fault in faults { #expect(script.next() == fault) }
  }

  @Test func everyFaultHasItsOwnName() throws {
    for fault in UpstreamFault.allCases {
      #expect(try FaultScript(fault.rawValue) == FaultScript([fault]))
    }
  }

  @Test func anUnknownFaultListsTheKnownOnes() {
    let failure = #expect(throws: FaultScriptFailure.self) { try FaultScript("cut,504") }
    #expect(failure == .unknownWord("504"))
    #expect(failure?.description.contains("Use one of: ok, slow, hang, cut, ") == true)
  }

  @Test func aFaultForAllLaterRequestsMustBeTheLast() {
    #expect(throws: FaultScriptFailure.starIsNotLast("cut*")) { try FaultScript("cut*,503") }
  }

  @Test(arguments: [
    (UpstreamFault.forbidden, 403, nil), (.forbiddenForNow, 403, "30"),
    (.tooManyRequests, 429, nil), (.tooManyRequestsForNow, 429, "30"), (.serverError, 500, nil),
    (.badGateway, 502, nil), (.unavailable, 503, nil), (.page, 200, nil),
    (.secondaryLimit, 403, nil), (.secondaryLimitForNow, 429, "1"),
  ])
  func aFaultReturnsAnErrorPageForEveryRequest(
    _ fault: UpstreamFault, _ status: Int, _ retryAfter: String?
  ) throws {
    let reply = try #require(fault.reply(insteadOf: .json("{}")))
    #expect(reply.status.code == status)
    #expect(reply.fields[.retryAfter] == retryAfter)
    #expect(reply.fields[.contentType] == "text/html; charset=utf-8")
    #expect(reply.text.contains("<h1>"))
  }

  @Test func aServiceMayHaveItsOwnErrorMessages() {
    let told = Self.reply(with: .secondaryLimit, at: InventedService.path)
    #expect(told?.status == .forbidden && told?.text == InventedService.refusal)
  }

  @Test(arguments: [
    (UpstreamFault.tooManyRequests, InventedService.path),
    (.secondaryLimit, "/sites/kiln.example/"),
    (.secondaryLimit, "/nowhere"),
  ])
  func faultsWithoutAMessageOfTheServiceReturnAPage(_ fault: UpstreamFault, _ path: String) {
    #expect(Self.reply(with: fault, at: path)?.text.hasPrefix("<!DOCTYPE html>") == true)
  }

  private static func reply(with fault: UpstreamFault, at path: String) -> UpstreamReply? {
    let services = UpstreamServices(.invented, clock: FixedWallClock(.fixture()))
    let request = UpstreamRequest(path)
    return services.reply(with: fault, insteadOf: services.answer(request), to: request)
  }

  @Test func aTruncatedReplyKeepsItsType() {
    let reply = UpstreamFault.truncated.reply(insteadOf: .json("{\"a\":1}"))
    #expect(reply?.text == "{\"a")
    #expect(reply?.fields[.contentType] == "application/json; charset=utf-8")
  }
}
