// What a served page loads besides.
#include "embedding.h"

BEGIN(serve_js)
#embed "../ServeKit/Assets/serve.js"
END(serve_js)

BEGIN(serve_css)
#embed "../ServeKit/Assets/serve.css"
END(serve_css)
