"""Steel-framed garden doors, one leaf open on a courtyard; whitewash, brick floor, noon shade outside."""
import numpy as np

from kit import backdrops, furniture, glass, plants, rooms, stage, textiles
from kit.materials import OAK, TEAK, brick, ceramic, metal, paint, plain, plaster, stone_tile, wood
from kit.materials import leaf as leaf_skin
from kit.shape import Shape

LEFT, RIGHT, HEAD = -1.55, 1.55, 2.36
LEAF = 0.775


def leaf(hinge, side, swing, fixed=False):
    """Four lites between slim bars; side 1 is hinged at its left edge."""
    steel = paint((0.016, 0.018, 0.018), 0.4)
    shape = Shape('leaf')
    low = 0.006

    def span(a, b):
        return (a, b) if side == 1 else (-b, -a)

    w = LEAF - 0.006
    for a, b in ((0.0, 0.042), (w - 0.042, w)):
        shape.block(span(a, b), (-0.02, 0.02), (low, HEAD - 0.05), steel, 0.002)
    rails = [(low, low + 0.16), (0.78, 0.80), (1.29, 1.31), (1.80, 1.82), (HEAD - 0.092, HEAD - 0.05)]
    for z in rails:
        shape.block(span(0.042, w - 0.042), (-0.018, 0.018), z, steel, 0.0015)
    for lower, upper in zip(rails, rails[1:]):
        a, b = span(0.045, w - 0.045)
        for y in (-0.006, 0.006):
            glass.pane(shape, b - a, upper[0] - lower[1] + 0.006, 0.004, glass.thin_face('clear'), glass.edge_face('clear'), (a, y, lower[1] - 0.003))
    if not fixed:
        m, x = metal('bronze'), (w - 0.021) * side
        for y in (-1, 1):
            shape.box((x, y * 0.0225, 1.06), (0.03, 0.005, 0.20), m, 0.001)
            shape.rod((x, y * 0.022, 1.08), (x, y * 0.062, 1.08), 0.008, m)
            shape.rod((x, y * 0.058, 1.08), (x - side * 0.11, y * 0.058, 1.08), 0.008, m)
    for z in (0.30, 1.18, 2.05):
        shape.rod((-0.004 * side, -0.024, z - 0.05), (-0.004 * side, -0.024, z + 0.05), 0.0085, steel)
    shape.done((hinge, 0.04, 0), (0, 0, swing))


def courtyard():
    rooms.floor((-5, 5), (0.16, 5.2), (0.205, 0.10), brick((0.26, 0.125, 0.085)), z=-0.02, gap=0.008, bond='running', joint=(0.34, 0.31, 0.27), tilt=0.004, recess=0.004)
    white = plaster((0.74, 0.70, 0.62), 0.07, 0.45)
    rooms.wall((-5, 5.2, -0.02), 0, 10, 2.5, white)
    rooms.wall((-3.4, 0.2, -0.02), 90, 5.0, 2.5, white)
    rooms.wall((3.4, 5.2, -0.02), -90, 5.0, 2.5, white)
    climber((0.7, 5.19, 0), 0, 2.3, 2.7, 5)
    climber((-3.3, 5.19, 0), 0, 1.9, 2.3, 8)
    cap = Shape('coping')
    cap.block((-5, 5), (5.10, 5.45), (2.48, 2.53), stone_tile((0.50, 0.42, 0.33), 0.1, 0.6), 0.006)
    cap.done()
    plants.olive_tree((-1.15, 3.7, -0.02), 3.0, 91, ceramic((0.45, 0.25, 0.16), 0.8), 0.95, 30)
    plants.rubber_plant((1.75, 4.2, -0.02), 1.6, 93, ceramic((0.45, 0.25, 0.16), 0.8), pot_radius=0.24)
    plants.palm((2.75, 2.6, -0.02), 1.9, 95, ceramic((0.62, 0.56, 0.47), 0.8), pot_radius=0.22)
    plants.rubber_plant((-2.75, 4.4, -0.02), 1.2, 97, ceramic((0.62, 0.56, 0.47), 0.8), pot_radius=0.20)
    furniture.lounge_chair((0.85, 2.9, -0.02), 24, TEAK, (0.72, 0.67, 0.57))
    table = Shape('bistro')
    table.lathe([(0, 0.70), (0.31, 0.70), (0.32, 0.708), (0.32, 0.722), (0, 0.726)], stone_tile((0.56, 0.52, 0.46), 0.1, 0.3), segments=72)
    table.rod((0, 0, 0.02), (0, 0, 0.70), 0.02, metal('black'))
    table.lathe([(0, 0), (0.22, 0), (0.22, 0.012), (0.03, 0.02)], metal('black'))
    table.done((0.05, 2.45, -0.02))
    plants.vase((0.0, 2.48, 0.706), 'jug', ceramic((0.78, 0.75, 0.68), 0.3), 0.7)
    furniture.mug((0.16, 2.36, 0.706), (0.45, 0.25, 0.16), 60)


