import CIndexStore

/// The module that a mangled name of Swift belongs to: for `$sSS10FoundationE4trimSSyF` it is
/// Foundation, whose extension declares the function, and not the module of `String`.
func moduleOfMangledName(_ mangled: String) -> String? {
  // A name that is longer than this is cut off; no module's is.
  let longest = 256
  let name = unsafe String(unsafeUninitializedCapacity: longest) { buffer in
    unsafe buffer.withMemoryRebound(to: CChar.self) { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return min(unsafe swift_demangle_getModuleName(mangled, start, longest), longest - 1)
    }
  }
  return name.isEmpty ? nil : name
}
