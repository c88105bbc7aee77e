/// A clock that counts seconds from 2001 puts every new bookmark 31 years into the past.
///
/// Stated by ``WallClock/now``.
private struct Stopped: WallClock {  // expected-FAIL-error {{[type_does_not_conform]}}
  let start: Timestamp

  #if FAIL
  var now: Double { 785_246_400 }
  #else
  var now: Timestamp { start }
  #endif
}
