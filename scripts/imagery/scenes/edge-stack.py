"""Tops with rounded corners stacked on a felt covered bench, cork between them, their polished edges green in window light."""
import math

import numpy as np

from kit import glass, rooms, stage
from kit.materials import OAK, Nodes, fabric, paint, plain, plaster, wood
from kit.shape import Shape


def rounded(width, depth, radius, steps=44):
    """Outline with its near left corner at the origin."""
    out = []
    for cx, cy, start in ((width - radius, depth - radius, 0), (radius, depth - radius, 90), (radius, radius, 180), (width - radius, radius, 270)):
        for k in range(steps + 1):
            a = math.radians(start + 90 * k / steps)
            out.append((cx + radius * math.cos(a), cy + radius * math.sin(a)))
    return out


def cork():
    n = Nodes('cork')
    grain = n.noise(420, 3, 0.75)
    base = n.ramp(grain, [(0.35, (0.20, 0.105, 0.045)), (0.55, (0.42, 0.25, 0.12)), (0.72, (0.50, 0.32, 0.17))])
    return n.finish(n.principled(color=base, rough=0.9, specular=0.15, normal=n.bump(grain, 0.5, 0.0008)))


def build(_picture):
    stage.bounces(3, 6, 20, 16)
    felt = fabric((0.085, 0.115, 0.10), 700, 0.4, 0.8)
    bench = Shape('bench')
    bench.block((-0.9, 1.7), (-0.5, 1.1), (-0.006, 0.0), felt, 0.002)
    bench.block((-0.94, 1.74), (-0.54, 1.14), (-0.07, -0.006), wood(OAK, 'x', 0.45), 0.004)
    bench.done()
    rooms.wall((-2.6, 2.3, -0.9), 0, 5.6, 2.9, plaster((0.66, 0.60, 0.50), 0.06, 0.3))
    rooms.wall((-2.6, -2.4, -0.9), 90, 4.7, 2.9, plaster((0.70, 0.66, 0.60)), [(1.4, 3.6, 0.9, 2.4)])
    rooms.window((-2.6, -1.0, 0.0), 90, 2.2, 1.5, 3, 2, paint((0.10, 0.10, 0.10), 0.4))
    rooms.slab((-2.6, 3.0), (-2.4, 2.3), (2.0, 2.1), paint((0.78, 0.76, 0.72), 0.8))
    shelf, timber = Shape('rack'), wood(OAK, 'z', 0.5)
    for x in (-0.7, 0.25, 1.2, 2.1):
        shelf.box((x, 2.1, 0.3), (0.06, 0.06, 2.2), timber, 0.003)
    shelf.block((-0.9, 2.3), (1.9, 2.2), (-0.16, -0.11), wood(OAK, 'x', 0.5), 0.003)
    shelf.done()
    for k in range(5):
        glass.sheet_of_glass('stock', 1.1, 0.9 + 0.07 * (k % 3), (-0.6 + 0.37 * k, 1.92 + 0.015 * k, -0.105), (-7, 0, 0), 0.010, ('clear', 'low-iron', 'bronze', 'clear', 'grey')[k])
    rng = np.random.default_rng(8)
    pads = cork()
    z = 0.004
    base = Shape('feet')
    for x, y in ((0.10, 0.09), (0.80, 0.09), (0.10, 0.50), (0.80, 0.50)):
        base.box((x, y, 0.002), (0.03, 0.03, 0.004), pads, 0.0006)
    base.done()
    for k in range(7):
        thickness = (0.0127, 0.010, 0.0127, 0.010, 0.0127, 0.0127, 0.010)[k]
        tint = ('clear', 'clear', 'clear', 'low-iron', 'clear', 'clear', 'clear')[k]
        top = Shape('top')
        outline = rounded(0.92 - 0.004 * (k % 2), 0.60, 0.040)
        glass.shaped_pane(top, outline, thickness, glass.solid_face('clear', tint), glass.edge_face(tint, True), 0.0011)
        top.done((rng.normal(0, 0.0035), rng.normal(0, 0.0035), z), (0, 0, rng.normal(0, 0.25)))
        z += thickness
        if k < 6:
            between = Shape('cork')
            for x, y in ((0.07, 0.065), (0.80, 0.065), (0.07, 0.52), (0.80, 0.52), (0.44, 0.05), (0.06, 0.29)):
                between.lathe([(0, 0), (0.0085, 0), (0.0085, 0.0030), (0, 0.0030)], pads, (x + rng.normal(0, 0.004), y + rng.normal(0, 0.004), z + 0.0001), segments=28)
            between.done()
            z += 0.0032
    pencil = Shape('wax pencil')
    a, b = np.array((0.22, 0.10, z + 0.0046)), np.array((0.365, 0.155, z + 0.0046))
    pencil.tube([a, b], 0.0045, paint((0.62, 0.60, 0.55), 0.35), 8)
    pencil.tube([b, b + (b - a) * 0.11], [0.0045, 0.0012], plain((0.70, 0.68, 0.62), 0.6), 12)
    pencil.done()
    tag = Shape('label')
    tag.box((0.30, 0.27, z + 0.0002), (0.085, 0.052, 0.0002), plain((0.80, 0.78, 0.72), 0.8), 0.0001, (0, 0, -9))
    for k, half in enumerate((0.026, 0.032, 0.020)):
        tag.box((0.30 + 0.002 * k, 0.284 - 0.012 * k, z + 0.0004), (half * 2, 0.0028, 0.0001), plain((0.07, 0.08, 0.10), 0.8), 0.00003, (0, 0, -9))
    tag.done()
    stage.sky((0.92, 0.96, 1.0), 2.4)
    stage.soft_light((-2.4, 0.1, 0.85), (0.2, 0.1, 0.05), (2.0, 1.4), 95, (0.95, 0.98, 1.0))
    stage.soft_light((1.2, -1.7, 1.5), (0.3, 0.1, 0.0), (1.0, 0.8), 16, (1, 0.93, 0.84))
    stage.sun_through_window((0.2, 1.9), (-0.2, 1.1), 0.1, (3, 3), 0.05, (0.8, 1.0, -0.45), 1.6, 5.0, 0.6, plane_y=2.3)
    stage.camera((-0.33, -0.47, 0.285), 38, 62, (0.06, -0.03), -20, 9, 0.62)
