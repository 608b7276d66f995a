// Filled by the first type of this module.
