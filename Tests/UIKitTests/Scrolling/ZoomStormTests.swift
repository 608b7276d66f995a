import ApproximateGeometry
import Testing

@testable import UIKit

/// Random fingers, and code that zooms and scrolls meanwhile.
@Suite struct ZoomStormTests {
    private func storm(_ seed: UInt64) -> (listener: ZoomStormListener, scroll: UIScrollView) {
        let listener = ZoomStormListener()
        var random = SplitMix(seed: seed)
        let (world, scroll) = World.with { world in
            let scroll = world.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800)), "scroll")
            listener.picture = world.add(UIView(frame: CGRect(x: 10, y: 20, width: 400, height: 900)), "picture", to: scroll)
            scroll.contentSize = CGSize(width: 400, height: 900)
            (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 3)
            scroll.delegate = world.name(listener, "delegate")
            return scroll
        }
        var (time, down): (Double, [Int: CGPoint]) = (0, [:])
        for _ in 0..<300 {
            time += [0.001, 0.016, 0.016, 0.1, 0.4][random.below(5)]
            var samples: [FingerSample] = []
            for finger in 0..<3 where random.oneIn(2) {
                let phase: FingerSample.Phase = down[finger] == nil ? .down : random.oneIn(6) ? .up : .move
                let place = CGPoint(x: CGFloat(20 + random.below(350)), y: CGFloat(20 + random.below(750)))
                samples.append(FingerSample(finger: finger, phase, at: place))
                down[finger] = phase == .up ? nil : place
            }
            world.simulation.schedule(samples, at: time)
            let scale = CGFloat(random.below(40)) / 10
            if random.oneIn(20) { world.simulation.schedule(at: time) { scroll.setZoomScale(scale, animated: scale > 2) } }
            if random.oneIn(40) { world.simulation.schedule(at: time) { scroll.maximumZoomScale = scale < 2 ? 0.5 : 3 } }
        }
        world.simulation.schedule(down.keys.sorted().map { FingerSample(finger: $0, .up, at: down[$0]!) }, at: time + 0.1)
        world.run()
        return (listener, scroll)
    }

    @Test(arguments: runSeed..<runSeed + 20) func `SC.17 whatever the fingers do, each zoom that begins ends once, within its limits`(
        seed: UInt64
    ) {
        let (listener, scroll) = storm(seed)
        #expect(listener.open == 0 && listener.mostOpen <= 1 && !scroll.isZooming && !scroll.isZoomBouncing)
        #expect(listener.begun > 0 && scroll.zoomScale >= 0.5 && scroll.zoomScale <= 3)
        #expect(abs((listener.picture?.frame.width ?? 0) - 400 * scroll.zoomScale) < 0.001)
        #expect(listener.picture?.frame.origin.x.rounded() == 10)
    }
}

private final class ZoomStormListener: UIScrollViewDelegate {
    var picture: UIView?
    private(set) var begun = 0
    private(set) var open = 0
    private(set) var mostOpen = 0

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        begun += 1
        open += 1
        mostOpen = max(mostOpen, open)
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { open -= 1 }
}
