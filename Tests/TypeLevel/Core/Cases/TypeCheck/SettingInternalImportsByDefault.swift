/// A layer re-exports a module that it imports, and its users come to depend on that module.

#if FAIL
import CoreDomain
#else
public import CoreDomain
#endif

public struct SettingInternalImportsByDefault {
  public let moment: Timestamp  // expected-FAIL-error {{[pattern_type_access]}}
}
