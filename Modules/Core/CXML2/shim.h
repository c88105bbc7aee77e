// The C API of libxml2's parsers, which Swift can call as it is.

#ifndef SEAMS_CXML2_SHIM_H
#define SEAMS_CXML2_SHIM_H

// Debian builds libxml2 with ICU, so the headers of libxml2 declare the types of ICU. Foundation
// declares these types, too, and a program that sees both declarations does not compile. This
// module therefore turns ICU off. The module needs no ICU, and does not read structures that
// contain types of ICU.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>

#endif
