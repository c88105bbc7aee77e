// The C API of libpq, PostgreSQL's client library.

#ifndef SEAMS_CPQ_SHIM_H
#define SEAMS_CPQ_SHIM_H

#include <libpq-fe.h>

#endif
