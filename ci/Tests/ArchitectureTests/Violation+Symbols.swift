import Evidence

extension Violation {
  static let symbols: [Violation] = [
    Violation(
      "kind-across-edge",
      [
        """
        Modules/Shop/ViewModel/List.swift:5:3: kind-across-edge: ShopViewModel names “Cache”, \
        a class of ShopDomain. Only protocols and values cross this edge. Instead: make it a \
        value, or declare a protocol in a Domain, let it conform, and take that by `init`.
        """
      ]
    ) {
      let cache = Symbol(name: "Cache", kind: .class, usr: "s:10ShopDomain5CacheC")
      $0.add(use("ShopViewModel", "ShopDomain", cache, "Modules/Shop/ViewModel/List.swift"))
    },
    Violation(
      "kind-across-edge",
      [
        """
        Modules/Shop/ViewModel/List.swift:5:3: kind-across-edge: ShopViewModel names \
        “total(_:)”, a global function of ShopDomain. Only protocols and values cross this \
        edge. Instead: make it a member of a value, or a requirement of a protocol in a \
        Domain.
        """
      ]
    ) {
      let total = Symbol(name: "total(_:)", kind: .globalFunction, usr: "s:10ShopDomain5totalyySiF")
      $0.add(use("ShopViewModel", "ShopDomain", total, "Modules/Shop/ViewModel/List.swift"))
    },
    Violation(
      "kind-across-edge",
      [
        """
        Modules/Shop/ViewModel/List.swift:5:3: kind-across-edge: ShopViewModel names “shared”, \
        a property of a class of ShopDomain. Only protocols and values cross this edge. \
        Instead: make it a value, or declare a protocol in a Domain, let it conform, and take \
        that by `init`.
        """
      ]
    ) {
      let shared = Symbol(
        name: "shared", kind: .staticProperty, usr: "s:10ShopDomain5CacheC6sharedvpZ",
        owner: .class)
      $0.add(use("ShopViewModel", "ShopDomain", shared, "Modules/Shop/ViewModel/List.swift"))
    },
    Violation(
      "kind-across-edge",
      [
        """
        Modules/Shop/Domain/Cache.swift:3:1: public-kind: “Cache” of ShopDomain is a class, \
        and public. What a layer shows has to be replaceable by others. Instead: make it a \
        value, or a protocol that another layer implements.
        """,
        """
        Modules/Shop/ViewModel/List.swift:5:3: kind-across-edge: ShopViewModel names “init()”, \
        an initialiser of a class of ShopDomain. Only protocols and values cross this edge. \
        Instead: take `Store`, which it conforms to, by `init`; `Composition` makes the object.
        """,
      ]
    ) {
      // It conforms to a protocol: the finding names that.
      let cache = Symbol(name: "Cache", kind: .class, usr: "s:10ShopDomain5CacheC")
      let make = Symbol(
        name: "init()", kind: .initializer, usr: "s:10ShopDomain5CacheCACycfc", owner: .class)
      $0.add(.of(cache, in: "Shop/Domain/Cache", conformances: [.port]), to: "ShopDomain")
      $0.add(use("ShopViewModel", "ShopDomain", make, "Modules/Shop/ViewModel/List.swift", [.call]))
    },
    Violation(
      "conformance-direction",
      [
        """
        Apps/Composition/Shop.swift:5:3: conformance-direction: a type of Composition conforms \
        to “Hook” of ShopInfrastructure. Conformances point to a Domain. Instead: move “Hook” \
        to `ShopDomain`, or do without the conformance.
        """
      ]
    ) {
      let hook = Symbol(name: "Hook", kind: .protocol, usr: "s:18ShopInfrastructure4HookP")
      $0.add(
        use("Composition", "ShopInfrastructure", hook, "Apps/Composition/Shop.swift", [.base]))
    },
  ]
}
