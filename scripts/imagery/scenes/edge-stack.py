"""Macro: cut panes leaning in a felt lined oak rack, their polished edges green in low sun."""
from kit import glass, rooms, stage
from kit.materials import OAK, fabric, paint, plaster, wood
from kit.shape import Shape


def build(_picture):
    stage.bounces(3, 6, 20, 16)
    rooms.slab((-1.2, 1.2), (-0.7, 0.9), (-0.04, 0), wood(OAK, 'x', 0.4))
    rooms.wall((-1.5, 0.9, -0.2), 0, 3, 1.6, plaster((0.74, 0.67, 0.56), 0.05, 0.25))
    felt = fabric((0.05, 0.13, 0.11), 700, 0.4, 0.8)
    rack = Shape('rack')
    timber = wood(OAK, 'y', 0.42)
    for x in (-0.34, 0.30):
        rack.block((x - 0.03, x + 0.03), (-0.16, 0.42), (0, 0.028), timber, 0.003)
        rack.block((x - 0.029, x + 0.029), (-0.159, 0.419), (0.028, 0.0315), felt, 0.001)
    rack.done()
    kinds = [('clear', 0.010, 0.0), ('clear', 0.010, 0.03), ('low-iron', 0.010, -0.02), ('clear', 0.0125, 0.015), ('clear', 0.006, -0.012), ('bronze', 0.010, 0.022), ('clear', 0.0125, -0.03), ('low-iron', 0.0125, 0.008), ('grey', 0.010, 0.0)]
    z = 0.0318
    for k, (tint, thickness, shift) in enumerate(kinds):
        shape = Shape('pane')
        width = 0.86 - 0.012 * k
        glass.pane(shape, width, 0.46, thickness, glass.solid_face('clear', tint), glass.edge_face(tint, True), arris=0.0012)
        shape.done((-0.45 + shift, -0.13 + 0.012 * k + abs(shift) * 0.4, z + thickness / 2), (-90, 0, 0.6 * (k % 3 - 1)))
        z += thickness
        pads = Shape('pads')
        for x in (-0.30, 0.26):
            pads.box((x + shift, 0.12, z + 0.0011), (0.028, 0.028, 0.0020), felt, 0.0004)
        pads.done()
        z += 0.0024
    square = Shape('pencil')
    square.tube([(-0.19, -0.04, z + 0.0042), (-0.03, 0.045, z + 0.0042)], 0.0040, paint((0.55, 0.33, 0.10), 0.4), 6)
    square.tube([(-0.03, 0.045, z + 0.0042), (-0.015, 0.053, z + 0.0042)], [0.0040, 0.0008], wood(OAK, 'x'), 6)
    square.done()
    stage.sky((0.9, 0.95, 1.0), 0.9)
    stage.soft_light((-1.3, -0.9, 0.75), (0, 0, 0.06), (1.0, 0.8), 22, (0.95, 0.98, 1.0))
    stage.soft_light((0.9, -0.9, 1.2), (0, 0.1, 0.05), (0.9, 0.9), 13, (1, 0.93, 0.84))
    stage.sun_through_window((-0.9, 0.55), (-0.9, 0.9), 0.1, (3, 3), 0.05, (0.8, 1.0, -0.75), 1.2, 6.5, 0.6, plane_y=0.9)
    stage.camera((-0.24, -0.66, 0.205), 13, 70, (0, -0.02), -11.5, 5.6, 0.62)
