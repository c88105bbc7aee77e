import CoreTesting
import HTTPTypes
import Testing

@testable import CoreDemo
@testable import StargazersDemo

/// The faults of the demo's GitHub, and its error replies.
@Suite struct DemoGitHubFaultTests {
  @Test(arguments: [
    (UpstreamFault.forbidden, 403, nil, "59", "Forbidden"),
    (.forbiddenForNow, 403, "30", "59", "You have triggered an abuse detection mechanism."),
    (.tooManyRequests, 429, nil, "0", "API rate limit exceeded for 127.0.0.1."),
    (.tooManyRequestsForNow, 429, "30", "59", "You have exceeded a secondary rate limit."),
    (.secondaryLimit, 403, nil, "59", "You have exceeded a secondary rate limit."),
    (.secondaryLimitForNow, 429, "1", "59", "You have exceeded a secondary rate limit."),
  ])
  func rejectsARequestWithTheMessageOfGitHub(
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
  ])
  func sendsAPageIfGitHubHasNoMessage(_ fault: UpstreamFault, _ path: String, _ beginning: String) {
    #expect(Self.reply(with: fault, at: path)?.text.hasPrefix(beginning) == true)
  }

  private static func reply(with fault: UpstreamFault, at path: String) -> UpstreamReply? {
    let services = UpstreamServices(
      .gitHub(DemoRepository.invented()), clock: FixedWallClock(.fixture()))
    let request = UpstreamRequest(path, fields: [.userAgent: "tests"])
    return services.reply(with: fault, insteadOf: services.answer(request), to: request)
  }
}
