import Forking
import Foundation
import Testing
import Toolbox

/// After Ctrl-C, the program waits for its child processes and their children.
@Suite struct InterruptionTests {
  /// The step reports through a pipe that it is running. If the signal does not reach its child,
  /// the child ends after five minutes and leaves a file.
  ///
  /// NB: without `--foreground`, `timeout` would leave the process group that gets the signal.
  @Test func signalsTheChildProcessesOfAStep() throws {
    try Pebbles.withCheckout(adding: FeatureMakingTests.scripts) { checkout in
      let interruption = Interruption()
      let step = """
        mkfifo .build/begun
        echo begun >.build/begun
        timeout --foreground 300 tail -f /dev/null
        [ $? -ne 124 ] || echo late >.build/late
        """
      try checkout.write(step, to: ".build/step.sh")
      let workshop = try Pebbles.workshop(
        checkout, build: ["sh", "-c", "sh .build/step.sh; true"], interruption: interruption
      ) { line in
        guard line.hasPrefix("build:") else { return }
        Thread {
          _ = try? Shell.run(["sh", "-c", "until cat .build/begun; do :; done"], in: checkout.root)
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
