enum MutantSwitch {
  /// The entry point of the tests. The package manager’s own one would need an index of the build.
  static let entry = """
    import Testing

    @main struct Entry {
      static func main() async { await Testing.__swiftPMEntryPoint() as Never }
    }
    """

  /// The functions that mutated sources call: each behaves like the original code, unless its
  /// number is in `SEAMS_MUTANT`. The numbers of reached places are appended to the file that
  /// `SEAMS_MUTANTS_REACHED` names.
  static let source = #"""
    import Glibc
    import Synchronization

    private let activeMutant = unsafe getenv("SEAMS_MUTANT").flatMap { unsafe Int(String(cString: $0)) } ?? -1
    private let mutantTrace = unsafe getenv("SEAMS_MUTANTS_REACHED").map { unsafe open($0, O_WRONLY | O_APPEND | O_CREAT, 0o644) } ?? -1
    private let reachedMutants = Mutex<Set<Int>>([])

    func isMutant(_ number: Int) -> Bool {
      if mutantTrace >= 0, reachedMutants.withLock({ $0.insert(number).inserted }) {
        let line = Array("\(number)\n".utf8)
        _ = unsafe line.withUnsafeBytes { unsafe write(mutantTrace, $0.baseAddress, $0.count) }
      }
      return number == activeMutant
    }
    func mutantNot(_ n: Int, _ a: Bool) -> Bool { isMutant(n) ? !a : a }
    func mutantTrue(_ n: Int, _ a: Bool) -> Bool { isMutant(n) ? true : a }
    func mutantNone<T>(_ n: Int, _ a: T?) -> T? { isMutant(n) ? nil : a }
    func mutantEmpty<T: ExpressibleByArrayLiteral>(_ n: Int, _ a: T) -> T { isMutant(n) ? [] : a }
    func mutantEmpty<T: ExpressibleByDictionaryLiteral>(_ n: Int, _ a: T) -> T { isMutant(n) ? [:] : a }
    func mutantMore<T: Numeric>(_ n: Int, _ a: T) -> T { isMutant(n) ? a + 1 : a }
    func mutantLess<T: Numeric>(_ n: Int, _ a: T) -> T { isMutant(n) ? a - 1 : a }
    func mutantLT<T: Comparable>(_ n: Int, _ a: T, _ b: T) -> Bool { isMutant(n) ? a <= b : isMutant(n + 1) ? a >= b : a < b }
    func mutantLE<T: Comparable>(_ n: Int, _ a: T, _ b: T) -> Bool { isMutant(n) ? a < b : isMutant(n + 1) ? a > b : a <= b }
    func mutantGT<T: Comparable>(_ n: Int, _ a: T, _ b: T) -> Bool { isMutant(n) ? a >= b : isMutant(n + 1) ? a <= b : a > b }
    func mutantGE<T: Comparable>(_ n: Int, _ a: T, _ b: T) -> Bool { isMutant(n) ? a > b : isMutant(n + 1) ? a < b : a >= b }
    func mutantAnd(_ n: Int, _ a: Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool { isMutant(n) ? try a || b() : try a && b() }
    func mutantOr(_ n: Int, _ a: Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool { isMutant(n) ? try a && b() : try a || b() }
    func mutantAdd<T: AdditiveArithmetic>(_ n: Int, _ a: T, _ b: T) -> T { isMutant(n) ? a - b : a + b }
    func mutantAdd<T: RangeReplaceableCollection>(_ n: Int, _ a: T, _ b: T) -> T { isMutant(n) ? a : a + b }
    func mutantSubtract<T: AdditiveArithmetic>(_ n: Int, _ a: T, _ b: T) -> T { isMutant(n) ? a + b : a - b }
    func mutantElse<T>(_ n: Int, _ a: T?, _ b: @autoclosure () throws -> T) rethrows -> T { isMutant(n) ? try b() : try a ?? b() }
    func mutantElse<T>(_ n: Int, _ a: T?, _ b: @autoclosure () throws -> T?) rethrows -> T? { isMutant(n) ? try b() : try a ?? b() }
    """# + "\n"
}
