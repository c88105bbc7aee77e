import Forking
import Foundation
import Testing
import Toolbox

/// After Ctrl-C, the program waits for its child processes and their children.
@Suite struct InterruptionTests {
  /// The step says through a pipe that it is there. If the signal does not reach its child,
  /// the child ends after five minutes and leaves a file.
  @Test func signalsTheChildProcessesOfAStep() throws {
    try Pebbles.withCheckout(adding: FeatureMakingTests.scripts) { checkout in
      let interruption = Interruption()
      let step = """
        mkfifo .build/begun
        timeout 300 sh -c 'echo begun >.build/begun; exec tail -f /dev/null'
        [ $? -ne 124 ] || echo late >.build/late
        """
      try checkout.write(step, to: ".build/step.sh")
      let pipe = checkout.path(".build/begun")
      let workshop = try Pebbles.workshop(
        checkout, build: ["sh", "-c", "sh .build/step.sh; true"], interruption: interruption
      ) { line in
        guard line.hasPrefix("build:") else { return }
        Thread {
          // Reading the pipe waits for the step. Foundation's Process may wait forever in two threads.
          while !FileManager.default.fileExists(atPath: pipe) {}
          _ = FileManager.default.contents(atPath: pipe)
          interruption.interrupt(SIGINT)
        }.start()
      }
      #expect(throws: Interrupted(signal: SIGINT)) {
        try FeatureMaking(in: workshop).make(Pebbles.plan("Oceans", in: checkout))
      }
      #expect(checkout.exists(".build/begun"))
      #expect(!checkout.exists(".build/late"))
    }
  }
}
