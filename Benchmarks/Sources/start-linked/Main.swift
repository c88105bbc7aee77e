// Swift links what is imported; the libraries in C are named in the manifest. The benchmark checks
// that the list is that of `seams`.
import Dispatch
import FoundationEssentials
import Glibc
import Synchronization

@main
struct Main {
  static func main() {}
}
