/// A layer passes on the module that it was built with, and its users come to depend on that one.

#if FAIL
import CoreDomain
#else
public import CoreDomain
#endif

public struct SettingInternalImportsByDefault {
  public let moment: Timestamp  // expected-FAIL-error {{[pattern_type_access]}}
}
