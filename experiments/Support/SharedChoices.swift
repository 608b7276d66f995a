import ExperimentKit

/// What a delegate answers.
package enum YesOrNo: String, Choice {
    case yes = "`true`"
    case no = "`false`"
}

/// Which of UIKit's two lists is on stage.
package enum ListKind: String, Choice {
    case table = "a table"
    case collectionView = "a collection view"
}
