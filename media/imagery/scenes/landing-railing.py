"""An upstairs landing: a glass guard in a base shoe turns the corner above a living room; low sun through tall windows."""
from kit import backdrops, furniture, glass, plants, rooms, stage, textiles
from kit.materials import OAK, WALNUT, ceramic, metal, paint, plain, plaster, wood
from kit.shape import Shape

LOW, HIGH = -2.75, 2.62
EDGE, SIDE, END = 0.0, 1.25, 5.6
LEFT, RIGHT = -3.6, 3.05


def shell():
    warm = plaster((0.74, 0.685, 0.60), 0.05, 0.25)
    rooms.wall((LEFT, -3.4, LOW), 90, END + 3.4, HIGH - LOW, warm, [(4.3, 6.0, 0.75, 5.1), (6.7, 8.4, 0.75, 5.1)], 0.2)
    for y in (0.9, 3.3):
        rooms.window((LEFT, y, LOW + 0.75), 90, 1.7, 4.35, 2, 4, metal('black'), 0.04, 0.06, 0.03, sill=False)
    rooms.wall((RIGHT, END, LOW), -90, END + 3.4, HIGH - LOW, warm)
    rooms.wall((LEFT, END, LOW), 0, RIGHT - LEFT, HIGH - LOW, plaster((0.155, 0.215, 0.175), 0.10, 0.3))
    rooms.wall((RIGHT, -3.4, 0), 180, RIGHT - LEFT, HIGH, warm)
    rooms.slab((LEFT, RIGHT), (-3.4, END), (HIGH, HIGH + 0.1), paint((0.80, 0.775, 0.73), 0.8))
    rooms.plank_floor((LEFT, RIGHT), (EDGE, END), wood((0.40, 0.26, 0.145), 'y', 0.36), 'y', 0.16, z=LOW)
    rooms.baseboard((LEFT, END, LOW), 0, RIGHT - LEFT, paint((0.15, 0.205, 0.17), 0.4), 0.14)
    rooms.baseboard((RIGHT, END, 0), -90, END + 3.4, paint((0.76, 0.71, 0.63), 0.4), 0.13, gaps=[(0.95, 1.95)])


def landing():
    oak = wood(OAK, 'y', 0.34)
    rooms.plank_floor((LEFT, RIGHT), (-3.4, EDGE - 0.03), oak, 'y', 0.15, seed=4)
    rooms.plank_floor((SIDE + 0.03, RIGHT), (EDGE - 0.03, END), oak, 'y', 0.15, seed=6)
    white = plaster((0.78, 0.745, 0.68), 0.03, 0.15)
    edge = Shape('edge')
    edge.block((LEFT, RIGHT), (-3.4, EDGE), (-0.34, -0.013), white, 0.002)
    edge.block((SIDE, RIGHT), (EDGE, END), (-0.34, -0.0131), white, 0.002)
    nosing = wood(OAK, 'x', 0.36)
    edge.block((LEFT, SIDE + 0.03), (EDGE - 0.03, EDGE + 0.012), (-0.034, 0.0004), nosing, 0.003)
    edge.block((SIDE - 0.012, SIDE + 0.03), (EDGE + 0.012, END), (-0.034, 0.0004), wood(OAK, 'y', 0.36), 0.003)
    edge.done()


def guard():
    shoe, m = Shape('shoe'), metal('alu')
    y, x, z = EDGE - 0.075, SIDE + 0.075, 0.0008
    for s in (-1, 1):
        shoe.block((LEFT, x - s * 0.0325), (y + s * 0.0245 - 0.008, y + s * 0.0245 + 0.008), (z, 0.102), m, 0.0015)
        shoe.block((x + s * 0.0245 - 0.008, x + s * 0.0245 + 0.008), (y + (0.0165 if s < 0 else -0.0324), END), (z, 0.1018), m, 0.0015)
    gasket = plain((0.03, 0.03, 0.032), 0.7)
    shoe.block((LEFT, x), (y - 0.0164, y + 0.0164), (0.01, 0.098), gasket, 0.0005)
    shoe.block((x - 0.0164, x + 0.0164), (y, END), (0.01, 0.0981), gasket, 0.0005)
    shoe.done()
    high, thick = 1.0, 0.0135
    # as through a polarizing filter: the sunlit print across would stand in the panes like a white board
    calm = glass.thin_face('clear', 0.55)
    front = [LEFT + 0.01, -2.36, -1.16, 0.04, x - 0.008]
    for a, b in zip(front, front[1:]):
        glass.sheet_of_glass('front', b - a - 0.012, high, (a + 0.006, y, 0.07), thickness=thick, face=calm)
    run = [y + 0.008, 1.33, 2.73, 4.13, END - 0.01]
    for a, b in zip(run, run[1:]):
        glass.sheet_of_glass('run', b - a - 0.012, high, (x, a + 0.006, 0.07), (0, 0, 90), thickness=thick, face=calm)