def climber(at, turn, width, height, seed, colour=(0.055, 0.115, 0.035)):
    """A vine on a wall, out of a trough: stems that wander upwards, thick with leaves; origin at its foot's left."""
    rng = np.random.default_rng(seed)
    trough, clay = Shape('trough'), ceramic((0.45, 0.25, 0.16), 0.8)
    half = width * 0.22
    for a, b in ((-half, -half + 0.025), (half - 0.025, half)):
        trough.block((width * 0.5 + a, width * 0.5 + b), (-0.30, -0.02), (-0.02, 0.30), clay, 0.006)
    for a, b in ((-0.30, -0.275), (-0.045, -0.02)):
        trough.block((width * 0.5 - half, width * 0.5 + half), (a, b), (-0.02, 0.30), clay, 0.006)
    trough.block((width * 0.5 - half + 0.02, width * 0.5 + half - 0.02), (-0.28, -0.04), (0.0, 0.27), plain((0.035, 0.024, 0.016), 1.0), 0.004)
    trough.done(at, (0, 0, turn))
    shape, bark = Shape('climber'), plain((0.09, 0.065, 0.04), 0.9)
    for _ in range(26):
        x, high = rng.uniform(0.1, 0.9) * width, height * rng.uniform(0.45, 1.0)
        foot = width * 0.5 + (x - width * 0.5) * 0.42
        path = [(foot + (x - foot) * t**0.7 + rng.normal(0, 0.06) * t, -0.03 - rng.uniform(0.0, 0.07) * t - 0.12 * (1 - t) ** 4, 0.24 + (high - 0.24) * t) for t in np.linspace(0, 1, 6)]
        plants.leafy_stem(shape, path, leaf_skin(colour), bark, rng, int(30 * high), 0.075, 0.058, 0.005, 0.9, 0.12, 0.12, 0.5)
    shape.done(at, (0, 0, turn))


def build(_picture):
    stage.bounces(3, 4, 8, 24)
    wash = plaster((0.78, 0.74, 0.67), 0.05, 0.4)
    rooms.box_room((-3.2, 3.2), (-4.6, 0), 2.8, wash, openings={'back': [(3.2 + LEFT, 3.2 + RIGHT, 0.0, HEAD)]}, thickness=0.28)
    courtyard()
    frame, steel = Shape('frame'), paint((0.016, 0.018, 0.018), 0.4)
    for x in ((LEFT, LEFT + 0.045), (RIGHT - 0.045, RIGHT)):
        frame.block(x, (0.01, 0.07), (0, HEAD - 0.045), steel, 0.002)
    frame.block((LEFT, RIGHT), (0.01, 0.07), (HEAD - 0.045, HEAD), steel, 0.002)
    frame.block((LEFT, RIGHT), (0.0, 0.285), (-0.02, 0.004), stone_tile((0.50, 0.42, 0.33), 0.1, 0.5), 0.003)
    frame.done()
    leaf(LEFT + 0.048, 1, 0, True)
    leaf(RIGHT - 0.048, -1, 0, True)
    middle = LEFT + 0.048 + LEAF - 0.006
    leaf(middle + 0.002, 1, 0)
    leaf(-middle - 0.002, -1, 100)
    rooms.floor((-3.2, 3.2), (-4.6, 0), (0.40, 0.40), stone_tile((0.47, 0.30, 0.20), 0.12, 0.40, island=0.10), gap=0.006, joint=(0.52, 0.46, 0.38), tilt=0.0014, start=(0.1, 0.15))
    furniture.curtain((-2.30, 0, 0.02), 0.62, 2.52, (0.80, 0.76, 0.68), folds=7)
    furniture.curtain((1.72, 0, 0.02), 0.58, 2.52, (0.80, 0.76, 0.68), folds=7, seed=6)
    rail = Shape('rail')
    rail.rod((-2.45, -0.08, 2.555), (2.45, -0.08, 2.555), 0.012, metal('black'))
    for x in (-2.45, 2.45):
        rail.ball(0.022, metal('black'), (x, -0.08, 2.555))
        furniture.rail_bracket(rail, (x * 0.94, 0, 2.555), 'black')
    rail.done()
    chest = Shape('chest')
    chest.block((-3.15, -2.62), (-2.4, -1.1), (0.12, 0.82), wood(OAK, 'y', 0.42), 0.004)
    for y in (-2.32, -1.18):
        for x in (-3.1, -2.68):
            chest.box((x, y, 0.06), (0.05, 0.05, 0.12), wood(OAK, 'z'), 0.003)
    chest.done()
    plants.vase((-2.88, -1.35, 0.82), 'round', ceramic((0.45, 0.25, 0.16), 0.7, 0.3), 1.1)
    plants.branches((-2.88, -1.35, 1.035), 99, 7, 0.55, 0.28, 0.06, 0.022, (0.10, 0.14, 0.05))
    furniture.book_stack((-2.88, -2.0, 0.82), 3, 43, turn=80)
    furniture.dining_chair((2.35, -0.85, 0), -58, OAK, (0.60, 0.50, 0.36))
    textiles.rug((-0.2, -1.62, 0.0015), (2.2, 1.1), (0.44, 0.34, 0.21))
    rooms.outlet((2.55, 0, 0.33))
    stage.gradient_sky((0.85, 0.90, 0.98), (0.32, 0.50, 0.85), 1.1, low=0.0, high=0.8)
    backdrops.hang(backdrops.park(seed=21), (0, 13, 3.7), 30, 15, 0, 1.3)
    stage.soft_light((0.0, -0.02, 1.25), (0, -2.5, 0.4), (2.9, 2.2), 60, (0.95, 0.98, 1.0))
    stage.soft_light((0.8, -4.4, 2.2), (0, 0, 0.9), (3.4, 1.2), 60, (1, 0.95, 0.88))
    stage.sun((0, 0, 0), (0.60, -0.62, -0.78), 12.0, 0.55, (1, 0.88, 0.70))
    stage.camera((-0.45, -3.75, 1.42), 5, 27, (0.0, -0.05))
