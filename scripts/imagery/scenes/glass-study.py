"""One ledge, one light, eleven glasses: a pane in an oak foot before a vase and a tiled wall."""
import math

from kit import glass, plants, rooms, stage
from kit.materials import ASH, OAK, Nodes, ceramic, glazed, metal, mirror_silver, paint, plain, plaster, stone_tile, wood
from kit.shape import Shape

WIDTH, HEIGHT, TURN = 0.30, 0.385, 27
BASE = 0.014

GLASSES = {
    'glass-clear': ('clear', 'clear', 0.010),
    'glass-low-iron': ('clear', 'low-iron', 0.010),
    'glass-frosted': ('frosted', 'clear', 0.010),
    'glass-acid-etch': ('etched', 'low-iron', 0.010),
    'glass-rain': ('rain', 'clear', 0.010),
    'glass-tinted-grey': ('clear', 'grey', 0.010),
    'glass-tinted-bronze': ('clear', 'bronze', 0.010),
    'glass-patterned': ('reeded', 'clear', 0.010),
    'glass-laminated': ('clear', 'clear', 0.0135),
    'glass-tempered': ('clear', 'clear', 0.0125),
    'glass-mirror': ('mirror', 'clear', 0.006),
    'glass-low-e': ('unit', 'clear', 0.026),
    'glass-one-way': ('one-way', 'clear', 0.006),
    'glass-wired': ('wired', 'clear', 0.007),
}


def setting():
    rooms.slab((-1.4, 1.4), (-0.62, 0.50), (-0.04, 0.0), stone_tile((0.60, 0.545, 0.465), 0.10, 0.36, 3.0))
    tile = glazed((0.175, 0.30, 0.245), 0.5, 0.13, 0.2)
    rooms.tile_field((-1.5, 0.46, 0.0), (1, 0, 0), (0, 0, 1), 3.0, 0.385, (0.062, 0.125), tile, (0.50, 0.49, 0.44), 0.0028, tilt=0.011, seed=21, edge_wobble=0.0004)
    rooms.wall((-1.5, 0.46, 0.0), 0, 3.0, 1.6, plaster((0.74, 0.70, 0.63), 0.05, 0.25))
    Shape('ledge').block((-1.5, 1.5), (0.425, 0.4605), (0.385, 0.405), wood(OAK, 'x'), 0.002).done()
    plants.vase((-0.075, 0.215, 0), 'bottle', ceramic((0.66, 0.47, 0.36), 0.7), 0.72)
    plants.branches((-0.075, 0.215, 0.185), 12, 6, 0.29, 0.17, 0.052, 0.021, (0.065, 0.135, 0.045), 17, start=0.15)
    plants.vase((0.365, 0.27, 0), 'bowl', ceramic((0.72, 0.69, 0.63), 0.5, 0.6), 0.72)
    fallen = Shape('fallen leaf')
    points, faces = plants._leaf(0.045, 0.017, 0.2, -0.1)
    fallen.add((points, faces), plants.leaf((0.065, 0.135, 0.045)), (-0.245, -0.10, 0.003), (0, 0, 38), smooth=True)
    fallen.done()


