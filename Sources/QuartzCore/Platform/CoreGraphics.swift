// As on iOS, importing Quartz Core imports Core Graphics too.
@_exported import CoreGraphics
