import Architecture
import ArgumentParser
import Toolbox

/// `seams-arch bench`: how the seconds of the check grow with the number of modules.
///
/// Every size is a package of its own, generated, built and checked in a temporary folder against
/// the rules of this checkout. Times are printed and never judged; what is judged is that the check
/// finds what was planted, and nothing else.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measures the check on generated packages of growing size.")

  @OptionGroup var checkout: CheckoutOptions

  @Option(help: "The numbers of modules, with commas, from 10 on.")
  var modules = "10,50,100,200"

  func run() throws {
    let sizes = modules.split(separator: ",").map { Int($0) ?? 0 }
    guard !sizes.isEmpty, sizes.allSatisfy({ 10...1000 ~= $0 }) else {
      throw ValidationError("“\(modules)” is no list of numbers from 10 to 1000, such as 10,50.")
    }
    do throws(ToolFailure) {
      let rules = try checkout.repository().text(LayerTable.path)
      try measure(sizes, rules: rules)
    } catch {
      throw complaint(error)
    }
  }

  private func measure(_ sizes: [Int], rules: String) throws(ToolFailure) {
    var table = TextTable(["modules", "files", "uses", "build s", "cold s", "warm s", "findings"])
    var measured: [Measurement] = []
    var complaints: [String] = []
    for size in sizes {
      let measurement = try Measurement(of: GeneratedPackage(modules: size), rules: rules)
      table.add(measurement.row)
      measured.append(measurement)
      complaints += measurement.complaints
    }
    for line in table.lines { print(line) }
    if let first = measured.first, let last = measured.last, last.modules > first.modules {
      print("  " + last.growth(since: first))
    }
    for complaint in complaints { print(complaint) }
    if !complaints.isEmpty { Self.exit(withError: ToolStatus.findings.exit) }
  }
}
