/// A picture of what was stored is kept as a file, and nobody can tell how old it is.
///
/// Stated by ``StarHistoryPicture``.

import StargazersDomain

private func picture(_ svg: String, _ history: StarHistory) -> StarHistoryPicture {
  #if FAIL
  StarHistoryPicture(svg: svg)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  StarHistoryPicture(svg: svg, history: history)
  #endif
}
