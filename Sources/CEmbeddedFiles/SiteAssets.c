// What every site carries.
#include "embedding.h"

BEGIN(style_css)
#embed "../SiteKit/Assets/style.css"
END(style_css)

BEGIN(site_js)
#embed "../SiteKit/Assets/site.js"
END(site_js)

BEGIN(search_js)
#embed "../SiteKit/Assets/search.js"
END(search_js)

BEGIN(elements_js)
#embed "../SiteKit/Assets/elements.js"
END(elements_js)

BEGIN(paint_js)
#embed "../SiteKit/Assets/paint.js"
END(paint_js)

BEGIN(figure_js)
#embed "../SiteKit/Assets/figure.js"
END(figure_js)

BEGIN(live_js)
#embed "../SiteKit/Assets/live.js"
END(live_js)

BEGIN(trying_js)
#embed "../SiteKit/Assets/trying.js"
END(trying_js)

BEGIN(builder_js)
#embed "../SiteKit/Assets/builder.js"
END(builder_js)

BEGIN(icon_svg)
#embed "../SiteKit/Assets/icon.svg"
END(icon_svg)
