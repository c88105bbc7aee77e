import Evidence

extension Violation {
  static let signatures: [Violation] = [
    Violation(
      "public-kind",
      [
        """
        Modules/Shop/Domain/Cache.swift:3:1: public-kind: “Cache” of ShopDomain is an actor, \
        and public. What a layer shows has to be replaceable by others. Instead: make it a \
        value, or a protocol that another layer implements.
        """
      ]
    ) {
      let cache = Symbol(name: "Cache", kind: .actor, usr: "s:10ShopDomain5CacheC")
      let read = Symbol(name: "read()", kind: .method, usr: "s:10ShopDomain5CacheC4readyyF")
      $0.add(.of(cache, in: "Shop/Domain/Cache"), to: "ShopDomain")
      $0.add(.of(read, in: "Shop/Domain/Cache", path: ["Cache"]), to: "ShopDomain")
    },
    Violation(
      "public-kind",
      [
        """
        Modules/Shop/Domain/Total.swift:3:1: public-kind: “total(_:)” of ShopDomain is a \
        global function, and public. What a layer shows has to be replaceable by others. \
        Instead: make it a member of the value that it works on, or drop `public`.
        """
      ]
    ) {
      let total = Symbol(name: "total(_:)", kind: .globalFunction, usr: "s:10ShopDomain5totalyySiF")
      $0.add(.of(total, in: "Shop/Domain/Total"), to: "ShopDomain")
    },
    Violation(
      "public-kind",
      [
        """
        Modules/Shop/Infrastructure/Store.swift:3:1: public-kind: “SQLStore.shared” of \
        ShopInfrastructure is a singleton: one object for all. What a layer shows has to be \
        replaceable by others. Instead: make the object in `Composition`, and hand it in by \
        `init`.
        """
      ]
    ) {
      let shared = Symbol(
        name: "shared", kind: .staticProperty, usr: "s:18ShopInfrastructure8SQLStoreC6sharedvpZ")
      $0.add(
        .of(shared, in: "Shop/Infrastructure/Store", path: ["SQLStore"], mentions: [.store]),
        to: "ShopInfrastructure")
    },
    Violation(
      "public-for-nobody",
      [
        """
        Modules/Shop/ViewModel/Plan.swift:3:1: public-for-nobody: “Plan” of ShopViewModel is \
        public, and no other module names it. An implementation is public so that \
        `Composition` can make it. Instead: drop `public`, or make it in `Composition`.
        """
      ]
    ) {
      let plan = Symbol(name: "Plan", kind: .struct, usr: "s:13ShopViewModel4PlanV")
      $0.add(.of(plan, in: "Shop/ViewModel/Plan"), to: "ShopViewModel")
    },
    Violation(
      "signature-mentions",
      [
        """
        Modules/Shop/ViewModel/List.swift:3:1: signature-mentions: “ListViewModel.rows” of \
        ShopViewModel shows “SQLStore” of ShopInfrastructure. Beside its own types it shows \
        those of ShopDomain alone. Instead: take or give a value or a protocol of \
        `ShopDomain`, or drop `public`.
        """
      ]
    ) {
      let row = Symbol(name: "rows", kind: .property, usr: "s:13ShopViewModel4ListC4rowsvp")
      $0.add(
        .of(row, in: "Shop/ViewModel/List", path: ["ListViewModel"], mentions: [.store]),
        to: "ShopViewModel")
    },
  ]
}
