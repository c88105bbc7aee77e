import CLI
import Composition

@main
struct Main {
  static func main() async {
    let world = SystemEnvironment()
    let status = await CommandLineProgram(world: world).run()
    world.end(status: status.rawValue)
  }
}
