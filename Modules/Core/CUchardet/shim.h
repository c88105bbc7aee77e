// The C API of uchardet, which Swift can call as it is.

#ifndef SEAMS_CUCHARDET_SHIM_H
#define SEAMS_CUCHARDET_SHIM_H

#include <uchardet/uchardet.h>

#endif
