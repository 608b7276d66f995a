import EventTrace

extension World {
    /// The worlds with one thing less, in any of its parts.
    func reductions(in family: WorldFamily) -> [World] {
        withoutViews + withoutRecognizers(family) + withSimplerParts(family)
    }

    private var withoutViews: [World] {
        var found: [World] = []
        if views.count > 1 { for place in views.indices { if let world = without(view: place) { found.append(world) } } }
        for place in bystanders.indices {
            for number in bystanders[place].indices {
                found.append(
                    with { world in
                        let gone = world.bystanders[place].remove(at: number)
                        world.bystanders[place] += gone.children
                    })
            }
        }
        return found
    }

    /// The world without this view; its recognizers go with it, the views in it move up. Nil if the change is about this view.
    private func without(view place: Int) -> World? {
        var world = self
        world.removeRecognizers { $0.view == place }
        for index in world.recognizers.indices where world.recognizers[index].view > place { world.recognizers[index].view -= 1 }
        func moved(_ changed: Int) -> Int? { changed == place ? nil : changed > place ? changed - 1 : changed }
        switch world.change {
        case .removesView(let changed):
            guard let changed = moved(changed) else { return nil }
            world.change = .removesView(changed)
        case .disablesView(let changed):
            guard let changed = moved(changed) else { return nil }
            world.change = .disablesView(changed)
        case .hidesView(let changed):
            guard let changed = moved(changed) else { return nil }
            world.change = .hidesView(changed)
        case .nothing, .disablesRecognizer, .alert: break
        }
        let orphans = world.bystanders.remove(at: place)
        world.views.remove(at: place)
        world.bystanders[min(place, world.views.count - 1)] += orphans
        return world.renumbered
    }

    /// The world with its recognizers numbered as the family does.
    private var renumbered: World {
        with { world in
            world.recognizers = recognizers.enumerated().map { World.Recognizer(view: $1.view, option: $1.option, number: $0 + 1) }
        }
    }

    private func withoutRecognizers(_ family: WorldFamily) -> [World] {
        var found: [World] = []
        for place in recognizers.indices {
            var world = self
            if case .disablesRecognizer(let changed) = change {
                world.change = changed == place ? .nothing : .disablesRecognizer(0)
            }
            world.recognizers.remove(at: place)
            world.requirement = .none
            found.append(world.renumbered)
            for option in family.recognizers where option.distance < recognizers[place].option.distance {
                found.append(with { $0.recognizers[place].option = option })
            }
        }
        return found
    }

    private func withSimplerParts(_ family: WorldFamily) -> [World] {
        var found: [World] = []
        if change != .nothing { found.append(with { $0.change = .nothing }) }
        if requirement != .none { found.append(with { $0.requirement = .none }) }
        for place in views.indices {
            for simpler in family.views.prefix(family.views.firstIndex(of: views[place]) ?? 0) {
                found.append(with { $0.views[place] = simpler })
            }
        }
        for place in recognizers.indices {
            let own = family.recognizers.firstIndex(of: recognizers[place].option) ?? 0
            for simpler in family.recognizers.prefix(own) where simpler.distance <= recognizers[place].option.distance {
                found.append(with { $0.recognizers[place].option = simpler })
            }
            // On a view further out, if the order of recognizers stays.
            let outer = place == 0 ? 0 : recognizers[place - 1].view
            if recognizers[place].view > outer { found.append(with { $0.recognizers[place].view -= 1 }) }
        }
        for simpler in family.gestures.prefix(family.gestures.firstIndex(of: gesture) ?? 0) { found.append(with { $0.gesture = simpler }) }
        for newer in family.versions.prefix(family.versions.firstIndex(of: systemVersion) ?? 0) {
            found.append(with { $0.systemVersion = newer })
        }
        return found
    }
}

extension Law {
    /// A counterexample from which nothing can be left out: every world of the family with one thing less fulfils the law.
    package func shrunk(_ counterexample: Counterexample) -> Counterexample {
        var current = counterexample
        while let smaller = reductions(of: current).first(where: { judgement(of: $0.world).isFailure }) { current = smaller }
        return current
    }

    /// Smaller worlds of the family with one thing less, the smallest first.
    private func reductions(of counterexample: Counterexample) -> [Counterexample] {
        counterexample.world.reductions(in: family).compactMap { world in
            family.number(of: world).map { Counterexample(world, number: $0, in: family) }
        }.filter { $0.weight < counterexample.weight }.sorted(by: Counterexample.isSmaller)
    }
}
