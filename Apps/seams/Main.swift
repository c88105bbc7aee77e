import Composition
import CoreDomain

@main
struct Main {
  static func main() async {
    let world = SystemEnvironment()
    let status = await CommandLineProgram(world: world, features: AllCommands.self).run()
    await world.end(status: status.rawValue)
  }
}
