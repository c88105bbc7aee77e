// CoreInfrastructure: the ports of Core, over libraries of C and the operating system.
//
// | folder     | adapters                                             | over                       |
// |------------|------------------------------------------------------|----------------------------|
// | Curl       | ``CurlHTTPClient``                                   | libcurl                    |
// | SQLite     | ``SQLiteDatabase``, ``SQLiteTextIndex``,             | SQLite                     |
// |            | ``SQLiteSpatialIndex``                               |                            |
// | Markup     | ``LibXMLMarkupReading``                              | libxml2                    |
// | Text       | ``UnicodeTextFolding``, ``IDN2HostNaming``,          | libunistring, libidn2,     |
// |            | ``IconvTextDecoding``, ``UchardetEncodingSniffing``  | iconv, uchardet            |
// | Security   | ``CryptPasswordHashing``, ``CryptSecretDigesting``   | libcrypt                   |
// | Files      | ``POSIXFileSystem``                                  | system calls               |
// | System     | ``POSIXConsole``, ``SignalInterruptions``,           | system calls and the clock |
// |            | ``SystemWallClock``, ``TaskSleeper``,                |                            |
// |            | ``RandomIdentifierSource``, ``LibraryTrigonometry``  |                            |
// | Navigation | ``LoggingNavigator``                                 | another navigator          |
//
// This is the one module in which C appears. Each handle of C has one owner, which frees it; no type of
// C is public; the error codes of a library end here, as the failures of the port.
//
// Calls that block never stand on the threads that all tasks share: libcurl has one thread, and each
// connection of SQLite and each file has an executor of its own.