def behind_the_camera():
    """What the mirror and the panes reflect: a bright room with a window, a plant, a picture rail."""
    room = plaster((0.66, 0.62, 0.56), 0.05, 0.1)
    back = rooms.wall((2.6, -3.4, -0.9), 180, 5.2, 3.0, room, [(1.1, 2.3, 0.9, 2.4)])
    frame = rooms.window((1.5, -3.4, 0.0), 180, 1.2, 1.5, 2, 3)
    rooms.wall((2.6, 0.46, -0.9), -90, 3.9, 3.0, room)
    left = rooms.wall((-2.6, -3.4, -0.9), 90, 3.9, 3.0, room)
    lid = rooms.slab((-2.6, 2.6), (-3.4, 0.46), (2.1, 2.2), paint((0.78, 0.76, 0.72), 0.8))
    rooms.slab((-2.6, 2.6), (-3.4, 0.46), (-1.0, -0.9), wood(ASH, 'y'))
    plants.rubber_plant((1.95, -1.42, -0.9), 1.55, 4)
    plants.olive_tree((-0.55, -2.9, -0.9), 1.75, 8)
    shelf = Shape('sideboard')
    shelf.block((0.6, 1.6), (-3.38, -2.98), (-0.75, -0.05), wood(OAK, 'x'), 0.004)
    shelf.done()
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
    else:
        finish = 'clear' if finish == 'wired' else finish
        glass.pane(shape, WIDTH, HEIGHT, thickness, glass.solid_face(finish, tint), glass.edge_face(tint, True), (-WIDTH / 2, 0, 0), arris=arris)
    if name == 'glass-wired':
        wire_mesh(shape)
    if name == 'glass-laminated':
        n = Nodes('interlayer')
        milky = n.finish(n.principled(color=(0.72, 0.78, 0.74), rough=0.35, specular=0.4))
        for x in (-WIDTH / 2, WIDTH / 2):
            shape.box((x, 0, HEIGHT / 2), (0.0004, 0.0012, HEIGHT - 0.004), milky, 0.0001)
        shape.box((0, 0, HEIGHT), (WIDTH - 0.004, 0.0012, 0.0004), milky, 0.0001)
    if name == 'glass-tempered':
        n = Nodes('stamp')
        etched = n.finish(n.principled(color=(0.80, 0.83, 0.82), rough=0.9, specular=0.1))
        centre = (WIDTH / 2 - 0.042, -thickness / 2 - 0.0001, 0.052)
        ring = [(0.021 * math.cos(t), 0, 0.0105 * math.sin(t)) for t in [k * math.pi / 24 for k in range(49)]]
        shape.tube(ring, 0.00035, etched, 6, at=centre)
        for z, half in ((0.0035, 0.012), (-0.0005, 0.014), (-0.0045, 0.010)):
            shape.box((centre[0], centre[1], centre[2] + z), (half * 2, 0.0003, 0.0011), etched, 0.0001)
    shape.done((0.035, 0, BASE), (0, 0, TURN))
    foot = Shape('foot')
    timber = wood(OAK, 'x')
    for y in (-1, 1):
        foot.box((0, y * (thickness / 2 + 0.0125), 0.019), (0.15, 0.0245, 0.038), timber, 0.002)
    foot.box((0, 0, 0.0065), (0.15, thickness, 0.013), timber, 0.001)
    foot.done((0.035, 0, 0), (0, 0, TURN))


def insulated_unit(shape, overall):
    """Two panes, the inner one with a coating that is hardly seen, and a spacer with its seal."""
    each = 0.006
    for y, tint in ((-overall / 2 + each / 2, 'clear'), (overall / 2 - each / 2, 'low-iron')):
        glass.pane(shape, WIDTH, HEIGHT, each, glass.thin_face('low-e' if tint == 'clear' else tint), glass.edge_face('clear'), (-WIDTH / 2, y, 0), arris=0.0006)
    spacer, seal, gap = metal('alu'), plain((0.03, 0.03, 0.032), 0.6), overall - 2 * each - 0.0004
    for kind, inset, wide in ((seal, 0.0035, 0.005), (spacer, 0.0095, 0.006)):
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
    walls = behind_the_camera()
    the_pane(picture)
    stage.sky((0.85, 0.93, 1.0), 3.0)
    stage.soft_light((-2.3, -0.9, 1.0), (0, 0.1, 0.15), (1.6, 1.5), 52, (0.96, 0.98, 1.0))
    stage.soft_light((0.9, -2.9, 1.3), (0, 0, 0.2), (1.6, 1.6), 22, (1, 0.96, 0.9))
    stage.sun_through_window((-0.42, 0.80), (-0.30, 0.47), 0.08, (3, 2), 0.034, (0.9, 1.0, -0.52), 1.9, 6.5, 0.55, plane_y=0.46, walls=walls)
    stage.camera((0.0, -1.62, 0.335), 0, 74, (0.0, -0.135), 0, 8, 1.60)
