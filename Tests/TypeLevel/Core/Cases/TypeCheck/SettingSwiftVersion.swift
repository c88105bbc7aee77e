/// A global variable that two requests change at once is torn.

#if FAIL
private var requests = 0  // expected-FAIL-error {{[shared_mutable_state_decl]}}
#else
private let requests = 0
#endif

private func count() -> Int { requests }
