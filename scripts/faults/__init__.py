"""Looks for inputs, instants and failures of the system that `evdoc` does not stand up to."""
