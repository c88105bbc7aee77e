import Composition
import CoreDomain

@main
struct Main {
  static func main() async {
    let world = SystemEnvironment()
    let status = await ServerProgram(world: world, features: AllPages.features).run()
    await world.end(status: status.rawValue)
  }
}
