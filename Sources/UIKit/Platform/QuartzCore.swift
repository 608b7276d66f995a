// As on iOS, a file that imports UIKit has Core Graphics and Quartz Core too.
@_exported import CoreGraphics
@_exported import QuartzCore
