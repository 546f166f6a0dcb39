"""Close to a brass shower hinge: clamp plates with gaskets and button screws, pin, wall plate, the door's green edge."""
import math

import numpy as np

from kit import baths, glass, rooms, stage
from kit.materials import Nodes, glazed, metal, paint, plain, plaster, stone_tile
from kit.shape import Shape


def brushed_brass():
    n = Nodes('brushed brass')
    lines = n.noise(1.0, 3, 0.7, 0.0, (900, 900, 14))
    cloud = n.noise(30, 3, 0.6)
    colour = n.mix(cloud, (0.66, 0.42, 0.155), (0.74, 0.50, 0.20))
    return n.finish(n.principled(color=colour, rough=n.spread(lines, 0.20, 0.34), metal=1.0, specular=0.5, normal=n.bump(lines, 0.10, 0.0002)))


def soft_plate(shape, material, at, turn, width, height, thickness, corner=0.004, edge=0.0018, steps=6):
    """A plate in xz with rounded corners and a rolled front edge; its back lies at y = 0, its front at -thickness."""
    outline = []
    for cx, cz, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(steps * 2 + 1):
            a = math.radians(start + 90 * k / (steps * 2))
            outline.append((cx * (width / 2 - corner), cz * (height / 2 - corner), math.cos(a), math.sin(a)))
    o = np.array(outline)
    rings = [(0.0, 0.0)] + [(edge * (1 - math.cos(t)), -(thickness - edge) - edge * math.sin(t)) for t in np.linspace(0, math.pi / 2, steps)]
    points, faces, count = [], [], len(o)
    for inset, y in rings:
        r = corner - inset
        points += [(x + r * c, y, z + r * s) for x, z, c, s in o]
    for level in range(len(rings) - 1):
        for k in range(count):
            n = (k + 1) % count
            a = level * count
            faces.append((a + n, a + k, a + count + k, a + count + n))
    points = np.array(points)
    shape.add((points, faces), material, at, turn, smooth=True)
    ring = tuple(range(count))
    shape.add((points[-count:], [ring[::-1]]), material, at, turn)
    shape.add((points[:count], [ring]), material, at, turn)


def button_screw(shape, at, turn, m, radius=0.0060):
    """A domed cap screw with a hexagon socket; looks along its own +z before turning."""
    r = radius
    dome = [(r, 0), (r, 0.0004), (r * 0.97, 0.0009), (r * 0.86, 0.0016), (r * 0.68, 0.0021), (r * 0.50, 0.0023), (r * 0.455, 0.0023)]
    shape.lathe(dome, m, at, turn, 56)
    shape.add(_hexagon(r * 0.50, 0.0003, 0.00228), plain((0.05, 0.032, 0.012), 0.45), at, turn)
    shape.lathe([(r * 1.06, 0.00005), (r * 0.99, 0.00012)], plain((0.02, 0.013, 0.006), 0.8), at, turn, 48)


def _hexagon(radius, low, high):
    ring = [(radius * math.cos(k * math.pi / 3), radius * math.sin(k * math.pi / 3)) for k in range(6)]
    points = [(x, y, low) for x, y in ring] + [(x, y, high) for x, y in ring]
    faces = [(0, 1, 2, 3, 4, 5)] + [((k + 1) % 6, k, 6 + k, 6 + (k + 1) % 6) for k in range(6)]
    return np.array(points), faces


