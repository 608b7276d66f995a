import ExperimentKit

/// What a delegate answers.
package enum YesOrNo: String, Choice { case yes, no }

/// Which of UIKit's two lists is on stage.
package enum ListKind: String, Choice {
    case table = "a table"
    case collectionView = "a collection view"
}
