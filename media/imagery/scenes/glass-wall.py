"""A wine room behind glass in black channels: rows of bottles on walnut, warm strips of light, dark hall."""
import math

import numpy as np

from kit import furniture, glass, plants, rooms, stage, textiles
from kit.materials import WALNUT, Nodes, ceramic, concrete, glow, marble, metal, paint, plain, plaster, wood
from kit.shape import Shape, copy_of

LEFT, RIGHT, DEEP, TOP = -2.05, 1.55, 0.95, 2.62


def bottle(foil, tint, label, low, high, slim=1.0):
    n = Nodes('bottle glass')
    green = n.finish(n.principled(color=tint, rough=0.10, specular=0.6))
    shape = Shape('wine')
    shape.lathe([(0, 0.006), (0.030, 0), (0.037, 0.006), (0.0375, 0.19), (0.033, 0.205 + 0.012 * slim), (0.0155, 0.228 + 0.012 * slim), (0.0145, 0.27)], green, segments=40)
    shape.lathe([(0.0150, 0.262), (0.0150, 0.296), (0.0165, 0.297), (0.0165, 0.303), (0.012, 0.304), (0, 0.304)], plain(foil, 0.4), segments=24)
    shape.lathe([(0.0378, low), (0.0379, low + 0.001), (0.0379, high - 0.001), (0.0378, high)], plain(label, 0.8), segments=32)
    if high < 0.15:
        shape.lathe([(0.0378, high + 0.012), (0.0379, high + 0.013), (0.0379, high + 0.023), (0.0378, high + 0.024)], plain(foil, 0.6), segments=32)
    return shape


