// What UIKit has on the virtual clock. By name: declarations that are imported by name come before those that are not, so that a file that
// imports Foundation or Dispatch too means the engine's all the same.
@_exported import class MainLoop.DispatchQueue
@_exported import struct MainLoop.DispatchTime
@_exported import enum MainLoop.DispatchTimeInterval
@_exported import class MainLoop.DispatchWorkItem
@_exported import class MainLoop.NotificationCenter
@_exported import class MainLoop.RunLoop
@_exported import class MainLoop.Timer
@_exported import typealias MainLoop.NotificationInfo

#if hasFeature(Embedded)
    @_exported import enum MainLoop.NSNotification
    @_exported import class MainLoop.Notification
    @_exported import class MainLoop.OperationQueue
#endif
