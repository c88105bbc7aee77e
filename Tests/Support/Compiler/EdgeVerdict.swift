public import Testing

/// The verdict on the edges out of a module.
public struct EdgeVerdict: Hashable, Sendable {
  /// The module and the numbers of its edges.
  public let testDescription: String

  /// The problems, a sentence each; empty if the edges are as the manifest declares them.
  public let problems: [String]

  let module: String

  /// - Parameters:
  ///   - errorsOfOpen: The compiler's errors for the imports over all open edges.
  ///   - errorsOfShut: The compiler's errors for the imports over all shut edges.
  init(edges: ModuleEdges, errorsOfOpen: [Diagnostic], errorsOfShut: [Diagnostic]) {
    let module = edges.module
    self.module = module
    testDescription = "\(module): \(edges.open.count) open, \(edges.shut.count) shut"
    let refusals = errorsOfShut.map(\.message).filter { $0.contains("[sema_no_import]") }
    let resolved = edges.shut.filter { name in !refusals.contains { $0.contains("'\(name)'") } }
    problems =
      errorsOfOpen.map { error in
        """
        what \(module) is given needs more than \(module) may see: \(error.message). Let no \
        public declaration of the given module show the missing one
        """
      }
      + resolved.sorted().map { name in
        """
        \(module) can import \(name), which Package.swift does not give it: find out which way it \
        comes in, and close that way
        """
      }
  }

  /// Records each problem in the running test.
  public func report() {
    for problem in problems {
      Issue.record("\(problem)")
    }
  }
}

extension EdgeVerdict: CustomTestStringConvertible {}
