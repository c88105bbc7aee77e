/// An invalid host name is requested as an empty name.
///
/// Stated by ``HostNaming/asciiForm(of:)``.
private func name(of host: String, by hosts: any HostNaming) -> String {
  #if FAIL
  hosts.asciiForm(of: host)  // expected-FAIL-error {{[optional_not_unwrapped]}}
  #else
  hosts.asciiForm(of: host) ?? host
  #endif
}
