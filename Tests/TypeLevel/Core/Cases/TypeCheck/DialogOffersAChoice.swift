/// A dialog without a button covers the page and cannot be closed.
///
/// Stated by ``Dialog/init(title:message:offering:_:usually:)``.
private func dialog(_ title: String, _ leave: DialogChoice<Bool>) {
  // expected-error@+1 {{[missing_argument_named]}}
  let _: Dialog<Bool> = Dialog(title: title, message: "")
  let _: Dialog<Bool> = Dialog(title: title, message: "", offering: leave)
}
