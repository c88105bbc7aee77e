/// A list that is shown again forgets the order that was chosen.
///
/// Stated by ``QuakeListScreen/show(_:)``.

import EarthquakesDomain

private func show(_ form: QuakeListForm, on screen: any QuakeListScreen) async {
  #if FAIL
  await screen.send(.show(form.form))  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  await screen.send(.show(form))
  #endif
}
