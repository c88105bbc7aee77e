// Swift links what is imported; the manifest names the C libraries. The benchmark checks that the
// list is that of `seams`.
import Dispatch
import FoundationEssentials
import Glibc
import Synchronization

@main
struct Main {
  static func main() {}
}
