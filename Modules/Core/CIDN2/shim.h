// The C API of libidn2, which Swift can call as it is.

#ifndef SEAMS_CIDN2_SHIM_H
#define SEAMS_CIDN2_SHIM_H

#include <idn2.h>

#endif