def racks():
    rng = np.random.default_rng(5)
    panel = Shape('back panel')
    for k in range(5):
        a = LEFT + 0.02 + k * (RIGHT - LEFT - 0.04) / 5
        panel.block((a + 0.001, a + (RIGHT - LEFT - 0.04) / 5 - 0.001), (DEEP - 0.03, DEEP - 0.001), (0, TOP), wood(WALNUT, 'z', 0.42), 0.001)
    panel.done()
    kinds = [
        ((0.24, 0.03, 0.03), (0.020, 0.035, 0.015), (0.70, 0.65, 0.54), 0.07, 0.156),
        ((0.05, 0.05, 0.05), (0.030, 0.028, 0.012), (0.62, 0.58, 0.50), 0.05, 0.115),
        ((0.45, 0.32, 0.10), (0.14, 0.13, 0.045), (0.50, 0.42, 0.28), 0.09, 0.145),
        ((0.05, 0.10, 0.07), (0.015, 0.028, 0.016), (0.74, 0.72, 0.67), 0.085, 0.165, 0.92),
        ((0.30, 0.10, 0.04), (0.060, 0.060, 0.022), (0.10, 0.09, 0.08), 0.06, 0.150, 1.06),
        ((0.52, 0.48, 0.42), (0.022, 0.020, 0.014), (0.30, 0.055, 0.05), 0.10, 0.150),
        ((0.03, 0.05, 0.12), (0.10, 0.085, 0.030), (0.68, 0.62, 0.46), 0.045, 0.168, 0.94),
        ((0.16, 0.02, 0.05), (0.018, 0.020, 0.012), (0.56, 0.48, 0.36), 0.075, 0.125, 1.04),
    ]
    models = [bottle(*kind).done((0, 0, -9), (0, 90, 0)) for kind in kinds]
    shelf_of = rng.integers(0, len(kinds), (9, 17))
    pegs, m = Shape('pegs'), metal('black')
    for column in range(9):
        x = LEFT + 0.22 + column * 0.365
        for row in range(17):
            z = 0.62 + row * 0.108
            for dx in (0.07, 0.20):
                pegs.rod((x + dx - 0.10, DEEP - 0.03, z - 0.042), (x + dx - 0.10, DEEP - 0.118, z - 0.042), 0.0045, m, segments=10)
            if rng.uniform() < 0.16:
                continue
            # two or three of a kind lie together
            model = models[shelf_of[column, row // 3 * 3 if rng.uniform() < 0.6 else row]]
            copy_of(model, (x - 0.10 + rng.normal(0, 0.006), DEEP - 0.075, z), (0, 90, 0), rng.uniform(0.96, 1.03))
    pegs.done()
    cabinet = Shape('cabinet')
    cabinet.block((LEFT + 0.02, RIGHT - 0.02), (DEEP - 0.42, DEEP - 0.031), (0.06, 0.50), wood(WALNUT, 'x', 0.42), 0.003)
    for k in range(4):
        a = LEFT + 0.03 + k * 0.8875
        cabinet.block((a, a + 0.88), (DEEP - 0.441, DEEP - 0.4205), (0.075, 0.485), wood(WALNUT, 'x', 0.42), 0.002)
    cabinet.block((LEFT + 0.01, RIGHT - 0.01), (DEEP - 0.45, DEEP - 0.031), (0.50, 0.525), marble((0.10, 0.10, 0.10), (0.45, 0.42, 0.38), 0.8, 0.2), 0.002)
    cabinet.done()
    for x in (-1.35, -1.18):
        glass_stem((x, DEEP - 0.26 + 0.05 * (x < -1.2), 0.525))
    strips = Shape('strips')
    for x in (LEFT + 0.06, LEFT + 1.155, LEFT + 2.25, RIGHT - 0.06):
        strips.block((x - 0.006, x + 0.006), (DEEP - 0.034, DEEP - 0.0305), (0.5255, TOP + 0.02), glow((1, 0.60, 0.28), 2.6), 0.0003)
    strips.done(hidden_from=('diffuse', 'shadow'))


def glass_stem(at):
    shape, face = Shape('wine glass'), glass.thin_face('clear')
    shape.lathe([(0.034, 0), (0.034, 0.002), (0.006, 0.006), (0.0035, 0.02), (0.0035, 0.09), (0.02, 0.105), (0.038, 0.135), (0.041, 0.16), (0.033, 0.215), (0.0322, 0.215), (0.040, 0.16), (0.037, 0.136), (0.019, 0.107), (0, 0.101)], face, segments=48)
    shape.done(at)


def front():
    y = 0.02
    calm = glass.thin_face('clear', 0.45)
    joints = [LEFT, LEFT + 1.05, LEFT + 2.0, RIGHT]
    glass.sheet_of_glass('left', joints[1] - joints[0] - 0.004, TOP - 0.03, (joints[0], y, 0.02), thickness=0.012, face=calm)
    glass.sheet_of_glass('right', joints[3] - joints[2] - 0.004, TOP - 0.03, (joints[2] + 0.003, y, 0.02), thickness=0.012, face=calm)
    glass.sheet_of_glass('above', joints[2] - joints[1] - 0.004, TOP - 2.27, (joints[1], y, 2.262), thickness=0.012, face=calm)
    swing, width = -32, joints[2] - joints[1] - 0.012
    leaf = Shape('door')
    glass.pane(leaf, width, 2.22, 0.012, glass.thin_face('clear', 0.8), glass.edge_face('clear'), (0.004, 0, 0))
    m = metal('black')
    for z in (0.0, 2.17):
        leaf.box((0.09, 0, z + 0.026), (0.17, 0.032, 0.052), m, 0.004)
        for x in (0.05, 0.13):
            leaf.lathe([(0.010, 0), (0.010, 0.002), (0, 0.003)], metal('steel'), (x, -0.016, z + 0.026), (90, 0, 0), 24)
    leaf.done((joints[1] + 0.002, y, 0.012), (0, 0, swing))
    plate = Shape('pivot plate')
    plate.box((joints[1] + 0.06, y, 0.002), (0.14, 0.06, 0.004), m, 0.001)
    plate.done()
    a = math.radians(swing)
    reach = width - 0.08
    glass.pull_handle((joints[1] + reach * math.cos(a), y + reach * math.sin(a), 1.10), 'black', 0.80, 0.05, 0.0125, swing)
    glass.channel((joints[1], y, 2.262), (joints[2], y, 2.262), 'black', 0.036, 0.044)
    # the bar over the door runs on from wall to wall and clamps the side panes
    for a, b in ((joints[0], joints[1]), (joints[2], joints[3])):
        glass.channel((a, y, 2.262), (b, y, 2.262), 'black', 0.036, 0.044)
    for span in ((joints[0], joints[3]),):
        glass.channel((span[0], y, TOP), (span[1], y, TOP), 'black', 0.036, 0.05)
    glass.channel((joints[0], y, 0.016), (joints[1], y, 0.016), 'black', 0.034, 0.034)
    glass.channel((joints[2], y, 0.016), (joints[3], y, 0.016), 'black', 0.034, 0.034)
    for x in (LEFT + 0.015, RIGHT - 0.015):
        glass.channel((x, y, 0.0), (x, y, TOP), 'black', 0.03)


def build(_picture):
    stage.bounces(3, 4, 8, 24)
    dark = plaster((0.115, 0.12, 0.115), 0.10, 0.3)
    warm = plaster((0.62, 0.55, 0.46), 0.06, 0.25)
    rooms.wall((-3.4, 0, 0), 0, 3.4 + LEFT, 2.9, warm)
    rooms.wall((RIGHT, 0, 0), 0, 3.2 - RIGHT, 2.9, warm)
    rooms.slab((LEFT, RIGHT), (-0.001, 0.06), (TOP + 0.025, 2.9), warm)
    for x, turn, at in ((LEFT, 90, (LEFT, 0, 0)), (RIGHT, -90, (RIGHT, DEEP, 0))):
        rooms.wall(at, turn, DEEP, 2.9, dark)
    rooms.wall((LEFT, DEEP, 0), 0, RIGHT - LEFT, 2.9, dark)
    rooms.slab((LEFT, RIGHT), (0.06, DEEP), (TOP + 0.02, TOP + 0.05), dark)
    rooms.wall((3.2, 0, 0), -90, 5.0, 2.9, warm)
    rooms.wall((-3.4, -5.0, 0), 90, 5.0, 2.9, warm)
    rooms.wall((3.2, -5.0, 0), 180, 6.6, 2.9, warm)
    rooms.slab((-3.4, 3.2), (-5.0, 0.0), (2.9, 3.0), paint((0.72, 0.68, 0.61), 0.8))
    rooms.floor((-3.4, 3.2), (-5.0, DEEP), (0.9, 0.9), concrete((0.30, 0.285, 0.26), 0.38), gap=0.003, start=(0.35, 0.3))
    rooms.baseboard((-3.4, 0, 0), 0, 3.4 + LEFT, paint((0.58, 0.52, 0.44), 0.4), 0.1)
    rooms.baseboard((RIGHT, 0, 0), 0, 3.2 - RIGHT, paint((0.58, 0.52, 0.44), 0.4), 0.1)
    racks()
    front()
    console = Shape('console')
    console.block((1.85, 3.0), (-0.40, -0.03), (0.74, 0.775), wood(WALNUT, 'x'), 0.004)
    for x in (1.92, 2.93):
        console.box((x, -0.215, 0.37), (0.03, 0.32, 0.74), metal('black'), 0.002)
    console.done()
    furniture.picture((1.80, 0, 1.16), 0.52, 0.70, seed=45, frame=WALNUT)
    plants.vase((2.16, -0.20, 0.775), 'tall', ceramic((0.55, 0.50, 0.42), 0.6, 0.4), 0.75)
    plants.branches((2.16, -0.20, 1.03), 27, 6, 0.42, 0.22, 0.06, 0.022, (0.09, 0.12, 0.05))
    furniture.book_stack((2.62, -0.22, 0.775), 3, 15, turn=6)
    textiles.rug((-0.1, -1.32, 0.0005), (2.6, 1.4), (0.085, 0.10, 0.105), (0.42, 0.38, 0.32), bands=((0.02, 0.03),))
    rooms.outlet((1.70, 0, 0.33))
    for x in (-1.5, -0.25, 1.0):
        stage.lamp((x, 0.45, TOP - 0.03), 40, 0.05, (1, 0.72, 0.45), 105, (x, 0.62, 0))
        rooms.downlight((x, 0.42, TOP + 0.018), 0.04, 8.0, (1, 0.72, 0.45))
    stage.lamp((2.45, -0.75, 2.86), 26, 0.06, (1, 0.76, 0.52), 80, (2.45, -0.15, 0.9))
    rooms.downlight((2.45, -0.75, 2.899), 0.045, 8.0, (1, 0.76, 0.52))
    stage.soft_light((-0.2, -4.7, 2.3), (-0.2, 0, 0.8), (3.4, 1.2), 60, (1, 0.94, 0.86))
    stage.sky((0.3, 0.4, 0.6), 0.2)
    stage.camera((0.75, -4.1, 1.40), -8, 26, (0.0, -0.02))
