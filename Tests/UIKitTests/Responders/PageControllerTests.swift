import EventTrace
import Testing

@testable import UIKit

@Suite struct PageControllerTests {
    /// A page controller as root, at the first of these pages, with a data source and a delegate.
    private func world(
        pages count: Int = 3, style: UIPageViewController.TransitionStyle = .scroll,
        orientation: UIPageViewController.NavigationOrientation = .horizontal, first: Int = 0, ablation: Ablation? = nil
    ) -> (world: World, pages: UIPageViewController, book: Book) {
        let world = World(ablation: ablation) { _ in }
        return world.simulation.perform {
            let book = world.name(Book(count, in: world), "book")
            let pages = world.name(UIPageViewController(transitionStyle: style, navigationOrientation: orientation), "pages")
            pages.dataSource = book
            pages.delegate = book
            world.window.rootViewController = pages
            pages.setViewControllers([book.pages[first]], direction: .forward, animated: false)
            return (world, pages, book)
        }
    }

    /// Runs for a second, drags, and returns the calls since then.
    private func calls(_ world: World, drags: [[(Double, Double)]], hold: Double = 0) -> [String] {
        world.simulation.run(until: 1)
        let before = world.trace.ordering.count
        var time = 1.0
        for drag in drags {
            world.down(drag[0].0, drag[0].1, at: time)
            for point in drag.dropFirst() {
                time += 0.02
                world.move(point.0, point.1, at: time)
            }
            time += hold + 0.02
            world.up(drag.last!.0, drag.last!.1, at: time)
            time += 2
        }
        return Array(world.run().dropFirst(before))
    }

    private func way(_ way: Double, from x: Double = 300) -> [(Double, Double)] {
        (0...8).map { (x + way * Double($0) / 8, 400) }
    }

    private let first = [
        "book.viewControllerAfter(P0)", "book.viewControllerBefore(P0)", "book.willTransitionTo(P1)", "P1.willMoveToParent",
        "P1.didMoveToParent",
        "P1.viewDidLoad", "P1.viewWillAppear", "P0.viewWillDisappear",
    ]

