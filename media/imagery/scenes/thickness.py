"""The corner of a clear pane on cork pads with a pencil before it: two thicknesses, nothing else differs."""
import math

import numpy as np

from kit import glass, plants, rooms, stage
from kit.materials import OAK, Nodes, ceramic, glazed, paint, plain, plaster, stone_tile, wood
from kit.shape import Shape

THICKNESS = {'thickness-3-8': 0.0095, 'thickness-1-2': 0.0127}
PAD = 0.0030


def corner_outline(width, depth, radius=0.004, steps=10):
    """A rectangle with its near left corner at the origin, that corner eased."""
    arc = [(radius - radius * math.cos(a), radius - radius * math.sin(a)) for a in [k * math.pi / 2 / steps for k in range(steps + 1)]]
    return arc + [(width, 0), (width, depth), (0, depth)]


def pencil():
    shape = Shape('pencil')
    start, along = np.array((0.024, -0.021, 0.0039)), np.array((0.982, 0.19, 0))
    body, wood_at, tip = start + along * 0.030, start + along * 0.013, start
    shape.tube([body, start + along * 0.20], 0.0038, paint((0.66, 0.27, 0.05), 0.3), 6)
    shape.tube([wood_at - along * 0.0095, body], [0.0011, 0.0038], plain((0.62, 0.42, 0.24), 0.7), 18)
    shape.tube([tip, wood_at - along * 0.0095], [0.0003, 0.0011], plain((0.03, 0.03, 0.032), 0.4), 12)
    shape.done()


def build(picture):
    stage.bounces(3, 6, 18, 16)
    rooms.slab((-1.2, 1.4), (-0.6, 0.50), (-0.04, 0.0), stone_tile((0.60, 0.545, 0.465), 0.10, 0.36, 3.0))
    tile = glazed((0.175, 0.30, 0.245), 0.5, 0.13, 0.2)
    rooms.tile_field((-1.2, 0.46, 0.0), (1, 0, 0), (0, 0, 1), 2.6, 0.385, (0.062, 0.125), tile, (0.50, 0.49, 0.44), 0.0028, tilt=0.011, seed=21, edge_wobble=0.0004)
    rooms.wall((-1.5, 0.47, 0.0), 0, 3.0, 1.6, plaster((0.74, 0.70, 0.63), 0.05, 0.25))
    plants.vase((0.30, 0.26, 0), 'bottle', ceramic((0.66, 0.47, 0.36), 0.7), 0.72)
    n = Nodes('cork')
    grain = n.noise(420, 3, 0.75)
    base = n.ramp(grain, [(0.35, (0.20, 0.105, 0.045)), (0.55, (0.42, 0.25, 0.12)), (0.72, (0.50, 0.32, 0.17))])
    cork = n.finish(n.principled(color=base, rough=0.9, specular=0.15))
    pads = Shape('pads')
    for x, y in ((0.035, 0.022), (0.26, 0.022), (0.035, 0.16), (0.26, 0.16)):
        pads.lathe([(0, 0), (0.008, 0), (0.008, PAD), (0, PAD)], cork, (x, y, 0), segments=32)
    pads.done((0, 0, 0), (0, 0, 24))
    pane = Shape('pane')
    glass.shaped_pane(pane, corner_outline(0.30, 0.20), THICKNESS[picture], glass.solid_face('clear', 'clear'), glass.edge_face('clear', True), 0.0009)
    pane.done((0, 0, PAD + 0.0001), (0, 0, 24))
    pencil()
    stage.sky((0.9, 0.95, 1.0), 2.6)
    stage.soft_light((-1.6, -0.2, 0.8), (0.05, 0.05, 0.0), (1.6, 1.2), 46, (0.96, 0.98, 1.0))
    stage.soft_light((0.7, -1.3, 0.9), (0.05, 0, 0.0), (0.9, 0.7), 9, (1, 0.95, 0.88))
    stage.camera((-0.02, -0.245, 0.088), 10, 86, (0.0, 0.0), -17, 11, 0.240)
