/// The end of the input is treated as an empty line, and a prompt repeats forever.
///
/// Stated by ``Console/readLine()``.
private func answers(from console: any Console) async throws(FileFailure) -> [String] {
  var answers: [String] = []
  #if FAIL
  while true { answers.append(try await console.readLine()) }
  // expected-FAIL-error@-1 {{[optional_not_unwrapped]}}
  #else
  while let line = try await console.readLine() { answers.append(line) }
  #endif
  return answers
}
