// swift-format-ignore-file
// Made of a sketch; SketchSourceTests holds it against what is made now.
import UIKit

final class FullViewController: UIViewController {
    private let holder = UIScrollView()
    private let view0 = View0View()
    private let labe1 = Labe1Label()
    private let butt2 = Butt2Button(type: .system)
    private let slid3 = UISlider()
    private let swit4 = Swit4Switch()
    private let text5 = Text5TextField()
    private let scro6 = Scro6ScrollView()
    private let cont7 = UIControl()
    private let tapGesture0 = UITapGestureRecognizer()
    private let longGesture1 = UILongPressGestureRecognizer()
    private let panGesture2 = UIPanGestureRecognizer()
    private let screGesture3 = UIScreenEdgePanGestureRecognizer()
    private let swipGesture4 = UISwipeGestureRecognizer()
    private let pincGesture5 = UIPinchGestureRecognizer()
    private let rotaGesture6 = UIRotationGestureRecognizer()
    private let hoveGesture7 = UIHoverGestureRecognizer()
    private let longGesture1Delegate = LongGesture1Delegate()
    private let panGesture2Delegate = PanGesture2Delegate()
    private let screGesture3Delegate = ScreGesture3Delegate()
    private let pincGesture5Delegate = PincGesture5Delegate()
    private let rotaGesture6Delegate = RotaGesture6Delegate()
    private let hoveGesture7Delegate = HoveGesture7Delegate()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white

        tapGesture0.addTarget(self, action: Selector("tapGesture0Action(_:)", FullViewController.tapGesture0Action))
        tapGesture0.numberOfTapsRequired = 2
        tapGesture0.numberOfTouchesRequired = 2
        tapGesture0.buttonMaskRequired = .secondary
        tapGesture0.isEnabled = false
        tapGesture0.cancelsTouchesInView = false
        tapGesture0.delaysTouchesBegan = true
        tapGesture0.delaysTouchesEnded = false
        tapGesture0.allowedTouchTypes = [UITouch.TouchType.indirect, .pencil, .indirectPointer].map { NSNumber(value: $0.rawValue) }
        tapGesture0.requiresExclusiveTouchType = false
        tapGesture0.name = "a \"b\" \\(c)\n“d”"
        view.addGestureRecognizer(tapGesture0)

        holder.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
        holder.layer.borderWidth = 1
        view.addSubview(holder)

        longGesture1.addTarget(self, action: Selector("longGesture1Action(_:)", FullViewController.longGesture1Action))
        longGesture1.minimumPressDuration = 0
        longGesture1.allowableMovement = 0
        longGesture1.numberOfTapsRequired = 1
        longGesture1.numberOfTouchesRequired = 2
        longGesture1.isEnabled = false
        longGesture1.cancelsTouchesInView = false
        longGesture1.delaysTouchesBegan = true
        longGesture1.delaysTouchesEnded = false
        longGesture1.allowedTouchTypes = [UITouch.TouchType.indirect, .pencil, .indirectPointer].map { NSNumber(value: $0.rawValue) }
        longGesture1.requiresExclusiveTouchType = false
        longGesture1.name = "a \"b\" \\(c)\n“d”"
        holder.addGestureRecognizer(longGesture1)

        panGesture2.addTarget(self, action: Selector("panGesture2Action(_:)", FullViewController.panGesture2Action))
        panGesture2.minimumNumberOfTouches = 2
        panGesture2.maximumNumberOfTouches = 1
        panGesture2.allowedScrollTypesMask = [.discrete, .continuous]
        panGesture2.isEnabled = false
        panGesture2.cancelsTouchesInView = false
        panGesture2.delaysTouchesBegan = true
        panGesture2.delaysTouchesEnded = false
        panGesture2.allowedTouchTypes = [UITouch.TouchType.indirect, .pencil, .indirectPointer].map { NSNumber(value: $0.rawValue) }
        panGesture2.requiresExclusiveTouchType = false
        panGesture2.name = "a \"b\" \\(c)\n“d”"
        holder.addGestureRecognizer(panGesture2)

        screGesture3.addTarget(self, action: Selector("screGesture3Action(_:)", FullViewController.screGesture3Action))
        screGesture3.edges = [.top, .left, .bottom, .right]
        screGesture3.minimumNumberOfTouches = 2
        screGesture3.maximumNumberOfTouches = 1
        screGesture3.allowedScrollTypesMask = [.discrete, .continuous]
        screGesture3.isEnabled = false
        screGesture3.cancelsTouchesInView = false
        screGesture3.delaysTouchesBegan = true
        screGesture3.delaysTouchesEnded = false
        screGesture3.allowedTouchTypes = [UITouch.TouchType.indirect, .pencil, .indirectPointer].map { NSNumber(value: $0.rawValue) }
        screGesture3.requiresExclusiveTouchType = false
        screGesture3.name = "a \"b\" \\(c)\n“d”"
        holder.addGestureRecognizer(screGesture3)

