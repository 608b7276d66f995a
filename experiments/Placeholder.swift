// Filled by the first experiment.
