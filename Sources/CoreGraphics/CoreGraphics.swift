// Lets `import CoreGraphics` compile in code from an app; what it declares on iOS is in the engine's module.
@_exported import UIKit
