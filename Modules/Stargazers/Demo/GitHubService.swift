import CoreDemo
import CoreDomain
import HTTPTypes

/// Simulates GitHub's API for repositories and their stargazers.
///
/// - `/repos/<owner>/<name>`: the repository with its star count.
/// - `…/stargazers`: the stargazers in pages, oldest first, for callers with access to the list.
/// - `…/stargazers/count` and `…/stargazers/history`: the public star count and weekly history.
///
/// The same paths exist below `/repositories/<number>`, which links use.
/// https://docs.github.com/en/rest/activity/starring
struct GitHubService: UpstreamService {
  private let repositories: GitHubRepositories
  private let limits: GitHubLimits
  private let clock: any WallClock

  /// - Parameter repositories: The repositories. By default, they are invented.
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
      return limits.count(.badCredentials, for: .anybody, costs: 1, at: now)
        .with(.date, now.httpDate)
    }
    var reply = reply(to: request, from: caller, at: now)
    if reply.status == .ok { reply.becomeCacheable(for: caller) }
    // An unchanged reply does not count against the limit.
    let isKnown = reply.fields[.eTag].map(request.has) ?? false
    return limits.count(reply, for: caller, costs: isKnown ? 0 : 1, at: now)
      .with(.date, now.httpDate)
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

  /// Whether a path has an empty component, which GitHub treats as a different path.
  private static func hasSlashTooMany(_ path: String) -> Bool {
    path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).contains("")
  }

  /// The supported API versions.
  private static let versions = ["2022-11-28", "2026-03-10"]
}

extension UpstreamReply {
  /// Adds the fields for caching and revalidation, and the media type.
  fileprivate mutating func becomeCacheable(for caller: GitHubCaller) {
    let audience = caller == .anybody ? "public" : "private"
    fields[.cacheControl] = "\(audience), max-age=60, s-maxage=60"
    fields[.vary] = "Accept, Authorization, Cookie, X-GitHub-OTP"
    if fields[.eTag] == nil { fields[.eTag] = .tag(of: body) }
    if fields[.gitHubMediaType] == nil { fields[.gitHubMediaType] = "github.v3; format=json" }
  }
}

extension String {
  /// Returns the weak tag of a reply body.
  fileprivate static func tag(of body: [UInt8]) -> String {
    "W/\"\(String(Gzip.checksum(body), radix: 16))\""
  }

  /// Returns the weak tag of a reply whose body depends only on the given texts.
  static func tag(of texts: [String]) -> String {
    tag(of: Array(texts.joined(separator: "\n").utf8))
  }
}
