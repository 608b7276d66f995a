// As on iOS, importing UIKit imports Core Graphics and Quartz Core too.
@_exported import CoreGraphics
@_exported import QuartzCore
