"""The quality checks of the published pages: what a reader, a screen reader or a search engine would trip over."""
