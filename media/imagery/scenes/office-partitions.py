"""Frameless office fronts in black channels, a meeting room behind them, morning light."""
import math

from kit import backdrops, furniture, glass, plants, rooms, stage
from kit.materials import OAK, WALNUT, fabric, metal, paint, plain, plaster, wood
from kit.shape import Shape

TOP = 2.62


def shell():
    white = plaster((0.78, 0.735, 0.665), 0.03, 0.15)
    rooms.wall((-3.9, 0.04, 0), 0, 0.9, 3.0, white, thickness=0.06)
    green = plaster((0.030, 0.095, 0.078), 0.12, 0.25)
    rooms.wall((-3.9, 4.1, 0), 0, 7.8, 3.0, white, [(1.5, 5.6, 0.55, 2.5)], 0.25)
    rooms.window((-2.4, 4.1, 0.55), 0, 4.1, 1.95, 3, 1, metal('black'), 0.05, 0.08, 0.05)
    rooms.wall((-3.0, 0.05, 0), 90, 4.05, 3.0, green)
    rooms.wall((3.9, 4.1, 0), -90, 9.2, 3.0, white)
    rooms.wall((-3.9, -5.1, 0), 90, 5.15, 3.0, white)
    rooms.wall((3.9, -5.1, 0), 180, 7.8, 3.0, white)
    rooms.slab((-4, 4), (-5.1, 4.2), (3.0, 3.1), paint((0.76, 0.75, 0.72), 0.8))
    rooms.plank_floor((-3.9, 3.9), (-5.1, 0.0), wood((0.44, 0.29, 0.165), 'x', 0.36), 'x', 0.19, 2.2)
    carpet = Shape('carpet')
    carpet.block((-3.9, 3.9), (0.0, 4.1), (-0.02, 0.004), fabric((0.235, 0.205, 0.165), 500, 0.2, 0.9), 0.001)
    carpet.done()
    rooms.slab((-3.0, 3.9), (-0.02, 0.12), (TOP + 0.02, 3.0), white)


def fronts():
    joints = [-2.98, -1.78, -0.62, 0.34, 1.44, 2.60, 3.88]
    frame = Shape('door frame')
    for x in (joints[2], joints[3]):
        frame.block((x - 0.015, x + 0.015), (0.035, 0.065), (0, TOP), metal('black'), 0.001)
    frame.done()
    for i, (a, b) in enumerate(zip(joints, joints[1:])):
        if i == 2:
            leaf = Shape('door leaf')
            glass.pane(leaf, b - a - 0.012, 2.30, 0.010, glass.thin_face('clear'), glass.edge_face('clear'))
            m = metal('black')
            for z in (0.0, 2.245):
                leaf.box(((b - a - 0.012) / 2, 0, z + 0.028), (b - a - 0.014, 0.026, 0.056), m, 0.002)
            for x in (0.0, b - a - 0.012 - 0.034):
                leaf.block((x, x + 0.034), (-0.0131, 0.0131), (0.0, 2.301), m, 0.002)
            leaf.quad([(0.034, -0.0056, 1.022), (b - a - 0.046, -0.0056, 1.022), (b - a - 0.046, -0.0056, 1.262), (0.034, -0.0056, 1.262)], glass.soft_face(0.3))
            leaf.done((a + 0.006, 0.05, 0.008), (0, 0, 24))
            r = math.radians(24)
            reach = b - a - 0.09
            glass.pull_handle((a + 0.006 + reach * math.cos(r), 0.05 + reach * math.sin(r), 1.10), 'black', 0.9, 0.05, 0.0125, 24)
            glass.sheet_of_glass('over door', b - a - 0.004, TOP - 2.345, (a + 0.002, 0.05, 2.34))
            glass.channel((a, 0.05, 2.325), (b, 0.05, 2.325), 'black', 0.03, 0.03)
            continue
        glass.sheet_of_glass('front', b - a - 0.003, TOP - 0.03, (a + 0.0015, 0.05, 0.02))
    glass.channel((-3.0, 0.05, TOP), (3.9, 0.05, TOP), 'black', 0.036, 0.05)
    glass.channel((-3.0, 0.05, 0.018), (-0.62, 0.05, 0.018), 'black', 0.036, 0.036)
    glass.channel((0.34, 0.05, 0.018), (3.9, 0.05, 0.018), 'black', 0.036, 0.036)
    glass.channel((-2.985, 0.05, 0.0), (-2.985, 0.05, TOP), 'black', 0.03, 0.03)
    soft = glass.soft_face(0.3)
    band = Shape('etched band')
    for i, (a, b) in enumerate(zip(joints, joints[1:])):
        if i != 2:
            band.quad([(a + 0.004, 0.0445, 1.03), (b - 0.004, 0.0445, 1.03), (b - 0.004, 0.0445, 1.27), (a + 0.004, 0.0445, 1.27)], soft)
    band.done()


