"""Lobby entrance: a pair of frameless doors with brushed rails between sidelites, street trees outside, stone inside."""
import math

from kit import furniture, glass, plants, rooms, stage
from kit.materials import OAK, ceramic, concrete, fabric, metal, paint, plain, plaster, rubber, stone_tile, wood
from kit.shape import Shape

TOP, HEAD = 3.05, 2.42
JOINTS = [-2.62, -1.02, 0.0, 1.02, 2.62]


def door(hinge, side, swing):
    """A 12 mm leaf with 100 mm rails, on a floor closer; side 1 opens from its left edge."""
    width = 1.0
    leaf, m = Shape('leaf'), metal('steel')
    x0 = 0.006 if side == 1 else -width - 0.006
    glass.pane(leaf, width, HEAD - 0.03, 0.0127, glass.thin_face('clear'), glass.edge_face('clear'), (x0, 0, 0))
    for z in (0.05, HEAD - 0.08):
        leaf.box((x0 + width / 2, 0, z), (width, 0.040, 0.10), m, 0.002)
    lock = x0 + (width - 0.09 if side == 1 else 0.09)
    leaf.lathe([(0.014, 0.0205), (0.014, 0.0225), (0.004, 0.0225), (0, 0.0215)], m, (lock, 0, 0.05), (90, 0, 0), 32)
    leaf.done((hinge, 0.05, 0.012), (0, 0, swing))
    a = math.radians(swing)
    reach = (width - 0.07) * side
    glass.pull_handle((hinge + reach * math.cos(a), 0.05 + reach * math.sin(a), 1.12), 'steel', 1.10, 0.055, 0.0155, swing)
    closer = Shape('closer plate')
    closer.box((hinge + 0.10 * side, 0.05, 0.0015), (0.30, 0.11, 0.003), m, 0.001)
    closer.done()


def front():
    for a, b in ((JOINTS[0], JOINTS[1]), (JOINTS[3], JOINTS[4])):
        glass.sheet_of_glass('sidelite', b - a - 0.006, TOP - 0.02, (a + 0.003, 0.044, 0.02), thickness=0.0127)
        glass.channel((a, 0.05, 0.018), (b, 0.05, 0.018), 'steel', 0.04, 0.04)
    glass.sheet_of_glass('transom', JOINTS[3] - JOINTS[1] - 0.006, TOP - HEAD - 0.03, (JOINTS[1] + 0.003, 0.044, HEAD + 0.012), thickness=0.0127)
    patch = Shape('header')
    patch.box(((JOINTS[1] + JOINTS[3]) / 2, 0.05, HEAD + 0.004), (JOINTS[3] - JOINTS[1], 0.05, 0.05), metal('steel'), 0.002)
    for x in (JOINTS[1], JOINTS[3]):
        patch.box((x, 0.05, TOP / 2), (0.034, 0.05, TOP), metal('steel'), 0.002)
    patch.done()
    glass.channel((JOINTS[0], 0.05, TOP), (JOINTS[4], 0.05, TOP), 'steel', 0.05, 0.06)
    door(JOINTS[1], 1, 0)
    door(JOINTS[3], -1, -28)
    hours = Shape('hours')
    for k in range(5):
        hours.box((1.62, 0.0425, 1.46 - k * 0.035), (0.16 - 0.03 * (k % 2), 0.0004, 0.010), plain((0.82, 0.82, 0.80), 0.8), 0.0001)
    hours.box((1.62, 0.0425, 1.56), (0.20, 0.0004, 0.024), plain((0.82, 0.82, 0.80), 0.8), 0.0001)
    hours.done()


