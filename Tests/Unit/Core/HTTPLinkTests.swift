import CoreDomain
import HTTPTypes
import Testing

/// `Link` fields as in https://www.rfc-editor.org/rfc/rfc8288.
@Suite struct HTTPLinkTests {
  @Test func namesTheOtherPagesOfAList() {
    let field = """
      <https://a.example/repositories/7/stargazers?per_page=100&page=2>; rel="next", \
      <https://a.example/repositories/7/stargazers?per_page=100&page=14>; rel="last"
      """
    let reply = reply(field)
    #expect(reply.links.map(\.relations) == [["next"], ["last"]])
    #expect(
      reply.link("next")?.target
        == "https://a.example/repositories/7/stargazers?per_page=100&page=2")
    #expect(
      reply.link("LAST")?.target
        == "https://a.example/repositories/7/stargazers?per_page=100&page=14")
    #expect(reply.link("prev") == nil)
  }

  @Test(arguments: [
    ("<http://b.example/>;rel=next", ["http://b.example/ next"]),
    (" \t<http://b.example/> \t; \trel \t= \tnext \t", ["http://b.example/ next"]),
    ("<http://b.example/>; rel= \"next\"", ["http://b.example/ next"]),
    ("<http://b.example/>; REL=\"Next\"", ["http://b.example/ next"]),
    ("<http://b.example/>; rel=\"next  \tlast\"", ["http://b.example/ next last"]),
    ("<http://b.example/>; rel=next; rel=last", ["http://b.example/ next"]),
    ("<http://b.example/>; title=\"a, <b>; rel=last\"; rel=next", ["http://b.example/ next"]),
    ("<http://b.example/>; title=\"a\\\", <b>; rel=x\"; rel=next", ["http://b.example/ next"]),
    ("<http://b.example/>; rel=\"n\\ext\"", ["http://b.example/ next"]),
    ("<http://b.example/~ada>; rel=next", ["http://b.example/~ada next"]),
    ("<http://b.example/>; title; rel=next", ["http://b.example/ next"]),
    ("<http://b.example/>; title=\"x\" ; rel=next", ["http://b.example/ next"]),
    ("<http://b.example/>; title*=UTF-8''%e2%82%ac; rel=next", ["http://b.example/ next"]),
    ("<http://b.example/>; rel=next;", ["http://b.example/ next"]),
    ("<http://b.example/>;; rel=next", ["http://b.example/ next"]),
    ("<http://b.example/a,b;c?d=e,f>; rel=next", ["http://b.example/a,b;c?d=e,f next"]),
    (
      "<http://b.example/>; rel=\"http://r.example/Kin\"",
      ["http://b.example/ http://r.example/kin"]
    ),
    (
      ",, <http://b.example/1>; rel=a ,\t, <http://b.example/2>; rel=b,",
      ["http://b.example/1 a", "http://b.example/2 b"]
    ),
    ("<http://b.example/>; rel=\"next", ["http://b.example/ next"]),
    ("<http://b.example/>; rel=\"next\\", ["http://b.example/ next"]),
  ])
  func areReadInEveryValidForm(_ field: String, _ links: [String]) {
    #expect(texts(reply(field)) == links)
  }

  @Test(arguments: [
    "", ",", " ", "http://b.example/; rel=next", "http://b.example/>; rel=next",
    "<http://b.example/; rel=next",
    "<http://b.example/>", "<http://b.example/>; title=next", "<http://b.example/>; rel",
    "<http://b.example/>; rel=\"\"", "<http://b.example/>; rel=\" \"",
    "<http://b.example/> rel=next",
    "<http://b.example/>; rev=next", "<http://b.example/>; rel; rel=next",
    "<http://b.example/>; rel=next; anchor=\"/other\"", "<http://b.example/>; ANCHOR=x; rel=next",
    "<http://b.example/a b>; rel=next", "<http://b.example/é>; rel=next",
    "<http://b.example/\u{7F}>; rel=next",
  ])
  func areEmptyForAnInvalidField(_ field: String) {
    #expect(reply(field).links == [])
  }

  @Test(arguments: [
    "<http://b.example/1>; rel=a, <http://b.example/2; rel=b",
    "<http://b.example/1>; rel=a, http://b.example/2; rel=b, <http://b.example/3>; rel=c",
    "<http://b.example/1>; rel=\"a\" <http://b.example/2>; rel=b",
    "<http://b.example/1>; rel=\"a\" b, <http://b.example/2>; rel=b",
    "<http://b.example/1>; rel=a, <http://b.example/2 >; rel=b",
    "<http://b.example/1>; rel=a, <http://b.example/2>; anchor=\"#b\"; rel=b",
  ])
  func aSyntaxErrorKeepsTheEarlierLinks(_ field: String) {
    #expect(texts(reply(field)) == ["http://b.example/1 a"])
  }

  @Test func ofSeveralFieldsFormOneList() {
    let reply = reply("<http://b.example/1>; rel=a, oops", "<http://b.example/2>; rel=b")
    #expect(texts(reply) == ["http://b.example/1 a", "http://b.example/2 b"])
    #expect(self.reply().links == [])
  }

  @Test func theFirstLinkOfARelationCounts() {
    let reply = reply("<http://b.example/1>; rel=\"a next\", <http://b.example/2>; rel=next")
    #expect(reply.link("next")?.target == "http://b.example/1")
  }

  @Test func areReadUpToALimit() {
    let field = (1...HTTPLink.limit + 20).map { "<http://b.example/\($0)>; rel=a" }
    let one = reply(field.joined(separator: ", "))
    #expect(one.links.count == HTTPLink.limit)
    #expect(one.links.last?.target == "http://b.example/\(HTTPLink.limit)")
    let two = reply(field.prefix(60).joined(separator: ","), field.joined(separator: ","))
    #expect(two.links.count == HTTPLink.limit)
  }

  private func texts(_ reply: HTTPReply) -> [String] {
    reply.links.map { ([$0.target] + $0.relations).joined(separator: " ") }
  }

  private func reply(_ fields: String...) -> HTTPReply {
    .linking(fields, at: "https://a.example/repos/ada/engine/stargazers")
  }
}

extension HTTPReply {
  /// A reply without a body that has these `Link` fields.
  static func linking(_ fields: [String], at address: String) -> HTTPReply {
    var response = HTTPResponse(status: .ok)
    guard let name = HTTPField.Name("Link") else { preconditionFailure("“Link” is a field's name") }
    response.headerFields[values: name] = fields
    return HTTPReply(response: response, body: [], address: address)
  }
}
