/// A note that is printed among the results breaks the program that reads them.
///
/// Stated by ``ConsoleChannel``.
private func note(_ text: String, on console: any Console) throws(FileFailure) {
  #if FAIL
  try console.write(text)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  try console.write(text, to: ConsoleChannel.error)
  #endif
}