        swipGesture4.addTarget(self, action: Selector("swipGesture4Action(_:)", FullViewController.swipGesture4Action))
        swipGesture4.direction = [.left, .up, .down]
        swipGesture4.numberOfTouchesRequired = 2
        swipGesture4.isEnabled = false
        swipGesture4.cancelsTouchesInView = false
        swipGesture4.delaysTouchesBegan = true
        swipGesture4.delaysTouchesEnded = false
        swipGesture4.allowedTouchTypes = [UITouch.TouchType.indirect, .pencil, .indirectPointer].map { NSNumber(value: $0.rawValue) }
        swipGesture4.requiresExclusiveTouchType = false
        swipGesture4.name = "a \"b\" \\(c)\n“d”"
        holder.addGestureRecognizer(swipGesture4)

        pincGesture5.addTarget(self, action: Selector("pincGesture5Action(_:)", FullViewController.pincGesture5Action))
        pincGesture5.isEnabled = false
        pincGesture5.cancelsTouchesInView = false
        pincGesture5.delaysTouchesBegan = true
        pincGesture5.delaysTouchesEnded = false
        pincGesture5.allowedTouchTypes = [UITouch.TouchType.indirect, .pencil, .indirectPointer].map { NSNumber(value: $0.rawValue) }
        pincGesture5.requiresExclusiveTouchType = false
        pincGesture5.name = "a \"b\" \\(c)\n“d”"
        holder.addGestureRecognizer(pincGesture5)

        rotaGesture6.addTarget(self, action: Selector("rotaGesture6Action(_:)", FullViewController.rotaGesture6Action))
        rotaGesture6.isEnabled = false
        rotaGesture6.cancelsTouchesInView = false
        rotaGesture6.delaysTouchesBegan = true
        rotaGesture6.delaysTouchesEnded = false
        rotaGesture6.allowedTouchTypes = [UITouch.TouchType.indirect, .pencil, .indirectPointer].map { NSNumber(value: $0.rawValue) }
        rotaGesture6.requiresExclusiveTouchType = false
        rotaGesture6.name = "a \"b\" \\(c)\n“d”"
        holder.addGestureRecognizer(rotaGesture6)

        hoveGesture7.addTarget(self, action: Selector("hoveGesture7Action(_:)", FullViewController.hoveGesture7Action))
        hoveGesture7.isEnabled = false
        hoveGesture7.cancelsTouchesInView = false
        hoveGesture7.delaysTouchesBegan = true
        hoveGesture7.delaysTouchesEnded = false
        hoveGesture7.allowedTouchTypes = [UITouch.TouchType.indirect, .pencil, .indirectPointer].map { NSNumber(value: $0.rawValue) }
        hoveGesture7.requiresExclusiveTouchType = false
        hoveGesture7.name = "a \"b\" \\(c)\n“d”"
        holder.addGestureRecognizer(hoveGesture7)

        view0.frame = CGRect(x: 10, y: 0, width: 200, height: 80.5)
        view0.layer.borderWidth = 1
        view0.isUserInteractionEnabled = false
        view0.isHidden = true
        view0.alpha = 0
        view0.clipsToBounds = true
        view0.isMultipleTouchEnabled = true
        view0.isExclusiveTouch = true
        holder.addSubview(view0)

        labe1.frame = CGRect(x: 10, y: 100, width: 200, height: 80.5)
        labe1.layer.borderWidth = 1
        labe1.text = "a \"b\" \\(c)\n“d”"
        labe1.isUserInteractionEnabled = true
        labe1.isHidden = true
        labe1.alpha = 0
        labe1.clipsToBounds = true
        labe1.isMultipleTouchEnabled = true
        labe1.isExclusiveTouch = true
        holder.addSubview(labe1)

