// UIKit's types on the virtual clock, exported by name. Names from such imports take precedence over those from whole modules, so a file
// that imports Foundation or Dispatch too still uses the engine's types.
@_exported import class MainLoop.DispatchQueue
@_exported import struct MainLoop.DispatchTime
@_exported import enum MainLoop.DispatchTimeInterval
@_exported import class MainLoop.DispatchWorkItem
@_exported import class MainLoop.NotificationCenter
@_exported import class MainLoop.OperationQueue
@_exported import class MainLoop.RunLoop
@_exported import class MainLoop.Timer
@_exported import typealias MainLoop.NotificationInfo

#if hasFeature(Embedded)
    @_exported import enum MainLoop.NSNotification
    @_exported import class MainLoop.Notification
#endif