def hinge(at, swing):
    m = brushed_brass()
    wall = Shape('wall plate')
    soft_plate(wall, m, (0.0140, 0, 0), (0, 0, -90), 0.056, 0.090, 0.0055, 0.004, 0.0012)
    for y in (-0.0195, 0.0195):
        for z in (-0.031, 0.031):
            button_screw(wall, (0.0087, y, z), (0, -90, 0), m, 0.0046)
    for low, high in ((0.0265, 0.0445), (-0.0445, -0.0265)):
        wall.block((-0.001, 0.0095), (-0.0066, 0.0066), (low, high), m, 0.001)
        wall.rod((-0.0005, 0, low), (-0.0005, 0, high), 0.0094, m, 0.0008, 56)
    for z, s in ((0.0445, 1), (-0.0445, -1)):
        wall.rod((-0.0005, 0, z - 0.001 * s), (-0.0005, 0, z + 0.0007 * s), 0.0042, metal('nickel'), 0.0004, 40)
    wall.done(at)
    door = Shape('clamp')
    door.rod((-0.0005, 0, -0.0259), (-0.0005, 0, 0.0259), 0.0094, m, 0.0008, 56)
    door.block((-0.014, -0.0005), (-0.0066, 0.0066), (-0.0255, 0.0255), m, 0.001)
    gasket = plain((0.022, 0.022, 0.022), 0.75)
    for s in (-1, 1):
        door.block((-0.0668, -0.0112), sorted((s * 0.0051, s * 0.0061)), (-0.0438, 0.0438), gasket, 0.0003)
        turn = (0, 0, 0) if s < 0 else (0, 0, 180)
        soft_plate(door, m, (-0.0390, s * 0.0061, 0), turn, 0.058, 0.090, 0.0080, 0.005, 0.0022)
        for z in (-0.024, 0.024):
            button_screw(door, (-0.0400, s * 0.0141, z), (-90 * s, 0, 0), m)
    glass.pane(door, 0.70, 1.2, 0.010, glass.solid_face('clear'), glass.edge_face('clear'), (-0.709, 0, -0.60), arris=0.0011)
    door.done(at, (0, 0, swing))


def build(_picture):
    stage.bounces(3, 6, 16, 16)
    green = glazed((0.105, 0.205, 0.135), 0.5, 0.13, 0.24)
    kw = dict(tile=(0.064, 0.20), material=green, joint=(0.55, 0.53, 0.47), gap=0.0028, tilt=0.009, edge_wobble=0.0003, bond='column')
    trim = Shape('trim')
    trim.block((0.014, 0.026), (-0.064, -0.052), (-0.6, 0.6), brushed_brass(), 0.0016)
    trim.block((0.0142, 0.40), (-0.053, 1.1), (-0.6, 0.6), plaster((0.6, 0.58, 0.52)), 0.001)
    trim.done()
    rooms.tile_field((0.0265, -0.053, -0.57), (1, 0, 0), (0, 0, 1), 0.5, 1.2, seed=15, **kw)
    ivory = glazed((0.70, 0.65, 0.55), 0.4, 0.14, 0.09)
    back = dict(tile=(0.075, 0.23), material=ivory, joint=(0.58, 0.54, 0.47), gap=0.003, tilt=0.007, edge_wobble=0.0004)
    rooms.tile_field((-1.2, 0.95, -0.6), (1, 0, 0), (0, 0, 1), 1.4, 1.2, seed=5, **back)
    jamb = Shape('jamb slab')
    jamb.block((0.0138, 0.0145), (-0.052, 1.0), (-0.6, 0.6), stone_tile((0.66, 0.63, 0.56), 0.06, 0.3), 0.0002)
    jamb.done()
    baths.hand_shower((-0.30, 0.93, -0.10), 'brass', 0.62)
    hinge((0, 0, 0), -33)
    rooms.wall((-1.6, -2.6, -1.4), 90, 3.6, 2.8, plaster((0.70, 0.66, 0.59)))
    rooms.wall((2.4, -2.6, -1.4), 180, 4.0, 2.8, plaster((0.62, 0.57, 0.50)), [(1.2, 2.6, 0.8, 2.5)])
    rooms.window((1.2, -2.6, -0.6), 180, 1.4, 1.7, 2, 3)
    rooms.slab((-1.6, 2.4), (-2.6, 0.95), (1.3, 1.4), paint((0.78, 0.76, 0.72), 0.8))
    rooms.slab((-1.6, 2.4), (-2.6, 0.95), (-1.5, -1.4), stone_tile((0.5, 0.45, 0.38)))
    stage.sky((0.95, 0.97, 1.0), 3.0)
    stage.soft_light((-0.95, -1.0, 0.75), (0, 0, 0), (0.9, 0.7), 15, (1.0, 0.96, 0.90), hidden=False)
    stage.soft_light((0.75, -1.3, 0.6), (0, 0, 0), (0.35, 1.0), 5, (1, 0.93, 0.84), hidden=False)
    stage.soft_light((-0.5, 0.4, 1.25), (-0.4, 0.8, -0.1), (0.7, 0.5), 7, (1, 0.94, 0.86))
    stage.camera((-0.050, -0.66, 0.045), 3.5, 85, (0.0, -0.03), -2.5, 11, 0.645)
