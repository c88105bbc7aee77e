import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import DemoUpstream

/// What goes wrong in the demo, and for whom.
@Suite struct DemoFaultTests {
  @Test(
    arguments: [
      ("", [nil, nil]), ("503", [.unavailable, nil]),
      ("cut,503,ok", [.cut, .unavailable, nil, nil]),
      ("ok, 429+retry", [nil, .tooManyRequestsForNow, nil]),
      ("503*", [.unavailable, .unavailable]),
      ("ok,loop*", [nil, .loop, .loop]), ("ok*", [nil, nil]),
    ] as [(String, [UpstreamFault?])])
  func aScriptIsMetRequestByRequest(_ text: String, _ faults: [UpstreamFault?]) throws {
    let script = UpstreamFaults(try FaultScript(text))
    for fault in faults { #expect(script.next() == fault) }
  }

  @Test func everyFaultHasAWordOfItsOwn() throws {
    for fault in UpstreamFault.allCases {
      #expect(try FaultScript(fault.rawValue) == FaultScript([fault]))
    }
  }

  @Test func aWordThatIsNoneIsToldThoseThatThereAre() {
    let failure = #expect(throws: FaultScriptFailure.self) { try FaultScript("cut,504") }
    #expect(failure == .unknownWord("504"))
    #expect(failure?.description.contains("There are ok, slow, hang, cut, ") == true)
  }

  @Test func nothingStandsBehindWhatHoldsForEver() {
    #expect(throws: FaultScriptFailure.starIsNotLast("cut*")) { try FaultScript("cut*,503") }
  }

  @Test(arguments: [
    (UpstreamFault.forbidden, 403, nil), (.forbiddenForNow, 403, "30"),
    (.tooManyRequests, 429, nil), (.tooManyRequestsForNow, 429, "30"), (.serverError, 500, nil),
    (.badGateway, 502, nil), (.unavailable, 503, nil), (.page, 200, nil),
    (.secondaryLimit, 403, nil), (.secondaryLimitForNow, 429, "1"),
  ])
  func aRefusalIsAPageWhateverWasAskedFor(
    _ fault: UpstreamFault, _ status: Int, _ retryAfter: String?
  ) throws {
    let reply = try #require(fault.reply(insteadOf: .json("{}")))
    #expect(reply.status.code == status)
    #expect(reply.fields[.retryAfter] == retryAfter)
    #expect(reply.fields[.contentType] == "text/html; charset=utf-8")
    #expect(reply.text.contains("<h1>"))
  }

  @Test(arguments: [
    (UpstreamFault.forbidden, 403, nil, "59", "Forbidden"),
    (.forbiddenForNow, 403, "30", "59", "You have triggered an abuse detection mechanism."),
    (.tooManyRequests, 429, nil, "0", "API rate limit exceeded for 127.0.0.1."),
    (.tooManyRequestsForNow, 429, "30", "59", "You have exceeded a secondary rate limit."),
    (.secondaryLimit, 403, nil, "59", "You have exceeded a secondary rate limit."),
    (.secondaryLimitForNow, 429, "1", "59", "You have exceeded a secondary rate limit."),
  ])
  func gitHubRefusesInItsOwnWords(
    _ fault: UpstreamFault, _ status: Int, _ retryAfter: String?, _ remaining: String,
    _ message: String
  ) throws {
    let reply = try #require(Self.reply(with: fault, at: "/repos/okafor/tide/stargazers"))
    #expect(reply.status.code == status)
    #expect(reply.fields[.retryAfter] == retryAfter)
    #expect(reply.fields[.rateRemaining] == remaining)
    #expect(reply.fields[.rateReset] == "1767229200")
    #expect(reply.text.hasPrefix("{\"message\":\"\(message)"), "\(reply.text)")
  }

  @Test(arguments: [
    (UpstreamFault.badGateway, "/repos/okafor/tide", "{\"error\":\"Server Error\"}"),
    (.unavailable, "/repos/okafor/tide", "<!DOCTYPE html>"),
    (.serverError, "/repositories/910002", "<!DOCTYPE html>"),
    (.secondaryLimit, "/sites/kiln.example/", "<!DOCTYPE html>"),
    (.tooManyRequests, "/fdsnws/event/1/version", "<!DOCTYPE html>"),
  ])
  func whatAServiceDoesNotSayItselfIsAPage(
    _ fault: UpstreamFault, _ path: String, _ beginning: String
  ) {
    #expect(Self.reply(with: fault, at: path)?.text.hasPrefix(beginning) == true)
  }

  private static func reply(with fault: UpstreamFault, at path: String) -> UpstreamReply? {
    let services = UpstreamServices(DemoContents(), clock: FixedWallClock(.fixture()))
    let request = UpstreamRequest(path, fields: [.userAgent: "tests"])
    return services.reply(with: fault, insteadOf: services.answer(request), to: request)
  }

  @Test func halfAnAnswerKeepsItsType() {
    let reply = UpstreamFault.truncated.reply(insteadOf: .json("{\"a\":1}"))
    #expect(reply?.text == "{\"a")
    #expect(reply?.fields[.contentType] == "application/json; charset=utf-8")
  }
}
