@_exported import EventTrace
