"""One ledge, one light, eleven glasses: a pane in an oak foot before a vase and a tiled wall."""
import math

import numpy as np
from mathutils import Matrix

from kit import backdrops, furniture, glass, plants, rooms, stage
from kit.lettering import lettering
from kit.materials import ASH, OAK, Nodes, ceramic, glazed, metal, mirror_silver, paint, plain, plaster, stone_tile, wood
from kit.shape import Shape

WIDTH, HEIGHT, TURN = 0.30, 0.385, 27
BASE = 0.014
GARDEN = (1.50, 2.12, 0.95, 2.3)

GLASSES = {
    'glass-clear': ('clear', 'clear', 0.010),
    'glass-low-iron': ('clear', 'low-iron', 0.010),
    'glass-frosted': ('frosted', 'clear', 0.010),
    'glass-acid-etch': ('etched', 'low-iron', 0.010),
    'glass-rain': ('rain', 'clear', 0.010),
    'glass-tinted-grey': ('clear', 'grey', 0.010),
    'glass-tinted-bronze': ('clear', 'bronze', 0.010),
    'glass-patterned': ('reeded', 'clear', 0.010),
    'glass-laminated': ('clear', 'clear', 0.0180),
    'glass-tempered': ('clear', 'clear', 0.0125),
    'glass-mirror': ('mirror', 'clear', 0.006),
    'glass-low-e': ('unit', 'clear', 0.026),
    'glass-one-way': ('one-way', 'clear', 0.006),
    'glass-wired': ('wired', 'clear', 0.007),
    'glass-film': ('clear', 'clear', 0.010),
    'glass-smart': ('clear', 'low-iron', 0.012),
}


def setting():
    rooms.slab((-1.4, 1.4), (-0.62, 0.50), (-0.04, 0.0), stone_tile((0.60, 0.545, 0.465), 0.10, 0.36, 3.0))
    tile = glazed((0.175, 0.30, 0.245), 0.5, 0.13, 0.2)
    rooms.tile_field((-1.5, 0.46, 0.0), (1, 0, 0), (0, 0, 1), 3.0, 0.385, (0.062, 0.125), tile, (0.50, 0.49, 0.44), 0.0028, tilt=0.011, seed=21, edge_wobble=0.0004)
    rooms.wall((-1.5, 0.46, 0.0), 0, 3.0, 1.6, plaster((0.74, 0.70, 0.63), 0.05, 0.25))
    Shape('ledge').block((-1.5, 1.5), (0.425, 0.4605), (0.385, 0.405), wood(OAK, 'x'), 0.002).done()
    plants.vase((-0.075, 0.215, 0), 'bottle', ceramic((0.66, 0.47, 0.36), 0.7), 0.72)
    plants.branches((-0.075, 0.215, 0.185), 12, 6, 0.29, 0.17, 0.052, 0.021, (0.065, 0.135, 0.045), 14, start=0.46)
    plants.vase((0.365, 0.27, 0), 'bowl', ceramic((0.72, 0.69, 0.63), 0.5, 0.6), 0.72)
    fallen = Shape('fallen leaf')
    points, faces = plants._leaf(0.045, 0.019, 0.10, -0.03, rows=10)
    fallen.add((points, faces), plants.leaf((0.065, 0.135, 0.045)), (-0.245, -0.10, 0.0004), (0, 0, 38), smooth=True)
    fallen.done()


def behind_the_camera(daylight):
    """What the mirror and the panes reflect: a bright room with a window, a plant, a picture rail."""
    room = plaster((0.66, 0.62, 0.56), 0.05, 0.1)
    back = rooms.wall((2.6, -3.4, -0.9), 180, 5.2, 3.0, room, [(1.1, 2.3, 0.9, 2.4)])
    frame = rooms.window((1.5, -3.4, 0.0), 180, 1.2, 1.5, 2, 3)
    rooms.wall((2.6, 0.46, -0.9), -90, 3.9, 3.0, room, [GARDEN])
    rooms.window((2.6, 0.46 - GARDEN[0], GARDEN[2] - 0.9), -90, GARDEN[1] - GARDEN[0], GARDEN[3] - GARDEN[2], 2, 2, muntin=0.028)
    backdrops.hang(backdrops.park(seed=16), (6.2, -3.6, 1.0), 12, 6, -90, daylight)
    left = rooms.wall((-2.6, -3.4, -0.9), 90, 3.9, 3.0, room)
    lid = rooms.slab((-2.6, 2.6), (-3.4, 0.46), (2.1, 2.2), paint((0.78, 0.76, 0.72), 0.8))
    rooms.slab((-2.6, 2.6), (-3.4, 0.46), (-1.0, -0.9), wood(ASH, 'y'))
    plants.olive_tree((-0.55, -2.9, -0.9), 1.75, 8)
    shelf = Shape('sideboard')
    shelf.block((0.6, 1.6), (-3.38, -2.98), (-0.75, -0.05), wood(OAK, 'x'), 0.004)
    shelf.block((2.16, 2.58), (-2.75, -0.75), (-0.75, -0.06), wood(OAK, 'y'), 0.004)
    shelf.done()
    plants.rubber_plant((2.36, -1.52, -0.06), 0.62, 4, ceramic((0.70, 0.66, 0.58), 0.5, 0.4), 4, leaf_length=0.13, leaf_width=0.066, pot_radius=0.075)
    furniture.book_stack((2.37, -1.92, -0.06), 3, 12, turn=-84)
    return back, frame, left, lid


