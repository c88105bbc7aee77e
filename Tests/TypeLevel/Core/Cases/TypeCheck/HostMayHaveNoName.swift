/// An invalid host name is requested as an empty name.
///
/// Stated by ``HostNaming/asciiForm(of:)``.
private func name(of host: String, by hosts: any HostNaming) {
  let _: String = hosts.asciiForm(of: host)  // expected-error {{[optional_not_unwrapped]}}
  let _: String = hosts.asciiForm(of: host) ?? host
}
