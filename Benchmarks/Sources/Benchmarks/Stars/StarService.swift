import CoreDemo
import CoreDomain
import StargazersDemo

/// The service of the demo with one repository, in a separate process of this program.
enum StarService {
  /// The argument that makes this program the service, followed by the number of stars.
  static let argument = "--stars"

  static let repository = "lindqvist/glaze"
  static let number = 910_001

  /// Starts the service.
  static func process(stars: Int) throws -> ServerProcess {
    try ServerProcess("benchmarks", [argument, "\(stars)"])
  }

  /// Serves until the standard input is closed.
  static func serve(_ stars: String) async -> Int32 {
    guard let count = Int(stars) else { return 64 }
    let repository = DemoRepository(
      repository, id: number, stars: DemoStars(count: count), refusal: nil)
    return await DemoUpstream.serve(.gitHub([repository], rateLimit: 1_000_000_000))
  }
}