        butt2.frame = CGRect(x: 10, y: 200, width: 200, height: 80.5)
        butt2.setTitle("a \"b\" \\(c)\n“d”", for: .normal)
        butt2.isEnabled = false
        butt2.isSelected = true
        butt2.isUserInteractionEnabled = false
        butt2.isHidden = true
        butt2.alpha = 0
        butt2.clipsToBounds = true
        butt2.isMultipleTouchEnabled = true
        butt2.isExclusiveTouch = true
        butt2.addTarget(self, action: Selector("butt2TouchDown(_:)", FullViewController.butt2TouchDown), for: .touchDown)
        butt2.addTarget(self, action: Selector("butt2TouchDownRepeat(_:)", FullViewController.butt2TouchDownRepeat), for: .touchDownRepeat)
        butt2.addTarget(self, action: Selector("butt2TouchDragInside(_:)", FullViewController.butt2TouchDragInside), for: .touchDragInside)
        butt2.addTarget(self, action: Selector("butt2TouchDragOutside(_:)", FullViewController.butt2TouchDragOutside), for: .touchDragOutside)
        butt2.addTarget(self, action: Selector("butt2TouchDragEnter(_:)", FullViewController.butt2TouchDragEnter), for: .touchDragEnter)
        butt2.addTarget(self, action: Selector("butt2TouchDragExit(_:)", FullViewController.butt2TouchDragExit), for: .touchDragExit)
        butt2.addTarget(self, action: Selector("butt2TouchUpInside(_:)", FullViewController.butt2TouchUpInside), for: .touchUpInside)
        butt2.addTarget(self, action: Selector("butt2TouchUpOutside(_:)", FullViewController.butt2TouchUpOutside), for: .touchUpOutside)
        butt2.addTarget(self, action: Selector("butt2TouchCancel(_:)", FullViewController.butt2TouchCancel), for: .touchCancel)
        butt2.addTarget(self, action: Selector("butt2ValueChanged(_:)", FullViewController.butt2ValueChanged), for: .valueChanged)
        butt2.addTarget(self, action: Selector("butt2PrimaryActionTriggered(_:)", FullViewController.butt2PrimaryActionTriggered), for: .primaryActionTriggered)
        butt2.addTarget(self, action: Selector("butt2EditingDidBegin(_:)", FullViewController.butt2EditingDidBegin), for: .editingDidBegin)
        butt2.addTarget(self, action: Selector("butt2EditingChanged(_:)", FullViewController.butt2EditingChanged), for: .editingChanged)
        butt2.addTarget(self, action: Selector("butt2EditingDidEnd(_:)", FullViewController.butt2EditingDidEnd), for: .editingDidEnd)
        butt2.addTarget(self, action: Selector("butt2EditingDidEndOnExit(_:)", FullViewController.butt2EditingDidEndOnExit), for: .editingDidEndOnExit)
        holder.addSubview(butt2)

        slid3.frame = CGRect(x: 10, y: 300, width: 200, height: 80.5)
        slid3.value = 0.25
        slid3.isContinuous = false
        slid3.isEnabled = false
        slid3.isSelected = true
        slid3.isUserInteractionEnabled = false
        slid3.isHidden = true
        slid3.alpha = 0
        slid3.clipsToBounds = true
        slid3.isMultipleTouchEnabled = true
        slid3.isExclusiveTouch = true
        slid3.addTarget(self, action: Selector("slid3TouchDown(_:)", FullViewController.slid3TouchDown), for: .touchDown)
        slid3.addTarget(self, action: Selector("slid3TouchDownRepeat(_:)", FullViewController.slid3TouchDownRepeat), for: .touchDownRepeat)
        slid3.addTarget(self, action: Selector("slid3TouchDragInside(_:)", FullViewController.slid3TouchDragInside), for: .touchDragInside)
        slid3.addTarget(self, action: Selector("slid3TouchDragOutside(_:)", FullViewController.slid3TouchDragOutside), for: .touchDragOutside)
        slid3.addTarget(self, action: Selector("slid3TouchDragEnter(_:)", FullViewController.slid3TouchDragEnter), for: .touchDragEnter)
        slid3.addTarget(self, action: Selector("slid3TouchDragExit(_:)", FullViewController.slid3TouchDragExit), for: .touchDragExit)
        slid3.addTarget(self, action: Selector("slid3TouchUpInside(_:)", FullViewController.slid3TouchUpInside), for: .touchUpInside)
        slid3.addTarget(self, action: Selector("slid3TouchUpOutside(_:)", FullViewController.slid3TouchUpOutside), for: .touchUpOutside)
        slid3.addTarget(self, action: Selector("slid3TouchCancel(_:)", FullViewController.slid3TouchCancel), for: .touchCancel)
        slid3.addTarget(self, action: Selector("slid3ValueChanged(_:)", FullViewController.slid3ValueChanged), for: .valueChanged)
        slid3.addTarget(self, action: Selector("slid3PrimaryActionTriggered(_:)", FullViewController.slid3PrimaryActionTriggered), for: .primaryActionTriggered)
        slid3.addTarget(self, action: Selector("slid3EditingDidBegin(_:)", FullViewController.slid3EditingDidBegin), for: .editingDidBegin)
        slid3.addTarget(self, action: Selector("slid3EditingChanged(_:)", FullViewController.slid3EditingChanged), for: .editingChanged)
        slid3.addTarget(self, action: Selector("slid3EditingDidEnd(_:)", FullViewController.slid3EditingDidEnd), for: .editingDidEnd)
        slid3.addTarget(self, action: Selector("slid3EditingDidEndOnExit(_:)", FullViewController.slid3EditingDidEndOnExit), for: .editingDidEndOnExit)
        holder.addSubview(slid3)

