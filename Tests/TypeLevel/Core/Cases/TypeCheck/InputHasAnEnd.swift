/// The end of the input is taken for an empty line, and a walk asks the same question for ever.
///
/// Stated by ``Console/readLine()``.

import CoreDomain

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
