// libpq's interface, where pkg-config says that it is.
#include <libpq-fe.h>
