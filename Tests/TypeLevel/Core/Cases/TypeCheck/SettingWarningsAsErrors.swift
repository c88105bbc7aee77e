/// A result that is discarded by mistake is one warning among hundreds.

private func removed() -> Bool { true }

private func tidy() {
  #if FAIL
  removed()  // expected-FAIL-error {{[expression_unused_result_call]}}
  #else
  _ = removed()
  #endif
}
