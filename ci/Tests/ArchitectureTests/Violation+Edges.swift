import Evidence

extension Violation {
  static let edges: [Violation] = [
    Violation(
      "target-without-layer",
      [
        """
        Package.swift: target-without-layer: no layer has a target “ShopHelpers”. A target \
        that no row of docs/layers.md speaks of is held by no rule. Instead: name it after its \
        layer, such as `{Feature}ViewModel`, or give it a row there.
        """
      ]
    ) {
      $0.targets.append(target("ShopHelpers", "Modules/Shop/Helpers"))
      $0.interfaces?.append(ModuleInterface(module: "ShopHelpers", declarations: []))
    },
    Violation(
      "target-without-layer",
      [
        """
        Package.swift: target-without-layer: “ShopViewModel” stands in Modules/Shop/Screens. \
        The folder path is the architecture: its layer says Modules/Shop/ViewModel. Instead: \
        move the folder to Modules/Shop/ViewModel, or rename the target after the layer that \
        it is.
        """
      ]
    ) {
      $0.change("ShopViewModel") { $0.path = "Modules/Shop/Screens" }
    },
    Violation(
      "edge-not-allowed",
      [
        """
        Modules/Shop/ViewModel/List.swift:9:1: edge-not-allowed: ShopViewModel imports \
        ShopInfrastructure. It may see CoreDomain, ShopDomain alone. Instead: take `Store` by \
        `init`; `Composition` hands in what `ShopInfrastructure` implements.
        """
      ]
    ) {
      $0.add(importOf: "ShopInfrastructure", to: "Modules/Shop/ViewModel/List.swift")
      $0.add(
        use("ShopViewModel", "ShopInfrastructure", .store, "Modules/Shop/ViewModel/List.swift"))
    },
    Violation(
      "edge-not-allowed",
      [
        """
        Modules/Shop/ViewModel/List.swift:5:3: edge-not-allowed: ShopViewModel uses “SQLStore” \
        of ShopInfrastructure, without an import. It may see CoreDomain, ShopDomain alone. \
        Instead: take `Store` by `init`; `Composition` hands in what `ShopInfrastructure` \
        implements.
        """
      ]
    ) {
      $0.add(
        use("ShopViewModel", "ShopInfrastructure", .store, "Modules/Shop/ViewModel/List.swift"))
    },
    Violation(
      "edge-not-allowed",
      [
        """
        Package.swift: edge-not-allowed: ShopUnitTests is given ShopDomain by the manifest. It \
        may see ShopInfrastructure, ShopViewModel alone. Instead: test it at the level that may \
        see it, or add the layer to “may see” of this level in docs/layers.md if every feature's \
        tests are to.
        """
      ]
    ) {
      $0.change("ShopUnitTests") { $0.targets.append("ShopDomain") }
    },
    Violation(
      "edge-not-allowed",
      [
        """
        Apps/Composition/Shop.swift:9:1: edge-not-allowed: Composition imports ShopUnitTests. \
        It may see {Feature}Domain, {Feature}Infrastructure, {Feature}ViewModel alone. \
        Instead: leave `ShopUnitTests` to the tests; what programs need as well belongs into \
        `ShopDomain`.
        """
      ]
    ) {
      $0.add(importOf: "ShopUnitTests", to: "Apps/Composition/Shop.swift")
    },
    Violation(
      "edge-not-allowed",
      [
        """
        Modules/Shop/ViewModel/List.swift:9:1: edge-not-allowed: ShopViewModel imports \
        PayDomain. It may see CoreDomain, ShopDomain alone. Instead: leave for the other \
        feature through a `Route` of `CoreDomain`.
        """
      ]
    ) {
      // Another feature.
      $0.targets.append(target("PayDomain", "Modules/Pay/Domain"))
      $0.interfaces?.append(ModuleInterface(module: "PayDomain", declarations: []))
      $0.add(importOf: "PayDomain", to: "Modules/Shop/ViewModel/List.swift")
    },
    Violation(
      "cycle",
      [
        """
        Modules/Shop/Domain/Basket.swift:5:3: edge-not-allowed: ShopDomain uses \
        “ListViewModel” of ShopViewModel, without an import. It may see CoreDomain alone. \
        Instead: declare a protocol in `ShopDomain`, and let `ShopViewModel` conform to it.
        """,
        """
        Package.swift: cycle: the targets ShopDomain → ShopViewModel → ShopDomain stand in a \
        circle. None of them can be understood, tested or compiled without the others. \
        Instead: turn one arrow round: a protocol where the call is made, a conformance \
        opposite.
        """,
      ]
    ) {
      $0.add(use("ShopDomain", "ShopViewModel", .list, "Modules/Shop/Domain/Basket.swift"))
    },
  ]
}
