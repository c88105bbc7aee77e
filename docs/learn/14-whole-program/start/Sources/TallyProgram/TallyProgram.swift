import Foundation
import Tally

/// Adds up the numbers of its input, one on each line.
///
/// The sum goes to the output, on a line of its own. An error goes to the standard error, in one
/// line that begins with “tally:”, and the output stays empty. The status is then 64 for wrong
/// arguments, and 65 for invalid input.
@main struct TallyProgram {
  static func main() {
    guard CommandLine.arguments.count == 1 else { fail("it takes no arguments", status: 64) }
    var lines: [String] = []
    while let line = readLine() { lines.append(line) }
    do {
      print(try Tally.sum(of: lines))
    } catch {
      fail("\(error)", status: 65)
    }
  }

  private static func fail(_ reason: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("tally: \(reason)\n".utf8))
    exit(status)
  }
}
