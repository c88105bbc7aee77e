import CoreDomain

extension DemoUser {
  var json: String {
    let api = "https://api.github.com/users/" + login
    return """
      {"login":"\(login)","id":\(id),"node_id":"U_demo\(id)","avatar_url":"\(avatar)",\
      "gravatar_id":"","url":"\(api)","html_url":"https://github.com/\(login)",\
      "followers_url":"\(api)/followers","following_url":"\(api)/following{/other_user}",\
      "gists_url":"\(api)/gists{/gist_id}","starred_url":"\(api)/starred{/owner}{/repo}",\
      "subscriptions_url":"\(api)/subscriptions","organizations_url":"\(api)/orgs",\
      "repos_url":"\(api)/repos","events_url":"\(api)/events{/privacy}",\
      "received_events_url":"\(api)/received_events","type":"User","user_view_type":"public",\
      "site_admin":false}
      """
  }

  /// An avatar address in one of the forms that GitHub has used over the years. The hosts do not
  /// exist.
  private var avatar: String {
    switch id % 4 {
    case 0: "https://avatars.example/u/\(id)"
    case 1: "https://avatars.example/u/\(id)?v=4"
    case 2: "https://avatars\(id % 3).example/u/\(id)?s=460&v=3"
    default:
      "https://secure.gravatar.example/avatar/\(hash)?d=https://images.example"
        + "%2Fassets%2Fgravatars%2Fgravatar-user-420.png"
    }
  }

  /// A text that looks like the hash of an email address.
  private var hash: String { id.digits(32, radix: 16) }
}
