"""A home bar before a wall of antiqued mirror squares with bevelled edges; brass shelf, two lamps, night."""
import numpy as np

from kit import baths, furniture, glass, plants, rooms, stage, textiles
from kit.materials import WALNUT, Nodes, ceramic, fabric, marble, metal, mirror_antique, paint, plain, plaster, wood
from kit.shape import Shape

LEFT, SIDE, COLUMNS, ROWS, BASE = -1.26, 0.36, 7, 4, 1.02


def squares():
    rng = np.random.default_rng(3)
    shape, silver = Shape('squares'), mirror_antique()
    for i in range(COLUMNS):
        for j in range(ROWS):
            x, z, s, b = LEFT + i * SIDE + 0.001, BASE + j * SIDE + 0.001, SIDE - 0.002, 0.022
            tilt = rng.normal(0, 0.0012, 2)
            y0, y1 = -0.006, -0.0095
            outer = [(x, y0, z), (x + s, y0, z), (x + s, y0, z + s), (x, y0, z + s)]
            inner = [(px + (b if k in (0, 3) else -b), y1 + tilt[0] * (px - x) + tilt[1] * (pz - z), pz + (b if k < 2 else -b)) for k, (px, _, pz) in enumerate(outer)]
            shape.add((outer + inner, [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]), silver)
    shape.done()
    frame, brass = Shape('frame'), metal('brass')
    right, top = LEFT + COLUMNS * SIDE, BASE + ROWS * SIDE
    for x in ((LEFT - 0.014, LEFT), (right, right + 0.014)):
        frame.block(x, (-0.016, 0), (BASE - 0.014, top + 0.014), brass, 0.001)
    frame.block((LEFT, right), (-0.016, 0), (top, top + 0.014), brass, 0.001)
    frame.done()


def coloured_glass(tint):
    """Thin walls that tint what is behind them: no bent rays, little noise."""
    n = Nodes('spirit')
    through = n.node('BsdfTransparent', {'Color': tint}).outputs[0]
    body = n.principled(color=tuple(c * 0.5 for c in tint), rough=0.3, specular=0.2)
    shine = n.node('BsdfGlossy', {'Color': (1, 1, 1), 'Roughness': 0.04}).outputs[0]
    fresnel = n.node('Fresnel', {'IOR': 1.5}).outputs[0]
    return n.finish(n.blend(fresnel, n.blend(0.12, through, body), shine))


def spirit(at, kind, tint, label):
    body = coloured_glass(tint)
    shape = Shape('spirit')
    profiles = [
        [(0, 0.004), (0.038, 0), (0.042, 0.006), (0.042, 0.17), (0.036, 0.195), (0.014, 0.225), (0.013, 0.27)],
        [(0, 0.004), (0.050, 0), (0.054, 0.008), (0.052, 0.11), (0.044, 0.14), (0.015, 0.16), (0.014, 0.21)],
        [(0, 0.004), (0.032, 0), (0.035, 0.006), (0.037, 0.21), (0.030, 0.235), (0.013, 0.255), (0.0125, 0.30)],
    ]
    p = profiles[kind]
    shape.lathe(p, body, segments=40)
    shape.lathe([(p[-1][0] + 0.001, p[-1][1] - 0.004), (p[-1][0] + 0.002, p[-1][1] + 0.022), (0, p[-1][1] + 0.023)], metal('brass') if kind == 1 else plain((0.03, 0.03, 0.03), 0.5), segments=24)
    r = p[3][0] + 0.0004
    shape.lathe([(r, 0.045), (r + 0.0001, 0.046), (r + 0.0001, 0.108), (r, 0.109)], plain(label, 0.8), segments=40)
    shape.done(at)


def tumbler(at):
    shape, face = Shape('tumbler'), glass.thin_face('clear')
    shape.lathe([(0, 0.001), (0.034, 0), (0.036, 0.004), (0.039, 0.088), (0.0372, 0.088), (0.034, 0.012), (0, 0.012)], face, segments=40)
    shape.done(at)


