import CoreDemo
import CoreDomain
import HTTPTypes

/// GitHub's answer to a caller's request for a repository.
struct GitHubAnswer: Sendable {
  let repository: DemoRepository
  let caller: GitHubCaller
  let now: Timestamp
  let request: UpstreamRequest

  /// Returns the reply for the path after the repository, such as `stargazers`.
  func reply(to rest: String) -> UpstreamReply {
    switch rest {
    case "": .json(DemoRepositoryJSON.text(repository, count: stars.count))
    case "stargazers": list()
    case "stargazers/count": .json("{\"count\":\(stars.count)}")
    case "stargazers/history": history()
    default: .missing
    }
  }

  private var stars: StarList { repository.stars.list(at: now) }

  /// The stargazers, oldest first, up to the limit of the list.
  private func list() -> UpstreamReply {
    if caller != .administrator, let refusal = repository.refusal { return refusal.reply }
    let page = GitHubPage(request, largest: 100)
    guard page.start < DemoRepository.ceiling else { return .beyondCeiling }
    let stars = stars
    let isStarred = ["application/vnd.github.star+json", "application/vnd.github.v3.star+json"]
      .contains { request.lists($0, in: .accept) }
    let rows = page.rows(of: stars.prefix(DemoRepository.ceiling)).map(\.self)
    let texts = rows.map { isStarred ? $0.starJSON : $0.userJSON }
    var reply = UpstreamReply.json("[\(texts.joined(separator: ","))]")
    // The entity tag is computed from these numbers, because they determine the rows and are much
    // shorter than the page, which has a hundred thousand bytes.
    let facts = rows.map { "\($0.user?.id ?? 0) \($0.starredAt.millisecondsSince1970)" }
    reply.fields[.eTag] = .tag(of: facts + ["\(isStarred)"])
    if isStarred { reply.fields[.gitHubMediaType] = "github.v3; param=star; format=json" }
    let count =
      repository.tellsOfRefusedPages ? stars.count : min(stars.count, DemoRepository.ceiling)
    reply.fields[.pageLinks] = page.links(at: address(of: "stargazers"), of: count)
    return reply
  }

  /// The number of new stars per week, newest week first.
  private func history() -> UpstreamReply {
    let page = GitHubPage(request, largest: 30)
    let weeks = stars.weeks(until: now)
    return UpstreamReply.json("[\(page.rows(of: weeks).map(\.json).joined(separator: ","))]")
      .with(.pageLinks, page.links(at: address(of: "stargazers/history"), of: weeks.count))
  }

  /// Returns the address that GitHub itself uses for a part of the repository.
  func address(of rest: String) -> String {
    "http://\(request.authority)/repositories/\(repository.id)" + (rest.isEmpty ? "" : "/" + rest)
  }
}

extension DemoListRefusal {
  fileprivate var reply: UpstreamReply {
    switch self {
    case .notFound: .missing
    case .forbidden: .noPushAccess
    case .emptyPage: .json("[]")
    }
  }
}

private enum DemoRepositoryJSON {
  static func text(_ repository: DemoRepository, count: Int) -> String {
    let names = repository.name.split(separator: "/").map(String.init)
    let owner = DemoUser(login: names[0])
    let api = "https://api.github.com/repos/\(repository.name)"
    return """
      {"id":\(repository.id),"node_id":"R_demo\(repository.id)","name":\(names[1].jsonString),\
      "full_name":\(repository.name.jsonString),"private":false,"owner":\(owner.json),\
      "html_url":"https://github.com/\(repository.name)","description":null,"fork":false,\
      "url":"\(api)","stargazers_url":"\(api)/stargazers","created_at":"2015-09-01T09:00:00Z",\
      "stargazers_count":\(count),"watchers_count":\(count),"archived":false,"disabled":false,\
      "visibility":"public","default_branch":"main"}
      """
  }
}