        swit4.frame = CGRect(x: 10, y: 400, width: 200, height: 80.5)
        swit4.isOn = true
        swit4.isEnabled = false
        swit4.isSelected = true
        swit4.isUserInteractionEnabled = false
        swit4.isHidden = true
        swit4.alpha = 0
        swit4.clipsToBounds = true
        swit4.isMultipleTouchEnabled = true
        swit4.isExclusiveTouch = true
        swit4.addTarget(self, action: Selector("swit4TouchDown(_:)", FullViewController.swit4TouchDown), for: .touchDown)
        swit4.addTarget(self, action: Selector("swit4TouchDownRepeat(_:)", FullViewController.swit4TouchDownRepeat), for: .touchDownRepeat)
        swit4.addTarget(self, action: Selector("swit4TouchDragInside(_:)", FullViewController.swit4TouchDragInside), for: .touchDragInside)
        swit4.addTarget(self, action: Selector("swit4TouchDragOutside(_:)", FullViewController.swit4TouchDragOutside), for: .touchDragOutside)
        swit4.addTarget(self, action: Selector("swit4TouchDragEnter(_:)", FullViewController.swit4TouchDragEnter), for: .touchDragEnter)
        swit4.addTarget(self, action: Selector("swit4TouchDragExit(_:)", FullViewController.swit4TouchDragExit), for: .touchDragExit)
        swit4.addTarget(self, action: Selector("swit4TouchUpInside(_:)", FullViewController.swit4TouchUpInside), for: .touchUpInside)
        swit4.addTarget(self, action: Selector("swit4TouchUpOutside(_:)", FullViewController.swit4TouchUpOutside), for: .touchUpOutside)
        swit4.addTarget(self, action: Selector("swit4TouchCancel(_:)", FullViewController.swit4TouchCancel), for: .touchCancel)
        swit4.addTarget(self, action: Selector("swit4ValueChanged(_:)", FullViewController.swit4ValueChanged), for: .valueChanged)
        swit4.addTarget(self, action: Selector("swit4PrimaryActionTriggered(_:)", FullViewController.swit4PrimaryActionTriggered), for: .primaryActionTriggered)
        swit4.addTarget(self, action: Selector("swit4EditingDidBegin(_:)", FullViewController.swit4EditingDidBegin), for: .editingDidBegin)
        swit4.addTarget(self, action: Selector("swit4EditingChanged(_:)", FullViewController.swit4EditingChanged), for: .editingChanged)
        swit4.addTarget(self, action: Selector("swit4EditingDidEnd(_:)", FullViewController.swit4EditingDidEnd), for: .editingDidEnd)
        swit4.addTarget(self, action: Selector("swit4EditingDidEndOnExit(_:)", FullViewController.swit4EditingDidEndOnExit), for: .editingDidEndOnExit)
        holder.addSubview(swit4)

        text5.frame = CGRect(x: 10, y: 500, width: 200, height: 80.5)
        text5.layer.borderWidth = 1
        text5.text = "a \"b\" \\(c)\n“d”"
        text5.placeholder = "a \"b\" \\(c)\n“d”"
        text5.isEnabled = false
        text5.isSelected = true
        text5.isUserInteractionEnabled = false
        text5.isHidden = true
        text5.alpha = 0
        text5.clipsToBounds = true
        text5.isMultipleTouchEnabled = true
        text5.isExclusiveTouch = true
        text5.addTarget(self, action: Selector("text5TouchDown(_:)", FullViewController.text5TouchDown), for: .touchDown)
        text5.addTarget(self, action: Selector("text5TouchDownRepeat(_:)", FullViewController.text5TouchDownRepeat), for: .touchDownRepeat)
        text5.addTarget(self, action: Selector("text5TouchDragInside(_:)", FullViewController.text5TouchDragInside), for: .touchDragInside)
        text5.addTarget(self, action: Selector("text5TouchDragOutside(_:)", FullViewController.text5TouchDragOutside), for: .touchDragOutside)
        text5.addTarget(self, action: Selector("text5TouchDragEnter(_:)", FullViewController.text5TouchDragEnter), for: .touchDragEnter)
        text5.addTarget(self, action: Selector("text5TouchDragExit(_:)", FullViewController.text5TouchDragExit), for: .touchDragExit)
        text5.addTarget(self, action: Selector("text5TouchUpInside(_:)", FullViewController.text5TouchUpInside), for: .touchUpInside)
        text5.addTarget(self, action: Selector("text5TouchUpOutside(_:)", FullViewController.text5TouchUpOutside), for: .touchUpOutside)
        text5.addTarget(self, action: Selector("text5TouchCancel(_:)", FullViewController.text5TouchCancel), for: .touchCancel)
        text5.addTarget(self, action: Selector("text5ValueChanged(_:)", FullViewController.text5ValueChanged), for: .valueChanged)
        text5.addTarget(self, action: Selector("text5PrimaryActionTriggered(_:)", FullViewController.text5PrimaryActionTriggered), for: .primaryActionTriggered)
        text5.addTarget(self, action: Selector("text5EditingDidBegin(_:)", FullViewController.text5EditingDidBegin), for: .editingDidBegin)
        text5.addTarget(self, action: Selector("text5EditingChanged(_:)", FullViewController.text5EditingChanged), for: .editingChanged)
        text5.addTarget(self, action: Selector("text5EditingDidEnd(_:)", FullViewController.text5EditingDidEnd), for: .editingDidEnd)
        text5.addTarget(self, action: Selector("text5EditingDidEndOnExit(_:)", FullViewController.text5EditingDidEndOnExit), for: .editingDidEndOnExit)
        holder.addSubview(text5)

