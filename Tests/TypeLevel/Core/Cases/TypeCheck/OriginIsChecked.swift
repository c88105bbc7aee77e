/// An invalid address counts as an address of the requested server.
///
/// Stated by ``HTTPOrigin``.

private func origin(of page: HTTPReply) -> HTTPOrigin? {
  HTTPOrigin(address: page.address)
}

private func mayFollow(_ link: HTTPLink, from page: HTTPReply) -> Bool {
  #if FAIL
  origin(of: page).contains(link.target)  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  origin(of: page)?.contains(link.target) == true
  #endif
}
