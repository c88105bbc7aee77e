/// A dialog without a button covers the page and cannot be closed.
///
/// Stated by ``Dialog/init(title:message:offering:_:usually:)``.
private func dialog(_ title: String, _ leave: DialogChoice<Bool>) -> Dialog<Bool> {
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  Dialog(title: title, message: "")
  #else
  Dialog(title: title, message: "", offering: leave)
  #endif
}