        scro6.frame = CGRect(x: 10, y: 600, width: 200, height: 80.5)
        scro6.layer.borderWidth = 1
        scro6.contentSize = CGSize(width: 700, height: 900.25)
        scro6.isScrollEnabled = false
        scro6.delaysContentTouches = false
        scro6.canCancelContentTouches = false
        scro6.isPagingEnabled = true
        scro6.isDirectionalLockEnabled = true
        scro6.bounces = false
        scro6.alwaysBounceVertical = true
        scro6.alwaysBounceHorizontal = true
        scro6.isUserInteractionEnabled = false
        scro6.isHidden = true
        scro6.alpha = 0
        scro6.clipsToBounds = false
        scro6.isMultipleTouchEnabled = true
        scro6.isExclusiveTouch = true
        holder.addSubview(scro6)

        cont7.frame = CGRect(x: 10, y: 700, width: 200, height: 80.5)
        cont7.layer.borderWidth = 1
        cont7.isEnabled = false
        cont7.isSelected = true
        cont7.isUserInteractionEnabled = false
        cont7.isHidden = true
        cont7.alpha = 0
        cont7.clipsToBounds = true
        cont7.isMultipleTouchEnabled = true
        cont7.isExclusiveTouch = true
        cont7.addTarget(self, action: Selector("cont7TouchDown(_:)", FullViewController.cont7TouchDown), for: .touchDown)
        cont7.addTarget(self, action: Selector("cont7TouchDownRepeat(_:)", FullViewController.cont7TouchDownRepeat), for: .touchDownRepeat)
        cont7.addTarget(self, action: Selector("cont7TouchDragInside(_:)", FullViewController.cont7TouchDragInside), for: .touchDragInside)
        cont7.addTarget(self, action: Selector("cont7TouchDragOutside(_:)", FullViewController.cont7TouchDragOutside), for: .touchDragOutside)
        cont7.addTarget(self, action: Selector("cont7TouchDragEnter(_:)", FullViewController.cont7TouchDragEnter), for: .touchDragEnter)
        cont7.addTarget(self, action: Selector("cont7TouchDragExit(_:)", FullViewController.cont7TouchDragExit), for: .touchDragExit)
        cont7.addTarget(self, action: Selector("cont7TouchUpInside(_:)", FullViewController.cont7TouchUpInside), for: .touchUpInside)
        cont7.addTarget(self, action: Selector("cont7TouchUpOutside(_:)", FullViewController.cont7TouchUpOutside), for: .touchUpOutside)
        cont7.addTarget(self, action: Selector("cont7TouchCancel(_:)", FullViewController.cont7TouchCancel), for: .touchCancel)
        cont7.addTarget(self, action: Selector("cont7ValueChanged(_:)", FullViewController.cont7ValueChanged), for: .valueChanged)
        cont7.addTarget(self, action: Selector("cont7PrimaryActionTriggered(_:)", FullViewController.cont7PrimaryActionTriggered), for: .primaryActionTriggered)
        cont7.addTarget(self, action: Selector("cont7EditingDidBegin(_:)", FullViewController.cont7EditingDidBegin), for: .editingDidBegin)
        cont7.addTarget(self, action: Selector("cont7EditingChanged(_:)", FullViewController.cont7EditingChanged), for: .editingChanged)
        cont7.addTarget(self, action: Selector("cont7EditingDidEnd(_:)", FullViewController.cont7EditingDidEnd), for: .editingDidEnd)
        cont7.addTarget(self, action: Selector("cont7EditingDidEndOnExit(_:)", FullViewController.cont7EditingDidEndOnExit), for: .editingDidEndOnExit)
        holder.addSubview(cont7)

