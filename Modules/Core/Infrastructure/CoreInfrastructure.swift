// CoreInfrastructure: implements the ports of Core with C libraries and the operating system.
//
// | folder     | adapters                                            | uses                       |
// |------------|-----------------------------------------------------|----------------------------|
// | Curl       | ``CurlHTTPClient``                                  | libcurl                    |
// | SQL        | ``SQLWorkLeases``, ``DatabaseCopy``, and what both  | a database of either       |
// |            | engines use                                         | engine                     |
// | SQLite     | ``SQLiteDatabase``, ``SQLiteTextIndex``             | SQLite                     |
// | PostgreSQL | ``PostgreSQLDatabase``, ``PostgreSQLTextIndex``     | libpq                      |
// | Markup     | ``LibXMLMarkupReading``                             | libxml2                    |
// | Text       | ``UnicodeTextFolding``, ``IDN2HostNaming``,         | libunistring, libidn2,     |
// |            | ``IconvTextDecoding``, ``UchardetEncodingSniffing`` | iconv, uchardet            |
// | Security   | ``CryptPasswordHashing``, ``CryptSecretDigesting``, | libcrypt, a database       |
// |            | ``SQLSignInStore``                                  |                            |
// | Files      | ``POSIXFileSystem``                                 | system calls               |
// | System     | ``POSIXConsole``, ``SignalInterruptions``,          | system calls and the clock |
// |            | ``SystemWallClock``, ``TaskSleeper``,               |                            |
// |            | ``RandomIdentifierSource``                          |                            |
// | Navigation | ``LoggingNavigator``                                | another navigator          |
// | Tracing    | ``SpanExporter``, ``TracedHTTPClient``,             | an HTTP client, a database |
// |            | ``TracedSQLDatabase``                               |                            |
//
// This is the only module that imports C. Each C handle has one owner, which frees it. No C type is
// public, and library error codes are converted to the errors of the port.
//
// Calls that may block never run on the cooperative thread pool: libcurl has one thread, and each
// connection to a database and each open file has its own executor. The exception is the version of
// the data, which is in shared memory.
