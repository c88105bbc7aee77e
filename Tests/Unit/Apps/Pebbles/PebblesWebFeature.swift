import CoreDomain
import HTTPTypes

@testable import CoreWeb
@testable import seams_server

struct PebblesWebFeature: WebFeature {
  func served(_ screens: Pebbles) -> ServerFeature {
    let place = Route(path: ["pebbles"])
    return ServerFeature(
      menu: PageMenu("Pebbles", [PageLink("All pebbles", to: place)]),
      routes: { layout in
        [
          ServerRoute(.get, "/pebbles") { _ in
            layout.reply(Page(title: "Pebbles", content: "", place: place))
          }
        ]
      },
      api: OpenAPIPart(paths: "", components: OpenAPIComponents()), isReady: {})
  }
}