        longGesture1.require(toFail: tapGesture0)
        longGesture1Delegate.required = [tapGesture0, holder.panGestureRecognizer]
        longGesture1.delegate = longGesture1Delegate
        panGesture2.require(toFail: tapGesture0)
        panGesture2.delegate = panGesture2Delegate
        screGesture3.require(toFail: tapGesture0)
        screGesture3Delegate.waiting = [tapGesture0]
        screGesture3.delegate = screGesture3Delegate
        swipGesture4.require(toFail: tapGesture0)
        pincGesture5.require(toFail: tapGesture0)
        pincGesture5Delegate.required = [tapGesture0, holder.panGestureRecognizer]
        pincGesture5.delegate = pincGesture5Delegate
        rotaGesture6.require(toFail: tapGesture0)
        rotaGesture6.delegate = rotaGesture6Delegate
        hoveGesture7.require(toFail: tapGesture0)
        hoveGesture7Delegate.waiting = [tapGesture0]
        hoveGesture7.delegate = hoveGesture7Delegate
    }

    private func butt2TouchDown(_ sender: UIButton) {
        print("butt2.action(touchDown)")
    }

    private func butt2TouchDownRepeat(_ sender: UIButton) {
        print("butt2.action(touchDownRepeat)")
    }

    private func butt2TouchDragInside(_ sender: UIButton) {
        print("butt2.action(touchDragInside)")
    }

    private func butt2TouchDragOutside(_ sender: UIButton) {
        print("butt2.action(touchDragOutside)")
    }

    private func butt2TouchDragEnter(_ sender: UIButton) {
        print("butt2.action(touchDragEnter)")
    }

    private func butt2TouchDragExit(_ sender: UIButton) {
        print("butt2.action(touchDragExit)")
    }

    private func butt2TouchUpInside(_ sender: UIButton) {
        print("butt2.action(touchUpInside)")
    }

    private func butt2TouchUpOutside(_ sender: UIButton) {
        print("butt2.action(touchUpOutside)")
    }

    private func butt2TouchCancel(_ sender: UIButton) {
        print("butt2.action(touchCancel)")
    }

    private func butt2ValueChanged(_ sender: UIButton) {
        print("butt2.action(valueChanged)")
    }

    private func butt2PrimaryActionTriggered(_ sender: UIButton) {
        print("butt2.action(primaryActionTriggered)")
    }

    private func butt2EditingDidBegin(_ sender: UIButton) {
        print("butt2.action(editingDidBegin)")
    }

    private func butt2EditingChanged(_ sender: UIButton) {
        print("butt2.action(editingChanged)")
    }

    private func butt2EditingDidEnd(_ sender: UIButton) {
        print("butt2.action(editingDidEnd)")
    }

    private func butt2EditingDidEndOnExit(_ sender: UIButton) {
        print("butt2.action(editingDidEndOnExit)")
    }

    private func slid3TouchDown(_ sender: UISlider) {
        print("slid3.action(touchDown)")
    }

    private func slid3TouchDownRepeat(_ sender: UISlider) {
        print("slid3.action(touchDownRepeat)")
    }

    private func slid3TouchDragInside(_ sender: UISlider) {
        print("slid3.action(touchDragInside)")
    }

    private func slid3TouchDragOutside(_ sender: UISlider) {
        print("slid3.action(touchDragOutside)")
    }

    private func slid3TouchDragEnter(_ sender: UISlider) {
        print("slid3.action(touchDragEnter)")
    }

    private func slid3TouchDragExit(_ sender: UISlider) {
        print("slid3.action(touchDragExit)")
    }

    private func slid3TouchUpInside(_ sender: UISlider) {
        print("slid3.action(touchUpInside)")
    }

    private func slid3TouchUpOutside(_ sender: UISlider) {
        print("slid3.action(touchUpOutside)")
    }

    private func slid3TouchCancel(_ sender: UISlider) {
        print("slid3.action(touchCancel)")
    }

    private func slid3ValueChanged(_ sender: UISlider) {
        print("slid3.action(valueChanged)")
    }

    private func slid3PrimaryActionTriggered(_ sender: UISlider) {
        print("slid3.action(primaryActionTriggered)")
    }

    private func slid3EditingDidBegin(_ sender: UISlider) {
        print("slid3.action(editingDidBegin)")
    }

    private func slid3EditingChanged(_ sender: UISlider) {
        print("slid3.action(editingChanged)")
    }

    private func slid3EditingDidEnd(_ sender: UISlider) {
        print("slid3.action(editingDidEnd)")
    }

    private func slid3EditingDidEndOnExit(_ sender: UISlider) {
        print("slid3.action(editingDidEndOnExit)")
    }

    private func swit4TouchDown(_ sender: UISwitch) {
        print("swit4.action(touchDown)")
    }

    private func swit4TouchDownRepeat(_ sender: UISwitch) {
        print("swit4.action(touchDownRepeat)")
    }

    private func swit4TouchDragInside(_ sender: UISwitch) {
        print("swit4.action(touchDragInside)")
    }

    private func swit4TouchDragOutside(_ sender: UISwitch) {
        print("swit4.action(touchDragOutside)")
    }

    private func swit4TouchDragEnter(_ sender: UISwitch) {
        print("swit4.action(touchDragEnter)")
    }

    private func swit4TouchDragExit(_ sender: UISwitch) {
        print("swit4.action(touchDragExit)")
    }

    private func swit4TouchUpInside(_ sender: UISwitch) {
        print("swit4.action(touchUpInside)")
    }

    private func swit4TouchUpOutside(_ sender: UISwitch) {
        print("swit4.action(touchUpOutside)")
    }

    private func swit4TouchCancel(_ sender: UISwitch) {
        print("swit4.action(touchCancel)")
    }

    private func swit4ValueChanged(_ sender: UISwitch) {
        print("swit4.action(valueChanged)")
    }

    private func swit4PrimaryActionTriggered(_ sender: UISwitch) {
        print("swit4.action(primaryActionTriggered)")
    }

    private func swit4EditingDidBegin(_ sender: UISwitch) {
        print("swit4.action(editingDidBegin)")
    }

    private func swit4EditingChanged(_ sender: UISwitch) {
        print("swit4.action(editingChanged)")
    }

    private func swit4EditingDidEnd(_ sender: UISwitch) {
        print("swit4.action(editingDidEnd)")
    }

    private func swit4EditingDidEndOnExit(_ sender: UISwitch) {
        print("swit4.action(editingDidEndOnExit)")
    }

    private func text5TouchDown(_ sender: UITextField) {
        print("text5.action(touchDown)")
    }

    private func text5TouchDownRepeat(_ sender: UITextField) {
        print("text5.action(touchDownRepeat)")
    }

    private func text5TouchDragInside(_ sender: UITextField) {
        print("text5.action(touchDragInside)")
    }

    private func text5TouchDragOutside(_ sender: UITextField) {
        print("text5.action(touchDragOutside)")
    }

    private func text5TouchDragEnter(_ sender: UITextField) {
        print("text5.action(touchDragEnter)")
    }

    private func text5TouchDragExit(_ sender: UITextField) {
        print("text5.action(touchDragExit)")
    }

    private func text5TouchUpInside(_ sender: UITextField) {
        print("text5.action(touchUpInside)")
    }

    private func text5TouchUpOutside(_ sender: UITextField) {
        print("text5.action(touchUpOutside)")
    }

    private func text5TouchCancel(_ sender: UITextField) {
        print("text5.action(touchCancel)")
    }

    private func text5ValueChanged(_ sender: UITextField) {
        print("text5.action(valueChanged)")
    }

    private func text5PrimaryActionTriggered(_ sender: UITextField) {
        print("text5.action(primaryActionTriggered)")
    }

    private func text5EditingDidBegin(_ sender: UITextField) {
        print("text5.action(editingDidBegin)")
    }

    private func text5EditingChanged(_ sender: UITextField) {
        print("text5.action(editingChanged)")
    }

    private func text5EditingDidEnd(_ sender: UITextField) {
        print("text5.action(editingDidEnd)")
    }

    private func text5EditingDidEndOnExit(_ sender: UITextField) {
        print("text5.action(editingDidEndOnExit)")
    }

    private func cont7TouchDown(_ sender: UIControl) {
        print("cont7.action(touchDown)")
    }

    private func cont7TouchDownRepeat(_ sender: UIControl) {
        print("cont7.action(touchDownRepeat)")
    }

    private func cont7TouchDragInside(_ sender: UIControl) {
        print("cont7.action(touchDragInside)")
    }

    private func cont7TouchDragOutside(_ sender: UIControl) {
        print("cont7.action(touchDragOutside)")
    }

    private func cont7TouchDragEnter(_ sender: UIControl) {
        print("cont7.action(touchDragEnter)")
    }

    private func cont7TouchDragExit(_ sender: UIControl) {
        print("cont7.action(touchDragExit)")
    }

    private func cont7TouchUpInside(_ sender: UIControl) {
        print("cont7.action(touchUpInside)")
    }

    private func cont7TouchUpOutside(_ sender: UIControl) {
        print("cont7.action(touchUpOutside)")
    }

    private func cont7TouchCancel(_ sender: UIControl) {
        print("cont7.action(touchCancel)")
    }

    private func cont7ValueChanged(_ sender: UIControl) {
        print("cont7.action(valueChanged)")
    }

    private func cont7PrimaryActionTriggered(_ sender: UIControl) {
        print("cont7.action(primaryActionTriggered)")
    }

    private func cont7EditingDidBegin(_ sender: UIControl) {
        print("cont7.action(editingDidBegin)")
    }

    private func cont7EditingChanged(_ sender: UIControl) {
        print("cont7.action(editingChanged)")
    }

    private func cont7EditingDidEnd(_ sender: UIControl) {
        print("cont7.action(editingDidEnd)")
    }

    private func cont7EditingDidEndOnExit(_ sender: UIControl) {
        print("cont7.action(editingDidEndOnExit)")
    }

    private func tapGesture0Action(_ sender: UITapGestureRecognizer) {
        print("tapGesture0.action(\(sender.stateName))")
    }

    private func longGesture1Action(_ sender: UILongPressGestureRecognizer) {
        print("longGesture1.action(\(sender.stateName))")
    }

    private func panGesture2Action(_ sender: UIPanGestureRecognizer) {
        print("panGesture2.action(\(sender.stateName))")
    }

    private func screGesture3Action(_ sender: UIScreenEdgePanGestureRecognizer) {
        print("screGesture3.action(\(sender.stateName))")
    }

    private func swipGesture4Action(_ sender: UISwipeGestureRecognizer) {
        print("swipGesture4.action(\(sender.stateName))")
    }

    private func pincGesture5Action(_ sender: UIPinchGestureRecognizer) {
        print("pincGesture5.action(\(sender.stateName))")
    }

    private func rotaGesture6Action(_ sender: UIRotationGestureRecognizer) {
        print("rotaGesture6.action(\(sender.stateName))")
    }

    private func hoveGesture7Action(_ sender: UIHoverGestureRecognizer) {
        print("hoveGesture7.action(\(sender.stateName))")
    }
}

