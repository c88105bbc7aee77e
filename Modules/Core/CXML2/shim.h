// The C API of libxml2's parsers, which Swift can call as it is.

#ifndef SEAMS_CXML2_SHIM_H
#define SEAMS_CXML2_SHIM_H

// Debian builds libxml2 with ICU, and its headers then declare ICU's types, which Foundation declares, too: a
// program that sees both does not compile. Nothing here asks for ICU, and no structure that holds
// its types is looked into.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>

#endif
