/// A sketch to begin with.
package enum SketchStarter: String, CaseIterable, Sendable {
    case buttonAndTap, sliderInScrollView, singleAndDoubleTap

    /// The text of the sketch.
    package var text: String {
        switch self {
        case .buttonAndTap:
            """
            {"views":[{"kind":"view","name":"card","frame":[45,220,300,220],"touches":"super",\
            "recognizers":[{"kind":"tap","id":"tap"}],\
            "views":[{"kind":"button","name":"button","frame":[75,90,150,44],"title":"Buy","events":["touchDown","touchUpInside","touchCancel"]}]}]}
            """
        case .sliderInScrollView:
            """
            {"views":[{"kind":"scrollView","name":"scroll","frame":[20,160,350,420],"contentSize":[700,900],\
            "views":[{"kind":"slider","name":"slider","frame":[40,80,240,34],"value":0.5,"events":["touchDown","touchCancel","valueChanged"]},\
            {"kind":"view","name":"card","frame":[40,200,240,140],"touches":"super"}]}]}
            """
        case .singleAndDoubleTap:
            """
            {"views":[{"kind":"view","name":"photo","frame":[45,220,300,300],"touches":"super",\
            "recognizers":[{"kind":"tap","id":"single","requires":["double"]},\
            {"kind":"tap","id":"double","numberOfTapsRequired":2}]}]}
            """
        }
    }
}
