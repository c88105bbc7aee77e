/// A note that is printed among the results breaks the program that reads them.
///
/// Stated by ``ConsoleChannel``.
private func note(_ text: String, on console: any Console) throws(FileFailure) {
  try console.write(text)  // expected-error {{[missing_argument_named]}}
  try console.write(text, to: ConsoleChannel.error)
}
