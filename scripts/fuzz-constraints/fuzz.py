"""Solves random systems of constraints with LinearConstraints and with kiwisolver and compares the errors that are left in each priority.

`fuzz.py SOLVER COUNT SEED`. kiwisolver weighs three strengths 1 : 1000 : 1000000, so that few constraints with small factors stand in each: then
no exchange between them pays that a strict order would forbid. Values that are not determined may differ; errors may not.
"""

import random
import subprocess
import sys

import kiwisolver

PRIORITIES = [(1000, "required"), (750, "strong"), (500, "medium"), (250, "weak")]
TOLERANCE = 1e-4


def random_system(source):
    variables = source.randint(1, 12)
    room = {1000: source.randint(0, variables), 750: source.randint(0, 4), 500: source.randint(0, 4), 250: source.randint(0, 6)}
    constraints = []
    for priority, count in room.items():
        for _ in range(count):
            terms = {source.randrange(variables): 1.0}
            for _ in range(source.choice([0, 0, 1, 1, 1, 2])):
                terms[source.randrange(variables)] = source.choice([1.0, -1.0, -1.0, -1.0, 0.5, -0.5, 2.0])
            relation = source.choice(["==", "<=", ">="])
            constraints.append((relation, priority, float(source.randint(-60, 60)), terms))
    source.shuffle(constraints)
    return variables, constraints


def text(system):
    variables, constraints = system
    lines = [f"system {variables}"]
    for relation, priority, constant, terms in constraints:
        lines.append(" ".join([relation, str(priority), repr(constant)] + [f"{v} {f!r}" for v, f in terms.items()]))
    return "\n".join(lines + ["solve"])


def kiwi(system):
    count, constraints = system
    variables = [kiwisolver.Variable(f"v{index}") for index in range(count)]
    strengths = dict(PRIORITIES)
    made = []
    for relation, priority, constant, terms in constraints:
        expression = constant + sum(factor * variables[v] for v, factor in terms.items())
        bound = expression == 0 if relation == "==" else expression <= 0 if relation == "<=" else expression >= 0
        made.append(bound | strengths[priority])
    # Required ones first: they win whenever they are added, and kiwisolver refuses what contradicts.
    order = sorted(range(len(constraints)), key=lambda index: -constraints[index][1])
    solver, accepted, broken = kiwisolver.Solver(), [], []
    for index in order:
        try:
            solver.addConstraint(made[index])
            accepted.append(index)
        except kiwisolver.UnsatisfiableConstraint:
            broken.append(index)
            # A refusal leaves traces in the solver.
            solver = kiwisolver.Solver()
            for known in accepted:
                solver.addConstraint(made[known])
    solver.updateVariables()
    return [variable.value() for variable in variables], broken


def errors(system, values, broken):
    sums = {priority: 0.0 for priority, _ in PRIORITIES}
    for index, (relation, priority, constant, terms) in enumerate(system[1]):
        if index in broken:
            continue
        value = constant + sum(factor * values[v] for v, factor in terms.items())
        sums[priority] += abs(value) if relation == "==" else max(0, value if relation == "<=" else -value)
    return [sums[priority] for priority, _ in PRIORITIES]


def first_difference(ours, theirs):
    return next((a - b for a, b in zip(ours, theirs) if abs(a - b) > TOLERANCE), 0)


def main(solver, count, seed):
    source = random.Random(seed)
    systems = [random_system(source) for _ in range(count)]
    run = subprocess.run([solver], input="\n".join(map(text, systems)), text=True, check=True, capture_output=True)
    worse, better, breaks, contradictory = 0, 0, 0, 0
    for number, (system, line) in enumerate(zip(systems, run.stdout.splitlines(), strict=True)):
        values, broken = ([part for part in half.split()] for half in line.split("|"))
        values, broken = [float(value) for value in values], [int(index) for index in broken]
        expected, refused = kiwi(system)
        contradictory += bool(refused)
        difference = first_difference(errors(system, values, broken), errors(system, expected, refused))
        if broken != sorted(refused):
            breaks += 1
        elif difference > 0:
            worse += 1
        elif difference < 0:
            better += 1
        else:
            continue
        print(f"system {number}: {errors(system, values, broken)} breaking {broken}, kiwisolver {errors(system, expected, refused)} breaking {refused}")
        print(text(system))
    constraints = sum(len(system[1]) for system in systems)
    print(
        f"{count} systems, {constraints} constraints, seed {seed}; {contradictory} with required constraints that contradict one another. "
        f"Other constraints broken: {breaks}; errors larger: {worse}; smaller: {better}."
    )
    return 1 if breaks or worse or better else 0


sys.exit(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
