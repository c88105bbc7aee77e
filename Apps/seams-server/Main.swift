import Composition
import Server

@main
struct Main {
  static func main() async {
    let world = SystemEnvironment()
    let status = await ServerProgram(world: world).run()
    world.end(status: status.rawValue)
  }
}
