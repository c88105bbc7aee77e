/// An invalid address counts as an address of the requested server.
///
/// Stated by ``HTTPOrigin``.

private func origin(of page: HTTPReply) -> HTTPOrigin? {
  HTTPOrigin(address: page.address)
}

private func mayFollow(_ link: HTTPLink, from page: HTTPReply) {
  // expected-error@+1 {{[optional_base_not_unwrapped]}}
  let _: Bool = origin(of: page).contains(link.target)
  let _: Bool = origin(of: page)?.contains(link.target) == true
}