    @Test func `RC.120 RC.121 a swipe turns the page, and asks for its neighbour`() {
        let (world, pages, book) = world()
        let calls = calls(world, drags: [way(-200)])
        #expect(
            calls == first + [
                "P1.viewDidAppear", "P0.viewDidDisappear", "P0.willMoveToParent", "P0.didMoveToParent", "book.didFinishAnimating(true)",
                "book.viewControllerAfter(P1)",
            ])
        #expect(pages.viewControllers == [book.pages[1]] && book.ends == [true])
    }

    @Test func `RC.122 a swipe that is given up brings the page back before the new one goes`() {
        let (world, pages, book) = world()
        let calls = calls(world, drags: [way(-60)], hold: 0.4)
        #expect(
            calls == first + [
                "P0.viewWillAppear", "P0.viewDidAppear", "P1.viewWillDisappear", "P1.viewDidDisappear", "P1.willMoveToParent",
                "P1.didMoveToParent", "book.didFinishAnimating(false)",
            ])
        #expect(pages.viewControllers == [book.pages[0]] && book.ends == [false])
    }

    @Test func `RC.121 neighbours are asked for once`() {
        let (world, _, book) = world()
        let calls = calls(world, drags: [way(-60), way(-60)], hold: 0.4)
        #expect(calls.filter { $0.hasPrefix("book.viewController") } == ["book.viewControllerAfter(P0)", "book.viewControllerBefore(P0)"])
        #expect(calls.filter { $0.hasPrefix("book.willTransitionTo") }.count == 2 && book.ends == [false, false])
    }

    @Test func `RC.121 a new data source makes the neighbours be asked for again`() {
        let (world, pages, book) = world()
        world.simulation.run(until: 1)
        _ = calls(world, drags: [way(-60)], hold: 0.4)
        world.simulation.perform { pages.dataSource = book }
        let start = world.simulation.now + 0.1
        world.down(300, 400, at: start)
        for step in 1...8 { world.move(300 - 7 * Double(step), 400, at: start + 0.02 * Double(step)) }
        world.up(244, 400, at: start + 1)
        #expect(world.run().filter { $0 == "book.viewControllerAfter(P0)" }.count == 2)
    }

    @Test func `the first page bounces and turns nothing`() {
        let (world, pages, book) = world()
        let calls = calls(world, drags: [way(200, from: 100)])
        #expect(calls == ["book.viewControllerAfter(P0)", "book.viewControllerBefore(P0)"])
        #expect(pages.viewControllers == [book.pages[0]] && book.ends == [])
    }

    @Test func `RC.124 a finger that turns back takes the other page`() {
        let (world, _, book) = world(first: 1)
        let there = way(-100, from: 200)
        let calls = calls(world, drags: [there + way(220, from: 100)], hold: 0.4)
        #expect(calls.filter { $0.hasPrefix("book.willTransitionTo") }.count == 2 && book.ends.count == 1)
        #expect(calls.contains("P2.viewDidDisappear") && calls.filter { $0 == "P1.viewWillDisappear" }.count == 2)
    }

    @Test func `RC.125 a page reached while still decelerating has no end of its own`() {
        let (world, pages, book) = world()
        world.simulation.run(until: 1)
        var time = 1.0
        for _ in 1...2 {
            world.down(380, 400, at: time)
            for step in 1...10 { world.move(380 - 36 * Double(step), 400, at: time + 0.01 * Double(step)) }
            world.up(20, 400, at: time + 0.11)
            time += 0.15
        }
        world.run()
        #expect(pages.viewControllers == [book.pages[2]] && book.ends == [true] && book.begins == 2)
    }

    @Test func `RC.123 code turns a page without the delegate, in the next turn`() {
        let (world, pages, book) = world()
        world.simulation.run(until: 1)
        let before = world.trace.ordering.count
        world.simulation.perform {
            pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) { #expect($0) }
            #expect(pages.viewControllers == [book.pages[1]])
        }
        #expect(
            Array(world.run().dropFirst(before)) == [
                "P1.willMoveToParent", "P1.didMoveToParent", "P1.viewDidLoad", "book.presentationCount(pages)", "P1.viewWillAppear",
                "P0.viewWillDisappear", "P1.viewDidAppear", "P0.viewDidDisappear", "P0.willMoveToParent", "P0.didMoveToParent",
                "pages.completion",
            ])
    }

    @Test func `RC.128 after an animated set the page before is the one that was shown`() {
        let (world, pages, book) = world(pages: 4)
        world.simulation.run(until: 1)
        world.simulation.perform { pages.setViewControllers([book.pages[3]], direction: .forward, animated: true) }
        let calls = calls(world, drags: [way(200, from: 100)])
        #expect(!calls.contains("book.viewControllerBefore(P3)") && pages.viewControllers == [book.pages[0]])
    }

    @Test func `RC.120 a curled page alternates with the old one`() {
        let (world, pages, book) = world(style: .pageCurl)
        let calls = calls(world, drags: [way(-200)])
        #expect(
            calls == [
                "book.viewControllerAfter(P0)", "book.willTransitionTo(P1)", "P1.willMoveToParent", "P1.didMoveToParent", "P1.viewDidLoad",
                "P1.viewWillAppear", "P0.viewWillDisappear", "P0.viewDidDisappear", "P1.viewDidAppear", "P0.willMoveToParent",
                "P0.didMoveToParent", "book.didFinishAnimating(true)",
            ])
        #expect(pages.viewControllers == [book.pages[1]] && pages.gestureRecognizers.count == 2)
    }

    @Test func `RC.122 a curled page that falls back alternates too`() {
        let (world, pages, book) = world(style: .pageCurl)
        let calls = calls(world, drags: [way(-60)], hold: 0.4)
        #expect(
            calls.filter { $0.contains("view") && $0.hasPrefix("P") } == [
                "P1.viewDidLoad", "P1.viewWillAppear", "P0.viewWillDisappear", "P1.viewWillDisappear", "P0.viewWillAppear",
                "P1.viewDidDisappear", "P0.viewDidAppear",
            ])
        #expect(pages.viewControllers == [book.pages[0]] && book.ends == [false])
    }

    @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func `a page that is set before the view is loaded appears with it`(style: UIPageViewController.TransitionStyle) {
        let world = World { _ in }
        world.simulation.perform {
            let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
            pages.setViewControllers([world.name(PageLog(), "page")], direction: .forward, animated: false)
            world.window.rootViewController = pages
        }
        let calls = world.run()
        #expect(calls.firstIndex(of: "page.viewWillAppear") != nil && calls.last == "page.viewDidAppear")
    }

    @Test func `RC.129 a tap at the edge turns a curled page`() {
        let (world, pages, book) = world(style: .pageCurl)
        world.tap(380, 400, at: 1)
        world.run()
        #expect(pages.viewControllers == [book.pages[1]] && book.ends == [true])
    }

    @Test func `RC.126 dots are asked for once the view is loaded`() {
        let (world, pages, book) = world()
        book.dots = 3
        world.simulation.run(until: 1)
        let before = world.trace.ordering.count
        world.simulation.perform { pages.setViewControllers([book.pages[1]], direction: .forward, animated: false) }
        #expect(
            Array(world.run().dropFirst(before).prefix(5)) == [
                "P1.willMoveToParent", "P1.didMoveToParent", "P1.viewDidLoad", "book.presentationCount(pages)",
                "book.presentationIndex(pages)",
            ])
        #expect(pages.view.subviews.contains { $0 is UIPageControl })
    }

    @Test func `RC.126 pages that scroll vertically are asked for no dots`() {
        let (world, pages, book) = world(orientation: .vertical)
        book.dots = 3
        world.simulation.run(until: 0.5)
        world.simulation.perform { pages.setViewControllers([book.pages[1]], direction: .forward, animated: false) }
        #expect(!world.run().contains { $0.contains("presentation") })
    }

    @Test func `RC.126 after a swipe the next dot is the current one, without a question`() {
        let (world, pages, book) = world()
        book.dots = 3
        world.simulation.run(until: 0.5)
        world.simulation.perform { pages.setViewControllers([book.pages[0]], direction: .forward, animated: false) }
        let dots = pages.view.subviews.compactMap { $0 as? UIPageControl }.first
        let before = dots?.currentPage
        let calls = calls(world, drags: [way(-200)])
        #expect(dots?.currentPage == before.map { $0 + 1 } && dots != nil)
        #expect(!calls.contains { $0.contains("presentation") })
    }

    @Test func `RC.127 a page set before the controller is seen has appeared before any layout`() {
        let world = World { _ in }
        world.simulation.perform {
            let pages = EarlyPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.page = world.name(PageLog(), "page")
            world.window.rootViewController = pages
        }
        let calls = world.run()
        #expect(calls.firstIndex(of: "page.viewDidAppear")! < calls.firstIndex(of: "page.viewWillLayoutSubviews")!)
        #expect(calls.filter { $0 == "page.viewWillAppear" }.count == 1)
    }
}

private final class PageLog: UIViewController {
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
}

private final class EarlyPages: UIPageViewController {
    var page: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers(page.map { [$0] }, direction: .forward, animated: true)
    }
}

private final class PageOfBook: UIViewController {
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
}

private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [UIViewController]
    var dots: Int?
    var begins = 0
    var ends: [Bool] = []

    init(_ count: Int, in world: World) { pages = (0..<count).map { world.name(PageOfBook(), "P\($0)") } }

    func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
        neighbour(of: page, -1)
    }
    func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
        neighbour(of: page, 1)
    }
    private func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + step) else { return nil }
        return pages[index + step]
    }
    func presentationCount(for pages: UIPageViewController) -> Int { dots ?? 0 }
    func presentationIndex(for pages: UIPageViewController) -> Int { 1 }
    func pageViewController(_ pages: UIPageViewController, willTransitionTo pending: [UIViewController]) { begins += 1 }
    func pageViewController(
        _ pages: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) { ends.append(completed) }
}