def build(_picture):
    stage.bounces(2, 6, 8, 24)
    umber = plaster((0.135, 0.085, 0.060), 0.10, 0.3)
    rooms.box_room((-2.6, 2.6), (-4.2, 0), 2.75, umber, plaster((0.40, 0.30, 0.22), 0.05, 0.2))
    for x in (-1.8, -0.9, 1.6):
        furniture.pendant((x, -3.0, 2.75), 0.62, 'globe', 7, (1, 0.78, 0.54), 3.5, 'brass', 0.10)
    rooms.plank_floor((-2.6, 2.6), (-4.2, 0), wood((0.24, 0.13, 0.065), 'x', 0.34), 'x', 0.10)
    rooms.baseboard((-2.6, 0, 0), 0, 5.2, paint((0.13, 0.085, 0.06), 0.35), 0.16)
    rooms.door((2.2, -4.19, 0), 180, material=paint((0.62, 0.55, 0.45), 0.4), finish='brass')
    squares()
    stone, timber = marble((0.055, 0.05, 0.048), (0.50, 0.42, 0.32), 0.9, 0.14), wood(WALNUT, 'x', 0.38)
    bar = Shape('bar')
    bar.block((-1.5, 1.5), (-0.46, -0.02), (0.08, 0.90), timber, 0.003)
    bar.block((-1.46, 1.46), (-0.43, -0.03), (0, 0.08), plain((0.02, 0.02, 0.02), 0.7), 0.001)
    bar.block((-1.53, 1.53), (-0.49, -0.005), (0.90, 0.93), stone, 0.003)
    bar.block((-1.53, 1.53), (-0.017, 0), (0.93, 1.005), stone, 0.002)
    for k in range(4):
        a = -1.49 + k * 0.747
        bar.block((a, a + 0.738), (-0.481, -0.4605), (0.095, 0.885), wood(WALNUT, 'z', 0.38), 0.002)
        bar.rod((a + (0.69 if k % 2 == 0 else 0.05), -0.505, 0.52), (a + (0.69 if k % 2 == 0 else 0.05), -0.505, 0.72), 0.006, metal('brass'))
        for z in (0.54, 0.70):
            bar.rod((a + (0.69 if k % 2 == 0 else 0.05), -0.48, z), (a + (0.69 if k % 2 == 0 else 0.05), -0.505, z), 0.004, metal('brass'))
    bar.done()
    shelf = Shape('shelf')
    glass.pane(shelf, 1.5, 0.20, 0.010, glass.thin_face('clear'), glass.edge_face('clear'), (-0.75, -0.02, 1.545), (90, 0, 0))
    for x in (-0.62, 0.62):
        shelf.block((x - 0.008, x + 0.008), (-0.21, -0.008), (1.522, 1.538), metal('brass'), 0.002)
        shelf.block((x - 0.016, x + 0.016), (-0.014, -0.008), (1.48, 1.56), metal('brass'), 0.002)
    shelf.done()
    for x in (-0.55, -0.42, -0.29, 0.22, 0.35, 0.48):
        tumbler((x, -0.11, 1.551))
    tints = [(0.78, 0.44, 0.14), (0.34, 0.58, 0.34), (0.88, 0.62, 0.24), (0.93, 0.95, 0.94), (0.66, 0.16, 0.10)]
    for k, x in enumerate((-0.72, -0.60, -0.47, -0.36, 0.62, 0.74)):
        spirit((x, -0.16 - 0.05 * (k % 2), 0.93), k % 3, tints[k % 5], ((0.66, 0.60, 0.48), (0.05, 0.05, 0.05), (0.50, 0.22, 0.08))[k % 3])
    tray = Shape('tray')
    tray.lathe([(0, 0.006), (0.17, 0.006), (0.172, 0.02), (0.176, 0.02), (0.176, 0.0), (0, 0)], metal('brass'), segments=72)
    tray.done((0.10, -0.26, 0.93))
    for x, y in ((0.03, -0.22), (0.17, -0.30), (0.13, -0.20)):
        tumbler((x, y, 0.936))
    spirit((0.04, -0.32, 0.936), 1, tints[2], (0.66, 0.60, 0.48))
    furniture.fruit_bowl((0.98, -0.26, 0.93), 13, (0.58, 0.40, 0.06))
    plants.vase((-1.18, -0.24, 0.93), 'round', ceramic((0.62, 0.54, 0.43), 0.55, 0.4), 0.95)
    plants.branches((-1.18, -0.24, 1.115), 37, 8, 0.46, 0.24, 0.055, 0.024, (0.10, 0.13, 0.045))
    for x in (-1.52, 1.52):
        baths.globe_sconce((x, 0, 1.62), 'brass', 9, 0.07, 3.0, (1, 0.82, 0.62))
    for x, turn in ((-0.55, 172), (0.45, 190)):
        seat = Shape('bar stool')
        cloth = fabric((0.07, 0.10, 0.078), 900, 0.3, 0.3, 0.06)
        seat.lathe([(0, 0.70), (0.16, 0.70), (0.174, 0.703), (0.183, 0.711), (0.187, 0.724), (0.187, 0.738), (0.182, 0.752), (0.171, 0.763), (0.15, 0.769), (0.10, 0.772), (0, 0.773)], cloth, segments=64)
        for k in range(4):
            a = np.radians(45 + 90 * k)
            seat.tube([(0.11 * np.cos(a), 0.11 * np.sin(a), 0.70), (0.20 * np.cos(a), 0.20 * np.sin(a), 0)], [0.014, 0.011], wood(WALNUT, 'z'), 14)
        ring = [(0.165 * np.cos(t), 0.165 * np.sin(t), 0.26) for t in np.linspace(0, 2 * np.pi, 49)]
        seat.tube(ring, 0.008, metal('brass'), 10)
        seat.done((x, -0.92, 0.0), (0, 0, turn))
    plants.rubber_plant((2.12, -0.5, 0), 1.7, 47, ceramic((0.40, 0.34, 0.27), 0.7))
    furniture.picture((-2.35, 0, 1.30), 0.55, 0.75, seed=62, frame=WALNUT)
    textiles.rug((0.0, -1.75, 0.0005), (2.8, 1.5), (0.30, 0.125, 0.075), (0.10, 0.085, 0.06))
    rooms.outlet((1.85, 0, 0.34), colour=(0.30, 0.27, 0.23))
    stage.sky((0.2, 0.25, 0.4), 0.1)
    stage.lamp((-0.6, -1.1, 2.7), 40, 0.07, (1, 0.84, 0.66), 100, (-0.5, -0.2, 0.9))
    stage.lamp((0.7, -1.1, 2.7), 40, 0.07, (1, 0.84, 0.66), 100, (0.6, -0.2, 0.9))
    stage.soft_light((-1.4, -4.0, 2.2), (0, 0, 0.9), (2.0, 1.2), 40, (1, 0.93, 0.84))
    stage.camera((0.55, -3.45, 1.36), -8, 30, (0.0, -0.02))
