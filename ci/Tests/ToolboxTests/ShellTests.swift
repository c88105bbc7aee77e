import Foundation
import Testing
import Toolbox

@Suite(.timeLimit(.minutes(1))) struct ShellTests {
  @Test func doesNotWaitForAProgramInTheBackground() throws {
    let result = try Shell.run(["sh", "-c", "sleep 600 & echo $!"])
    let background = try #require(pid_t(result.output.trimmed))
    #expect(kill(background, SIGKILL) == 0)
  }

  @Test func aProgramInheritsNoOpenFile() throws {
    let file = unsafe open("/dev/null", O_RDONLY)
    defer { close(file) }
    #expect(try !Shell.run(["test", "-e", "/proc/self/fd/\(file)"]).succeeded)
  }

  @Test func returnsTheStatusOrTheSignal() throws {
    #expect(try Shell.run(["sh", "-c", "exit 3"]).status == 3)
    #expect(try Shell.run(["sh", "-c", "kill -TERM $$"]).status == 128 + SIGTERM)
    #expect(try Shell.run(["/nowhere/program"]).status == 127)
  }
}
