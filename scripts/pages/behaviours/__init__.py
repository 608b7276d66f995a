def all_behaviours(browser, site, base, everything):
    return []
