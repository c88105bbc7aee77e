import Architecture
import Toolbox

/// The rules of a shop: the minimum of rows that uses every table.
enum SampleRules {
  static let text = """
    # Layers

    Prose between tables is for people, a | bar | too.

    | target | folder | kind | may see | packages | toolchain | may show |
    |---|---|---|---|---|---|---|
    | `CoreDomain` | `Modules/Core/Domain` | domain | – | – | – | – |
    | `{Feature}Domain` | `Modules/{Feature}/Domain` | domain | `CoreDomain` | – | – | `CoreDomain` |
    | `{Feature}ViewModel` | `Modules/{Feature}/ViewModel` | implementation | `CoreDomain`, `{Feature}Domain` | – | – | `{Feature}Domain` |
    | `{Feature}Infrastructure` | `Modules/{Feature}/Infrastructure` | implementation | `{Feature}Domain`, `C{Library}` | `HTTPTypes` | `Glibc` | `{Feature}Domain` |
    | `C{Library}` | `Modules/Core/C{Library}` | C library | – | – | – | – |
    | `Composition` | `Apps/Composition` | root | `{Feature}Domain`, `{Feature}Infrastructure`, `{Feature}ViewModel` | – | – | `{Feature}Domain` |
    | `{Feature}UnitTests` | `Tests/Unit/{Feature}` | tests | `{Feature}Infrastructure`, `{Feature}ViewModel` | – | `Testing` | – |
    | `Sketch` | `docs/examples/Sketch` | exempt | – | – | – | – |

    | who | of whom | may name | may conform | why |
    |---|---|---|---|---|
    | every layer | domain | protocols, values | yes | Layers meet in a Domain. |
    | root | implementation | protocols, values, classes, globals | no | It makes them. |
    | tests | every layer | protocols, values, classes, globals | yes | It tests them. |

    | whose | may be public | why |
    |---|---|---|
    | domain | protocols, values | Vocabulary. |
    | implementation | values, classes | Adapters. |
    | root | protocols, values | The programs. |

    | which tests | may open | why |
    |---|---|---|
    | `{Feature}UnitTests` | `{Feature}Infrastructure` | Parsers. |

    | rule | words | symbols | only in | instead |
    |---|---|---|---|---|
    | `c-module-confined` | `import Glibc`, `import C{Library}` | `C.*` | `{Feature}Infrastructure` | a port. |
    | `unsafe-confined` | `unsafe` | – | `{Feature}Infrastructure` | a port. |
    | `print` | `print()` | `Swift.print` | – | `Console` of `CoreDomain`. |
    | `direct-clock` | `Date.now`, `Date()` | `Foundation*.Date.now` | tests | `WallClock` of `CoreDomain`. |
    | `direct-random` | `.randomElement` | `Swift.randomElement` | – | `IdentifierSource`. |
    | `direct-environment` | `ProcessInfo` | – | – | `World`. |
    | `direct-file` | `FileManager` | – | – | `FileSystem` of `CoreDomain`. |
    | `direct-network` | `URLSession` | – | – | `HTTPClient`. |
    | `address-or-zone` | `URL` | – | – | `HostNaming`. |
    | `back-door` | `_silgen_name` | – | – | an import. |
    | `ambient-value` | `TaskLocal` | – | – | `init`. |
    | `trap` | `fatalError()` | – | – | an error. |
    | `detached-task` | `Task.detached` | – | – | a group. |
    | `hash-value` | `.hashValue` | – | – | a digest. |
    | `type-name` | `describing` | – | – | a name. |
    | `build-flag` | `#if` | – | – | a setting. |
    | `data-access` | – | `CoreDomain.Clock.tick` | – | a repository. |
    | `secret-disclosed` | `.disclosed` | – | – | `Secret`. |
    | `unchecked-sendable` | `@unchecked // Safety:` | – | – | a proof. |
    | `skipped-test` | `withKnownIssue()` | – | – | a fix. |

    | excepted from | where | what | why |
    |---|---|---|---|
    | `direct-file` | `Modules/Shop/Infrastructure/Old.swift` | `FileManager` | It goes with the next release. |
    """

  static func rulebook() throws(ToolFailure) -> Rulebook { try Rulebook(text: text) }

  static func replacing(_ old: String, with new: String) -> String {
    precondition(text.contains(old), "the sample has no “\(old)”")
    return text.replacing(old, with: new)
  }
}