private final class View0View: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("view0.touchesBegan")
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("view0.touchesMoved")
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("view0.touchesEnded")
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("view0.touchesCancelled")
        super.touchesCancelled(touches, with: event)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print("view0.hitTest")
        return super.hitTest(point, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        print("view0.pointInside")
        return super.point(inside: point, with: event)
    }
}

private final class Labe1Label: UILabel {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("labe1.touchesBegan")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("labe1.touchesMoved")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("labe1.touchesEnded")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("labe1.touchesCancelled")
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print("labe1.hitTest")
        return nil
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        print("labe1.pointInside")
        return bounds.insetBy(dx: -12, dy: -12).contains(point)
    }
}

private final class Butt2Button: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        print("butt2.pointInside")
        return bounds.insetBy(dx: 4.5, dy: 4.5).contains(point)
    }
}

private final class Swit4Switch: UISwitch {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("swit4.touchesBegan")
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("swit4.touchesMoved")
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("swit4.touchesEnded")
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("swit4.touchesCancelled")
        super.touchesCancelled(touches, with: event)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print("swit4.hitTest")
        return super.hitTest(point, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        print("swit4.pointInside")
        return super.point(inside: point, with: event)
    }
}

private final class Text5TextField: UITextField {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("text5.touchesBegan")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("text5.touchesMoved")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("text5.touchesEnded")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("text5.touchesCancelled")
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print("text5.hitTest")
        return nil
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        print("text5.pointInside")
        return bounds.insetBy(dx: -12, dy: -12).contains(point)
    }
}

