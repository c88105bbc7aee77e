import CoreDomain
import Testing

@Suite struct RouteTests {
  @Test(arguments: [
    (Route(path: []), "/"),
    (Route(path: ["bookmarks", "new"]), "/bookmarks/new"),
    (Route(path: ["bookmarks"], query: [.init("tag", "swift")]), "/bookmarks?tag=swift"),
    (Route(path: ["a"], query: [.init("x", "1"), .init("x", "")]), "/a?x=1&x="),
    (Route(path: ["a/b", "c d"]), "/a%2Fb/c%20d"),
    (Route(path: ["a"], query: [.init("q&=", "1+1=2&?#")]), "/a?q%26%3D=1%2B1%3D2%26%3F%23"),
    (Route(path: ["漫画"]), "/%E6%BC%AB%E7%94%BB"),
    (Route(path: ["-._~aZ09\u{1}%"]), "/-._~aZ09%01%25"),
  ])
  func writesAnEscapedPathAndQuery(_ route: Route, _ address: String) {
    #expect("\(route)" == address)
  }

  @Test func returnsTheFirstValueOfAName() {
    let route = Route(path: [], query: [.init("a", "1"), .init("b", "2"), .init("a", "3")])
    #expect(route.value(of: "a") == "1")
    #expect(route.value(of: "b") == "2")
    #expect(route.value(of: "c") == nil)
  }

  @Test func leavesOutEmptyValues() {
    let query = Route.parameters([("a", "1"), ("b", ""), ("c", " ")])
    #expect(query == [Route.Parameter("a", "1"), Route.Parameter("c", " ")])
  }

  @Test func hasAPathBelowItsFirstComponent() {
    let route = Route(path: ["recipes", "new"])
    #expect(route.path(below: "recipes") == ["new"])
    #expect(route.path(below: "new") == nil)
    #expect(Route(path: ["recipes"]).path(below: "recipes") == [])
    #expect(Route(path: []).path(below: "recipes") == nil)
  }
}
