import Foundation
import Toolbox

/// The lens *exposed*: what each library of the package shows to others, by the symbol graph that
/// the toolchain makes of a built module.
///
/// A graph takes a tenth of a second, and what it says is kept for as long as the built module is
/// the same.
struct InterfaceReader {
  let repository: Repository
  /// The whole path of the build folder, and of the products in it.
  let build: String
  let products: String
  let folder: CacheFolder

  /// - Parameter modules: the libraries, in the order in which they are wanted.
  func read(_ modules: [String]) -> (interfaces: [ModuleInterface], gaps: [EvidenceGap]) {
    var cache: EvidenceCache<ModuleInterface> = folder.cache("interfaces", asked: products)
    var answers: [String: Answer] = [:]
    for module in modules {
      guard let stamp = FileStamp(path: "\(products)/Modules/\(module).swiftmodule") else {
        answers[module] = Answer(problem: "“\(module)” is not in the build: run make build.")
        continue
      }
      answers[module] = Answer(
        stamp: stamp.text, interface: cache.value(for: module, stamp: stamp.text))
    }
    for (module, answer) in extract(answers.filter { $0.value.isMissing }) {
      answers[module] = answer
      if let interface = answer.interface, let stamp = answer.stamp {
        cache.keep(interface, for: module, stamp: stamp)
      }
    }
    cache.save()
    let inOrder = modules.compactMap { answers[$0] }
    return (
      inOrder.compactMap(\.interface),
      inOrder.compactMap(\.problem).map { EvidenceGap(lens: .exposed, reason: $0) }
    )
  }

  private struct Answer: Sendable {
    var stamp: String?
    var interface: ModuleInterface?
    var problem: String?

    var isMissing: Bool { interface == nil && problem == nil }
  }

  private func extract(_ missing: [String: Answer]) -> [(String, Answer)] {
    guard !missing.isEmpty else { return [] }
    let extractor = SymbolGraphExtractor(
      products: products, plan: BuildPlan(build: build), moduleCache: folder.modules)
    return concurrentMap(missing.sorted { $0.key < $1.key }) { module, answer in
      var answer = answer
      do throws(ToolFailure) {
        let graphs = try extractor.graphs(of: module)
        answer.interface = ModuleInterface(module, graphs: graphs, repository: repository)
      } catch {
        answer.problem = error.description
      }
      return (module, answer)
    }
  }
}

extension ModuleInterface {
  /// - Parameter graphs: that of the module itself, and those of its extensions of other modules'
  ///   types.
  fileprivate init(_ module: String, graphs: [SymbolGraph], repository: Repository) {
    let symbols = graphs.flatMap(\.symbols)
    let names = Dictionary(
      symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
      uniquingKeysWith: { first, _ in first })
    let conformances = Dictionary(
      grouping: graphs.flatMap(\.relationships).filter { $0.kind == "conformsTo" }, by: \.source
    ).mapValues { conformances in
      Set(conformances.map { PublicDeclaration.Mentioned($0, names: names) })
        .sorted { ($0.name, $0.usr) < ($1.name, $1.usr) }
    }
    let declarations = symbols.map {
      PublicDeclaration(
        $0, conformances: conformances[$0.identifier.precise], repository: repository)
    }
    self.init(
      module: module,
      declarations: declarations.sorted {
        $0.path.lexicographicallyPrecedes($1.path) || $0.path == $1.path && $0.usr < $1.usr
      })
  }
}
