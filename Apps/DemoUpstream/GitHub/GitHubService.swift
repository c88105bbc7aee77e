import CoreDomain
import HTTPTypes

/// Repositories, who has starred them, and when, as GitHub tells of it.
///
/// - `/repos/<owner>/<name>`: the repository, with the number of its stars.
/// - `…/stargazers`: who, oldest first, page by page, for who may see it.
/// - `…/stargazers/count` and `…/stargazers/history`: how many, and in which week, for everybody.
///
/// The same is below `/repositories/<number>`, where links lead.
/// https://docs.github.com/en/rest/activity/starring
struct GitHubService: UpstreamService {
  private let repositories: GitHubRepositories
  private let limits: GitHubLimits
  private let clock: any WallClock

  /// - Parameter repositories: those that there are; of our invention, unless somebody brings others.
  init(
    _ repositories: [DemoRepository] = DemoRepository.invented(), limits: GitHubLimits,
    clock: any WallClock
  ) {
    self.repositories = GitHubRepositories(repositories)
    self.limits = limits
    self.clock = clock
  }

  var paths: [String] { repositories.all.map { "/repos/\($0.name)/stargazers" } }

  func answer(_ request: UpstreamRequest) -> UpstreamReply? {
    guard Self.serves(request) else { return nil }
    let now = clock.now
    guard request.fields[.userAgent] != nil else { return .anonymous }
    guard let caller = GitHubCaller(request) else {
      return limits.count(.badCredentials, for: .anybody, costs: 1, at: now).dated(now)
    }
    var reply = reply(to: request, from: caller, at: now)
    if reply.status == .ok { reply.becomeCacheable(for: caller) }
    // What has not changed costs nothing.
    let isKnown = reply.fields[.eTag].map(request.has) ?? false
    return limits.count(reply, for: caller, costs: isKnown ? 0 : 1, at: now).dated(now)
  }

  func refusal(
    by fault: UpstreamFault, insteadOf reply: UpstreamReply, to request: UpstreamRequest
  ) -> UpstreamReply? {
    Self.serves(request) ? fault.gitHubReply(insteadOf: reply) : nil
  }

  private static func serves(_ request: UpstreamRequest) -> Bool {
    ["repos", "repositories"].contains(request.parts.first)
  }

  private func reply(
    to request: UpstreamRequest, from caller: GitHubCaller, at now: Timestamp
  ) -> UpstreamReply {
    if let version = request.fields[.gitHubVersion], !Self.versions.contains(version) {
      return .unknownVersion(version)
    }
    let parts = request.parts
    let count = parts[0] == "repos" ? 3 : 2
    guard !Self.hasSlashTooMany(request.path),
      let place = repositories.place(of: parts.prefix(count).joined(separator: "/"))
    else { return .missing }
    let rest = parts.dropFirst(count).joined(separator: "/")
    switch place {
    case .here(let repository):
      return GitHubAnswer(repository: repository, caller: caller, now: now, request: request)
        .reply(to: rest)
    case .moved(let repository):
      let answer = GitHubAnswer(
        repository: repository, caller: caller, now: now, request: request)
      return .moved(to: answer.address(of: rest) + request.target.dropFirst(request.path.count))
    }
  }

  /// Whether a path has an empty part, which makes it another address to GitHub.
  private static func hasSlashTooMany(_ path: String) -> Bool {
    path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).contains("")
  }

  /// The versions of the interface that there are.
  private static let versions = ["2022-11-28", "2026-03-10"]
}

extension UpstreamReply {
  /// Adds by what a client knows whether it may keep the reply, and whether the reply has changed.
  fileprivate mutating func becomeCacheable(for caller: GitHubCaller) {
    let audience = caller == .anybody ? "public" : "private"
    fields[.cacheControl] = "\(audience), max-age=60, s-maxage=60"
    fields[.vary] = "Accept, Authorization, Cookie, X-GitHub-OTP"
    if fields[.eTag] == nil { fields[.eTag] = .tag(of: body) }
    if fields[.gitHubMediaType] == nil { fields[.gitHubMediaType] = "github.v3; format=json" }
  }

  /// When the reply was made.
  fileprivate func dated(_ now: Timestamp) -> UpstreamReply {
    var reply = self
    reply.fields[.date] = now.httpDate
    return reply
  }
}

extension String {
  /// The weak tag of a reply.
  fileprivate static func tag(of body: [UInt8]) -> String {
    "W/\"\(String(Gzip.checksum(body), radix: 16))\""
  }

  /// The weak tag of a reply that follows from some texts.
  static func tag(of texts: [String]) -> String {
    tag(of: Array(texts.joined(separator: "\n").utf8))
  }
}