def inside():
    stone = stone_tile((0.50, 0.47, 0.42), 0.10, 0.28, 1.6, 0.04)
    rooms.floor((-4.0, 4.0), (-6.0, -0.06), (1.2, 0.6), stone, bond='running', gap=0.0025, start=(0.3, 0.2))
    rooms.wall((-4.0, 0, 0), 0, 4.0 + JOINTS[0], 3.4, plaster((0.72, 0.68, 0.61), 0.04, 0.2), thickness=0.25)
    rooms.wall((JOINTS[4], 0, 0), 0, 4.0 - JOINTS[4], 3.4, plaster((0.72, 0.68, 0.61), 0.04, 0.2), thickness=0.25)
    rooms.slab((JOINTS[0], JOINTS[4]), (0.0, 0.25), (TOP + 0.026, 3.4), plaster((0.72, 0.68, 0.61), 0.04, 0.2))
    rooms.wall((4.0, 0, 0), -90, 6.0, 3.4, plaster((0.72, 0.68, 0.61), 0.04, 0.2))
    rooms.slats((-4.0, -6.0, 0), 90, 6.0, 3.4, wood(OAK, 'z', 0.42), 0.07)
    rooms.wall((-4.0, -6.0, 0), 90, 6.0, 3.4, plaster((0.2, 0.18, 0.16)))
    rooms.wall((4.0, -6.0, 0), 180, 8.0, 3.4, plaster((0.60, 0.57, 0.52), 0.04, 0.2))
    rooms.slab((-4.0, 4.0), (-6.0, 0.25), (3.4, 3.5), paint((0.78, 0.76, 0.72), 0.8))
    mat = Shape('mat')
    mat.block((-1.0, 1.0), (-1.55, -0.20), (-0.004, 0.006), rubber((0.05, 0.05, 0.052), 0.35), 0.001)
    for x in ((-1.012, -1.0), (1.0, 1.012)):
        mat.block(x, (-1.562, -0.188), (-0.004, 0.007), metal('steel'), 0.0008)
    for y in ((-1.562, -1.55), (-0.20, -0.188)):
        mat.block((-1.0, 1.0), y, (-0.004, 0.007), metal('steel'), 0.0008)
    mat.done()
    bench = Shape('bench')
    bench.box((-3.1, -1.9, 0.40), (0.55, 1.9, 0.10), fabric((0.11, 0.19, 0.165), 800, 0.2, 0.4), 0.025)
    for y in (-2.6, -1.2):
        bench.box((-3.1, y, 0.175), (0.42, 0.06, 0.35), wood(OAK, 'x'), 0.003)
    bench.done()
    plants.palm((3.15, -0.75, 0), 2.1, 23, ceramic((0.20, 0.20, 0.19), 0.6), pot_radius=0.24)
    plants.rubber_plant((-3.42, -0.62, 0), 1.8, 29, ceramic((0.62, 0.58, 0.51), 0.7), pot_radius=0.21)
    furniture.book_stack((-3.08, -2.25, 0.45), 2, 31, (0.27, 0.20), 70)
    for x in (-2.0, 0.0, 2.0):
        rooms.downlight((x, -1.3, 3.399), 0.06, 7.0, (1, 0.90, 0.76))
    rooms.outlet((3.35, 0, 0.33))


def outside():
    walk = concrete((0.34, 0.32, 0.30), 0.7)
    rooms.floor((-9, 9), (-0.06, 3.6), (1.5, 1.5), walk, z=-0.012, gap=0.008, start=(0.4, 0.1), tilt=0.0003, recess=0.003)
    rooms.slab((-9, 9), (3.6, 3.78), (-0.2, -0.005), concrete((0.52, 0.50, 0.46), 0.8))
    rooms.slab((-30, 30), (3.78, 14), (-0.3, -0.15), concrete((0.15, 0.15, 0.155), 0.8))
    for x, seed in ((-1.95, 51), (2.55, 55)):
        plants.olive_tree((x, 2.0, -0.012), 2.6, seed, ceramic((0.26, 0.26, 0.25), 0.7), 0.75, 26)
    lamp_post = Shape('bollard')
    for x in (-3.6, -0.4, 4.2):
        lamp_post.lathe([(0, 0), (0.055, 0), (0.055, 0.85), (0.045, 0.90), (0, 0.91)], metal('bronze'), (x, 3.1, -0.012), segments=40)
    lamp_post.done()
    facade, render = Shape('across the street'), plaster((0.50, 0.36, 0.26), 0.10, 0.3)
    stone, dark = concrete((0.56, 0.53, 0.47), 0.8), plain((0.035, 0.045, 0.055), 0.08, 0.6)
    facade.block((-30, 30), (15.0, 15.4), (-0.3, 9.5), render, 0.01)
    facade.block((-30, 30), (14.90, 15.0), (3.55, 3.85), stone, 0.01)
    facade.block((-30, 30), (14.94, 15.0), (-0.3, 0.35), stone, 0.01)
    for k in range(-9, 10):
        for low, high, half in ((0.7, 3.1, 1.0), (4.6, 6.6, 0.6), (7.5, 9.2, 0.6)):
            x = 2.7 * k + 0.6
            facade.block((x - half - 0.09, x + half + 0.09), (14.93, 15.0), (low - 0.12, high + 0.18), stone, 0.01)
            facade.block((x - half, x + half), (14.925, 14.94), (low, high), dark, 0.001)
            for m in (-half / 3, half / 3):
                facade.block((x + m - 0.025, x + m + 0.025), (14.905, 14.93), (low, high), stone, 0.004)
    facade.done()


def build(_picture):
    stage.bounces(2, 4, 8, 24)
    front()
    inside()
    outside()
    stage.sky((0.72, 0.84, 1.0), 1.0, True)
    stage.soft_light((0, 0.9, 2.2), (0, -3.0, 0.4), (5.2, 2.4), 120, (0.95, 0.98, 1.0))
    stage.soft_light((0, -5.6, 3.0), (0, -1, 0.5), (5.0, 1.4), 120, (1, 0.94, 0.86))
    stage.soft_light((0, -2.6, 3.35), (0, -2.6, 0), (4.5, 2.5), 70, (1, 0.94, 0.86))
    stage.sun((0, 0, 0), (0.55, -0.85, -0.62), 4.6, 0.55, (1, 0.88, 0.70))
    stage.camera((-0.85, -4.75, 1.52), 9, 26, (0.0, 0.02))