def the_pane(name):
    finish, tint, thickness = GLASSES[name]
    shape = Shape('pane')
    arris = 0.0018 if name == 'glass-tempered' else 0.0009
    if finish == 'mirror':
        glass.pane(shape, WIDTH, HEIGHT, thickness, mirror_silver(), glass.edge_face('clear', True), (-WIDTH / 2, 0, 0), arris=arris)
        shape.box((0, thickness / 2 + 0.0004, HEIGHT / 2), (WIDTH - 0.004, 0.0006, HEIGHT - 0.004), plain((0.13, 0.15, 0.16), 0.6), 0.0001)
    elif finish == 'unit':
        insulated_unit(shape, thickness)
    elif finish == 'one-way':
        glass.pane(shape, WIDTH, HEIGHT, thickness, glass.one_way_face(), glass.edge_face('clear'), (-WIDTH / 2, 0, 0), arris=arris)
    elif finish == 'reeded':
        reeded(shape, thickness)
    else:
        finish = 'clear' if finish == 'wired' else finish
        glass.pane(shape, WIDTH, HEIGHT, thickness, glass.solid_face(finish, tint), glass.edge_face(tint, True), (-WIDTH / 2, 0, 0), arris=arris)
    if name == 'glass-wired':
        wire_mesh(shape)
    if name == 'glass-laminated':
        # two plies with a pale interlayer between them, each ply with its own ground arris
        n = Nodes('interlayer')
        milky = n.finish(n.principled(color=(0.80, 0.82, 0.76), rough=0.45, specular=0.3))
        groove = plain((0.012, 0.045, 0.034), 0.5)
        for y, wide, kind in ((0, 0.0025, milky), (-0.0017, 0.0007, groove), (0.0017, 0.0007, groove)):
            for x in (-WIDTH / 2, WIDTH / 2):
                shape.box((x, y, HEIGHT / 2), (0.0005, wide, HEIGHT - 0.001), kind, 0.0001)
            for z in (0, HEIGHT):
                shape.box((0, y, z), (WIDTH - 0.001, wide, 0.0005), kind, 0.0001)
    if name == 'glass-film':
        stripes_of_film(shape, thickness)
    if name == 'glass-smart':
        # one half switched to clear, the other milky
        front = -thickness / 2 - 0.0003
        shape.quad([(0, front, 0.001), (WIDTH / 2 - 0.001, front, 0.001), (WIDTH / 2 - 0.001, front, HEIGHT - 0.001), (0, front, HEIGHT - 0.001)], glass.soft_face(0.6))
    if name == 'glass-tempered':
        stamp(thickness)
    shape.done((0.035, 0, BASE), (0, 0, TURN))
    foot = Shape('foot')
    # one block of oak with a groove: its section, from end to end
    out, slot, high, soft = thickness / 2 + 0.0248, thickness / 2 + 0.0003, 0.038, 0.002
    half = [(0, 0), (out - soft, 0), (out, soft), (out, high - soft), (out - soft, high), (slot + soft / 2, high), (slot, high - soft / 2), (slot, 0.013), (0, 0.013)]
    section = half[1:-1] + [(-y, z) for y, z in half[-2:0:-1]]
    count = len(section)
    points = [(x, y, z) for x in (-0.075, 0.075) for y, z in section]
    sides = [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
    foot.add((points, [tuple(range(count))[::-1], tuple(range(count, 2 * count)), *sides]), wood(OAK, 'x'))
    foot.done((0.035, 0, 0), (0, 0, TURN))


def stamp(thickness):
    """The small etched mark in a lower corner."""
    n = Nodes('stamp')
    white = n.principled(color=(0.80, 0.83, 0.82), rough=0.9, specular=0.1)
    etched = n.finish(n.blend(0.85, n.node('BsdfTransparent').outputs[0], white))
    place = Matrix.Translation((0.035, 0, BASE)) @ Matrix.Rotation(math.radians(TURN), 4, 'Z') @ Matrix.Translation((WIDTH / 2 - 0.048, -thickness / 2 - 0.0003, 0.068))
    ring = Shape('stamp')
    outline = [(0.0175 * math.cos(t), 0, 0.0102 * math.sin(t)) for t in [k * math.pi / 32 for k in range(65)]]
    ring.tube(outline, 0.00032, etched, 6)
    ring.done().matrix_world = place
    for text, size, z in (('TEMPERED', 0.0052, 0.0016), ('GLASS', 0.0052, -0.0034), ('1/2 in', 0.0036, -0.0076)):
        lettering(text, size, etched, place @ Matrix.Translation((0, 0, z)), 0, 1, thicken=0.00012)


def stripes_of_film(shape, thickness):
    """Frosted film cut into bands, dense below and loosening upward."""
    film, front, z = glass.soft_face(0.45), -thickness / 2 - 0.0003, 0.004
    for k in range(11):
        tall = 0.044 - 0.0038 * k
        shape.quad([(-WIDTH / 2 + 0.003, front, z), (WIDTH / 2 - 0.003, front, z), (WIDTH / 2 - 0.003, front, z + tall), (-WIDTH / 2 + 0.003, front, z + tall)], film)
        z += tall + 0.004 + 0.0012 * k


def reeded(shape, thickness):
    """Upright reeds cast into the front, from the lower edge to the upper."""
    count, fine, rise, half = 24, 10, 0.0014, thickness / 2
    pitch = WIDTH / count
    x = np.linspace(-WIDTH / 2, WIDTH / 2, count * fine + 1)
    place = np.abs((np.arange(len(x)) % fine) / fine * 2 - 1)
    front = np.column_stack([x, -half + rise * place**2, np.zeros(len(x))])
    steps, last = len(x), (0, 0, HEIGHT)
    points = np.vstack([front, front + last])
    faces = [(k, k + 1, steps + k + 1, steps + k) for k in range(steps - 1)]
    shape.add((points, faces), glass.solid_face('clear', 'clear'), smooth=True)
    left, right = (-WIDTH / 2, half), (WIDTH / 2, half)
    back = [(*right, 0), (*left, 0), (*left, HEIGHT), (*right, HEIGHT)]
    shape.add((np.array(back), [(0, 1, 2, 3)]), glass.solid_face('clear', 'clear'))
    edge = glass.edge_face('clear', True)
    ends = [(x[0], front[0][1]), left, right, (x[-1], front[-1][1])]
    shape.add((np.array([(*p, z) for p in ends for z in (0, HEIGHT)]), [(0, 1, 3, 2), (4, 5, 7, 6)]), edge)
    for z in (0, HEIGHT):
        rim = [tuple(p) for p in front + (0, 0, z)] + [(*right, z), (*left, z)]
        ring = tuple(range(len(rim)))
        shape.add((np.array(rim), [ring[::-1] if z == 0 else ring]), edge)


def insulated_unit(shape, overall):
    """Two panes, the inner one with a coating that is hardly seen, and a spacer with its seal."""
    each = 0.006
    for y, tint in ((-overall / 2 + each / 2, 'clear'), (overall / 2 - each / 2, 'low-iron')):
        glass.pane(shape, WIDTH, HEIGHT, each, glass.thin_face('low-e' if tint == 'clear' else tint), glass.edge_face('clear'), (-WIDTH / 2, y, 0), arris=0.0006)
    spacer, seal, gap = metal('alu'), plain((0.03, 0.03, 0.032), 0.6), overall - 2 * each - 0.0004
    for kind, inset, wide in ((seal, 0.0032, 0.0061), (spacer, 0.0095, 0.0064)):
        for x in (-WIDTH / 2 + inset, WIDTH / 2 - inset):
            shape.box((x, 0, HEIGHT / 2), (wide, gap, HEIGHT - 2 * inset + wide), kind, 0.0004)
        for z in (inset, HEIGHT - inset):
            shape.box((0, 0, z), (WIDTH - 2 * inset - wide, gap, wide), kind, 0.0004)


def wire_mesh(shape):
    """Half inch squares of steel wire in the middle of the pane."""
    wire, step = metal('steel'), 0.0127
    for k in range(1, int(WIDTH / step) + 1):
        x = -WIDTH / 2 + k * step - 0.004
        shape.rod((x, -0.0002, 0.002), (x, -0.0002, HEIGHT - 0.002), 0.00042, wire, 0.0001, 6)
    for k in range(1, int(HEIGHT / step) + 1):
        z = k * step - 0.005
        shape.rod((-WIDTH / 2 + 0.002, 0.0003, z), (WIDTH / 2 - 0.002, 0.0003, z), 0.00042, wire, 0.0001, 6)


def build(picture):
    stage.bounces(3, 4, 14, 16)
    setting()
    walls = behind_the_camera({'glass-mirror': 1.5, 'glass-one-way': 3.2}.get(picture, 4.5))
    the_pane(picture)
    stage.sky((0.85, 0.93, 1.0), 3.0)
    stage.soft_light((-2.3, -0.9, 1.0), (0, 0.1, 0.15), (1.6, 1.5), 52, (0.96, 0.98, 1.0))
    stage.soft_light((0.9, -2.9, 1.3), (0, 0, 0.2), (1.6, 1.6), 22, (1, 0.96, 0.9))
    stage.sun_through_window((-0.42, 0.80), (-0.30, 0.47), 0.08, (3, 2), 0.034, (0.9, 1.0, -0.52), 1.9, 6.5, 0.55, plane_y=0.46, walls=walls)
    stage.camera((0.0, -1.62, 0.335), 0, 74, (0.0, -0.135), 0, 8, 1.60)
