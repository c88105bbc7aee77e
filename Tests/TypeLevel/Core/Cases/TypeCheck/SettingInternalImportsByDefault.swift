/// A layer re-exports a module that it imports, and its users come to depend on that module.

#if FAIL
import HTTPTypes
#else
public import HTTPTypes
#endif

public struct SettingInternalImportsByDefault {
  public let request: HTTPRequest  // expected-FAIL-error {{[pattern_type_access]}}
}