def meeting_room():
    table = Shape('table')
    table.box((0.75, 2.05, 0.735), (2.9, 1.15, 0.03), wood(OAK, 'x'), 0.004)
    for x in (-0.25, 1.75):
        table.box((x, 2.05, 0.36), (0.06, 0.75, 0.71), metal('black'), 0.003)
    table.done()
    for x in (-0.15, 0.75, 1.65):
        furniture.shell_chair((x, 1.33, 0.004), 180 + (x * 9), (0.46, 0.42, 0.35))
        furniture.shell_chair((x + 0.05, 2.80, 0.004), x * 7, (0.46, 0.42, 0.35))
    furniture.laptop((0.1, 1.75, 0.75), 184)
    furniture.laptop((1.55, 2.36, 0.75), 8)
    paper = Shape('papers')
    for k, (x, y, turn) in enumerate(((0.85, 1.75, 8), (0.92, 1.79, -6), (1.75, 1.72, 12), (-0.2, 2.3, 4))):
        paper.box((x, y, 0.7508 + 0.0007 * k), (0.21, 0.297, 0.0006), plain((0.80, 0.79, 0.75), 0.9), 0.0001, (0, 0, turn))
    paper.done()
    furniture.mug((1.28, 2.42, 0.75), (0.10, 0.18, 0.155), 70)
    furniture.picture((2.35, 4.1, 1.0), 1.0, 1.2, seed=71)
    furniture.mug((0.62, 1.80, 0.75))
    furniture.book_stack((1.35, 2.05, 0.75), 2, 3, turn=14)
    for x in (0.0, 0.75, 1.5):
        furniture.pendant((x, 2.05, 3.0), 0.95, 'shade', 12, (1, 0.78, 0.54), 3.0, 'black', 0.17)
    board = Shape('sideboard')
    board.block((-2.98, -2.55), (1.0, 3.4), (0.10, 0.72), wood(WALNUT, 'y'), 0.004)
    board.block((-2.96, -2.60), (1.03, 3.37), (0.004, 0.10), metal('black'), 0.002)
    board.block((-2.552, -2.548), (1.004, 3.396), (0.105, 0.70), plain((0.012, 0.008, 0.005), 0.8), 0.0002)
    for k in range(4):
        board.block((-2.546, -2.528), (1.008 + k * 0.598, 1.596 + k * 0.598), (0.112, 0.675), wood(WALNUT, 'z'), 0.002)
    board.done()
    plants.vase((-2.76, 1.5, 0.72), 'tall', scale=0.9)
    plants.branches((-2.76, 1.5, 1.03), 3, 5, 0.5, 0.2, 0.06, 0.022)
    furniture.book_stack((-2.76, 2.2, 0.72), 4, 8, turn=80)
    plants.palm((3.3, 3.3, 0), 1.75, 5)


def corridor():
    plants.rubber_plant((-3.42, -0.12, 0), 1.55, 7)
    rooms.outlet((-2.9999, 0.7, 0.34), 90)


def build(_picture):
    stage.bounces(2, 4, 8, 24)
    shell()
    fronts()
    meeting_room()
    corridor()
    backdrops.hang(backdrops.park(seed=9), (0.6, 14, 2.6), 18, 9, 0, 1.15)
    stage.sky((0.8, 0.9, 1.0), 1.5)
    stage.sun((0, 0, 0), (0.55, -0.86, -0.62), 13.0, 0.55, (1, 0.84, 0.62))
    stage.soft_light((-0.3, 3.95, 1.55), (0.0, 0, 0.9), (4.0, 1.9), 105, (0.97, 0.985, 1.0))
    stage.soft_light((1.5, -4.9, 2.2), (0, 0, 1.0), (4.5, 1.4), 85, (1, 0.93, 0.84))
    stage.camera((1.25, -4.35, 1.42), -13, 25, (0.0, -0.02))
