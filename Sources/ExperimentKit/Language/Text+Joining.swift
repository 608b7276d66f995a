import EventTrace

extension Text {
    /// The Chinese where there is some, else the English.
    package var chineseOrEnglish: String { chinese ?? english }

    /// Chinese as soon as one of the two has it.
    package static func + (left: Text, right: Text) -> Text {
        let hasChinese = left.chinese != nil || right.chinese != nil
        return Text(
            left.english + right.english,
            chinese: hasChinese ? left.chineseOrEnglish + right.chineseOrEnglish : nil)
    }
}
