// As on iOS, a file that imports Quartz Core has Core Graphics too.
@_exported import CoreGraphics