def below():
    furniture.sofa((-1.55, END - 0.75, LOW), 2.3, 0, (0.50, 0.44, 0.36), 3)
    textiles.cushion((-2.25, END - 0.80, LOW + 0.68), (0.46, 0.46, 0.15), (0.50, 0.23, 0.10), (72, 8, 10))
    textiles.cushion((-0.85, END - 0.80, LOW + 0.68), (0.44, 0.44, 0.15), (0.68, 0.60, 0.48), (72, -8, -12))
    textiles.rug((-1.5, END - 1.95, LOW + 0.001), (2.9, 2.0), (0.42, 0.19, 0.10), (0.62, 0.54, 0.42), bands=((0.03, 0.04),))
    table = Shape('table')
    table.lathe([(0, 0.36), (0.42, 0.36), (0.43, 0.368), (0.43, 0.388), (0.42, 0.395), (0, 0.395)], wood(WALNUT, 'x'), segments=96)
    for x, y in ((0.22, 0.0), (-0.11, 0.19), (-0.11, -0.19)):
        table.tube([(x, y, 0.36), (x * 1.35, y * 1.35, 0)], [0.022, 0.015], wood(WALNUT, 'z'), 16)
    table.done((-1.5, END - 1.85, LOW + 0.012))
    furniture.book_stack((-1.6, END - 1.9, LOW + 0.408), 2, 3, turn=20)
    plants.vase((-1.35, END - 1.75, LOW + 0.408), 'round', ceramic((0.30, 0.36, 0.31), 0.5, 0.3), 0.8)
    furniture.floor_lamp((0.15, END - 0.6, LOW), 1.6, 14)
    furniture.picture((-2.35, END, -0.75), 1.10, 1.45, 0, WALNUT, 48)
    furniture.picture((-1.0, END, -0.75), 1.10, 1.45, 0, WALNUT, 49)
    plants.palm((-3.1, END - 0.55, LOW), 2.2, 12, ceramic((0.66, 0.60, 0.50), 0.7), pot_radius=0.2)
    for x, y, drop in ((-1.7, 2.75, 1.55), (-1.1, 3.2, 1.95), (-2.0, 3.55, 2.3)):
        furniture.pendant((x, y, HIGH), drop, 'globe', 7, (1, 0.76, 0.5), 2.2, 'brass', 0.15)


def upstairs():
    rooms.door((RIGHT, END - 1.04, 0), -90, 0.82, 2.06, paint((0.78, 0.74, 0.67), 0.4), 'brass')
    console = Shape('console')
    console.block((RIGHT - 0.36, RIGHT - 0.03), (1.35, 2.65), (0.74, 0.775), wood(WALNUT, 'y'), 0.003)
    console.block((RIGHT - 0.34, RIGHT - 0.04), (1.38, 2.62), (0.62, 0.739), wood(WALNUT, 'y'), 0.002)
    for y in (1.42, 2.58):
        for x in (RIGHT - 0.32, RIGHT - 0.07):
            console.rod((x, y, 0), (x, y, 0.63), 0.014, metal('brass'))
    for y in (1.70, 2.30):
        console.ball(0.012, metal('brass'), (RIGHT - 0.352, y, 0.68))
    console.done()
    plants.vase((RIGHT - 0.19, 1.62, 0.775), 'tall', ceramic((0.60, 0.42, 0.30), 0.7), 0.9)
    plants.branches((RIGHT - 0.19, 1.62, 1.09), 8, 6, 0.5, 0.22, 0.06, 0.022, (0.075, 0.13, 0.045))
    furniture.book_stack((RIGHT - 0.19, 2.28, 0.775), 3, 5, turn=84)
    furniture.picture((RIGHT, 2.40, 1.22), 0.80, 0.98, -90, OAK, 44)
    textiles.rug((2.2, 2.3, 0.001), (0.86, 4.2), (0.60, 0.52, 0.41), (0.13, 0.19, 0.155))
    rooms.outlet((RIGHT, 0.55, 0.33), -90)
    rooms.outlet((RIGHT, 3.32, 1.15), -90, 'switch')
    plants.olive_tree((2.62, -0.62, 0), 1.75, 12, ceramic((0.45, 0.40, 0.33), 0.8))


def build(_picture):
    stage.bounces(3, 4, 8, 24)
    shell()
    landing()
    guard()
    below()
    upstairs()
    # the lawn below the window, up to where the view hangs
    rooms.slab((-32, LEFT - 0.25), (-6, 24), (LOW - 0.1, LOW - 0.03), plain((0.26, 0.32, 0.14), 1.0))
    backdrops.hang(backdrops.park(seed=12), (-9.0, 16.5, 3.7), 27, 13, 24, 1.2)
    stage.sky((0.9, 0.95, 1.0), 1.4)
    stage.soft_light((LEFT + 0.15, 1.75, 0.1), (2, 1.9, -0.6), (1.6, 4.0), 90, (0.96, 0.98, 1.0))
    stage.soft_light((LEFT + 0.15, 4.15, 0.1), (2, 4.0, -0.6), (1.6, 4.0), 90, (0.96, 0.98, 1.0))
    stage.soft_light((-0.8, -3.2, 2.2), (0.4, 1, 0.2), (3.4, 0.8), 75, (1, 0.95, 0.88))
    stage.sun((0, 0, 0), (1.0, -0.20, -0.135), 9.0, 0.5, (1, 0.76, 0.50))
    stage.camera((-0.62, -2.75, 1.58), 8, 24, (0.0, -0.10))
