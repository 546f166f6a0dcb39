"""A round glass top on an oak pedestal, four chairs, terracotta limewash, afternoon sun."""
import math

from kit import furniture, glass, plants, rooms, stage, textiles
from kit.materials import ASH, OAK, WALNUT, ceramic, metal, paint, plaster, wood
from kit.shape import Shape


def shell():
    clay = plaster((0.50, 0.265, 0.175), 0.10, 0.35)
    cream = plaster((0.74, 0.68, 0.59), 0.04, 0.2)
    rooms.wall((-3.1, 0, 0), 0, 6.2, 2.75, clay)
    side = rooms.wall((3.1, 0, 0), -90, 5.8, 2.75, cream)
    left = rooms.wall((-3.1, -5.8, 0), 90, 5.8, 2.75, cream)
    behind = rooms.wall((3.1, -5.8, 0), 180, 6.2, 2.75, cream)
    lid = rooms.slab((-3.1, 3.1), (-5.8, 0), (2.75, 2.85), paint((0.78, 0.75, 0.70), 0.8))
    rooms.plank_floor((-3.1, 3.1), (-5.8, 0), wood(ASH, 'x', 0.36), 'x', 0.18)
    rooms.baseboard((-3.1, 0, 0), 0, 6.2, paint((0.47, 0.25, 0.17), 0.4), 0.13)
    rooms.outlet((1.95, 0, 0.32), colour=(0.72, 0.66, 0.58))
    return side, left, behind, lid


def table(x, y):
    foot = Shape('pedestal')
    upright = wood(OAK, 'z')
    for k in range(3):
        a = math.radians(90 + 120 * k)
        c, s = math.cos(a), math.sin(a)
        path = [(c * 0.36, s * 0.36, 0.015), (c * 0.20, s * 0.20, 0.06), (c * 0.075, s * 0.075, 0.34), (c * 0.12, s * 0.12, 0.60), (c * 0.34, s * 0.34, 0.712)]
        foot.tube(path, [0.034, 0.04, 0.042, 0.038, 0.030], upright, 22, bend=10)
        foot.lathe([(0.018, 0), (0.018, 0.006), (0.010, 0.010)], metal('brass'), (c * 0.34, s * 0.34, 0.732), segments=24)
    foot.done((x, y, 0))
    top = Shape('table top')
    outline = [(0.66 * math.cos(2 * math.pi * k / 128), 0.66 * math.sin(2 * math.pi * k / 128)) for k in range(128)]
    glass.shaped_pane(top, outline, 0.0127, glass.thin_face('clear'), glass.edge_face('clear'), 0.002)
    top.done((x, y, 0.742))
    return 0.7547


def build(_picture):
    stage.bounces(2, 4, 8, 24)
    walls = shell()
    x, y = 0.15, -1.75
    top = table(x, y)
    for turn in (28, 118, 205, 300):
        a = math.radians(turn)
        furniture.dining_chair((x - math.sin(a) * 0.84, y + math.cos(a) * 0.84, 0), turn, OAK, (0.66, 0.60, 0.50))
    furniture.fruit_bowl((x + 0.20, y - 0.12, top), 4, (0.62, 0.14, 0.045))
    plants.vase((x - 0.10, y + 0.16, top), 'tall', ceramic((0.70, 0.66, 0.58), 0.5, 0.4), 0.8)
    plants.branches((x - 0.10, y + 0.16, top + 0.27), 4, 7, 0.52, 0.30, 0.062, 0.020, (0.085, 0.13, 0.05))
    board = Shape('board')
    board.pillow((0, 0, 0.009), (0.30, 0.19, 0.018), wood(OAK, 'x', 0.45), 0.006)
    board.done((x - 0.30, y - 0.20, top), (0, 0, 20))
    furniture.mug((x - 0.36, y - 0.20, top + 0.018), (0.30, 0.36, 0.31), 200)
    furniture.mug((x - 0.25, y - 0.17, top + 0.018), (0.70, 0.66, 0.58), 330)
    pendant = furniture.pendant((x, y, 2.75), 0.95, 'shade', 4, (1, 0.8, 0.6), 2.0, 'black', 0.24, lit=False)
    pendant.visible_shadow = False  # its shadow, cut by the window's, would be read as a hand on the wall
    board = Shape('sideboard')
    board.block((-2.75, -1.10), (-0.46, -0.03), (0.18, 0.78), wood(WALNUT, 'x'), 0.004)
    for k in range(3):
        board.block((-2.74 + k * 0.55, -2.21 + k * 0.55), (-0.482, -0.4605), (0.19, 0.77), wood(WALNUT, 'x'), 0.002)
        board.rod((-2.27 + k * 0.55, -0.495, 0.44), (-2.27 + k * 0.55, -0.495, 0.56), 0.006, metal('brass'))
    for px in (-2.68, -1.17):
        for py in (-0.42, -0.08):
            board.rod((px, py, 0), (px, py, 0.18), 0.015, metal('brass'))
    board.done()
    furniture.picture((-2.40, 0, 1.12), 0.95, 0.95, seed=12)
    plants.vase((-1.32, -0.22, 0.78), 'bottle', ceramic((0.16, 0.24, 0.20), 0.4), 1.1)
    furniture.book_stack((-2.50, -0.22, 0.78), 3, 12, turn=8)
    plants.vase((-2.12, -0.20, 0.78), 'round', ceramic((0.72, 0.66, 0.56), 0.6, 0.4), 0.9)
    plants.rubber_plant((2.35, -0.62, 0), 1.85, 6, None, 4, (0.055, 0.12, 0.04), 0.26, 0.14, 0.19)
    textiles.rug((x, y, 0.0005), (2.9, 2.2), (0.46, 0.33, 0.24), (0.62, 0.54, 0.43), bands=((0.03, 0.04),))
    stage.sky((0.9, 0.95, 1.0), 1.2)
    stage.soft_light((-2.95, -3.1, 1.5), (0.5, -1, 0.9), (1.8, 1.9), 95, (0.95, 0.98, 1.0))
    stage.soft_light((1.0, -5.5, 2.2), (0, 0, 1.0), (3.6, 1.4), 80, (1, 0.94, 0.86))
    stage.sun_through_window((-0.7, 1.75), (-0.25, 2.0), 0.09, (3, 3), 0.055, (0.8, 1.0, -0.55), 3.3, 9, 0.55, walls=walls)
    stage.camera((0.1, -4.9, 1.42), 0, 30, (0.0, -0.075))