private final class Scro6ScrollView: UIScrollView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        print("scro6.pointInside")
        return bounds.insetBy(dx: 4.5, dy: 4.5).contains(point)
    }
}

private final class LongGesture1Delegate: NSObject, UIGestureRecognizerDelegate {
    var required: [UIGestureRecognizer] = []

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        print("longGesture1Delegate.gestureRecognizerShouldBegin")
        return true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        print("longGesture1Delegate.shouldReceiveTouch")
        return touch.view === gestureRecognizer.view
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        print("longGesture1Delegate.shouldRecognizeSimultaneously")
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        print("longGesture1Delegate.shouldRequireFailure")
        return required.contains { $0 === otherGestureRecognizer }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        print("longGesture1Delegate.shouldBeRequiredToFail")
        return false
    }
}

private final class PanGesture2Delegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        print("panGesture2Delegate.gestureRecognizerShouldBegin")
        return false
    }
}

private final class ScreGesture3Delegate: NSObject, UIGestureRecognizerDelegate {
    var waiting: [UIGestureRecognizer] = []

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        print("screGesture3Delegate.shouldReceiveTouch")
        return false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        print("screGesture3Delegate.shouldBeRequiredToFail")
        return waiting.contains { $0 === otherGestureRecognizer }
    }
}

private final class PincGesture5Delegate: NSObject, UIGestureRecognizerDelegate {
    var required: [UIGestureRecognizer] = []

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        print("pincGesture5Delegate.gestureRecognizerShouldBegin")
        return true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        print("pincGesture5Delegate.shouldReceiveTouch")
        return touch.view === gestureRecognizer.view
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        print("pincGesture5Delegate.shouldRecognizeSimultaneously")
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        print("pincGesture5Delegate.shouldRequireFailure")
        return required.contains { $0 === otherGestureRecognizer }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        print("pincGesture5Delegate.shouldBeRequiredToFail")
        return false
    }
}

private final class RotaGesture6Delegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        print("rotaGesture6Delegate.gestureRecognizerShouldBegin")
        return false
    }
}

private final class HoveGesture7Delegate: NSObject, UIGestureRecognizerDelegate {
    var waiting: [UIGestureRecognizer] = []

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        print("hoveGesture7Delegate.shouldReceiveTouch")
        return false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        print("hoveGesture7Delegate.shouldBeRequiredToFail")
        return waiting.contains { $0 === otherGestureRecognizer }
    }
}

extension UIGestureRecognizer {
    fileprivate var stateName: String {
        switch state {
        case .began: return "began"
        case .changed: return "changed"
        case .ended: return "ended"
        case .cancelled: return "cancelled"
        case .failed: return "failed"
        default: return "possible"
        }
    }
}
