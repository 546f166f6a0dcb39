"""A low-iron screen beside a soaking tub: pale terrazzo, chalk walls, linen, a high window; calm morning."""
import numpy as np

from kit import backdrops, baths, glass, plants, rooms, stage, textiles
from kit.contact import contact
from kit.materials import ASH, Nodes, ceramic, metal, paint, plaster, stone_tile, wood
from kit.shape import Shape, smooth_path


def terrazzo():
    n = Nodes('terrazzo', (0.66, 0.64, 0.60))
    cells = n.node('TexVoronoi', {'Vector': n.place((1, 1, 1), 9.0), 'Scale': 46.0}, feature='F1')
    chips = n.ramp(cells.outputs['Distance'], [(0.26, (1, 1, 1)), (0.34, (0, 0, 0))])
    hue = n.ramp(n.node('SeparateXYZ', {0: cells.outputs['Color']}).outputs[0], [(0.0, (0.50, 0.46, 0.40)), (0.35, (0.80, 0.78, 0.74)), (0.6, (0.36, 0.34, 0.31)), (0.8, (0.56, 0.40, 0.30))])
    base = n.mix(chips, (0.70, 0.68, 0.64), hue)
    return n.finish(n.principled(color=base, rough=0.30, specular=0.45))


def tub(at):
    """A freestanding tub with a soft rim, outside 1.66 by 0.76."""
    white = ceramic((0.82, 0.81, 0.785), 0.16)
    shape = Shape('tub')
    around = 96

    def ring(a, b, z):
        t = np.linspace(0, 2 * np.pi, around, endpoint=False)
        c, s = np.cos(t), np.sin(t)
        p = 2.6
        r = (np.abs(c / a) ** p + np.abs(s / b) ** p) ** (-1 / p)
        return np.column_stack([r * c, r * s, np.full(around, z)])

    rows = [ring(0.66, 0.27, 0.0), ring(0.69, 0.29, 0.02), ring(0.74, 0.33, 0.25), ring(0.815, 0.37, 0.54), ring(0.83, 0.38, 0.565), ring(0.826, 0.376, 0.575), ring(0.815, 0.366, 0.578),
            ring(0.80, 0.352, 0.572), ring(0.79, 0.342, 0.55), ring(0.70, 0.29, 0.22), ring(0.60, 0.22, 0.13), ring(0.30, 0.10, 0.115)]
    points = np.vstack(rows)
    faces = []
    for j in range(len(rows) - 1):
        for k in range(around):
            n = (k + 1) % around
            faces.append((j * around + k, j * around + n, (j + 1) * around + n, (j + 1) * around + k))
    faces.append(tuple(range((len(rows) - 1) * around, len(rows) * around)))
    shape.add((points, faces), white, smooth=True)
    shape.lathe([(0.028, 0.116), (0.026, 0.121), (0, 0.122)], metal('nickel'), segments=32)
    shape.done(at)


def towel_on_rim(at):
    """A towel over the tub's near rim, following its curve; its length falls outside."""
    path = smooth_path([(-0.018, 0, 0.20), (-0.017, 0, 0.40), (-0.015, 0, 0.53), (-0.008, 0, 0.576), (0.014, 0, 0.591), (0.040, 0, 0.581), (0.052, 0, 0.54), (0.082, 0, 0.37)], 6)
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])

    def surface(u, v):
        s = v * along[-1]
        out, z = np.interp(s, along, path[:, 0]), np.interp(s, along, path[:, 2])
        free = np.clip((0.54 - z) / 0.30, 0, 1) * (v < 0.6)
        x = 0.06 + 0.36 * u + 0.006 * np.sin(7 * v) * free + (0.5 - u) * 0.03 * free
        rim = -0.38 * (1 - (np.abs(x) / 0.83) ** 2.6) ** (1 / 2.6)
        fold = 0.010 * np.sin(15 * u + 1.0) + 0.006 * np.sin(31 * u + 2.0)
        return x, rim + out + (fold - 0.012) * free, z + 0.006 * np.sin(5 * u + 1) * free

    Shape('towel').sheet(60, 80, surface, textiles.terry((0.62, 0.50, 0.40)), 0.006).done(at)


def floor_faucet(at):
    shape, m = Shape('tub filler'), metal('nickel')
    shape.lathe([(0.045, 0), (0.045, 0.008), (0.02, 0.012)], m, segments=40)
    shape.tube([(0, 0, 0), (0, 0, 0.82), (0, -0.05, 0.90), (0, -0.20, 0.90), (0, -0.235, 0.86)], 0.0145, m, 18, bend=10)
    shape.rod((-0.07, 0, 0.66), (0.07, 0, 0.66), 0.013, m)
    for x in (-0.07, 0.07):
        shape.rod((x, 0, 0.66), (x, -0.045, 0.665), 0.006, m)
    shape.done(at)


def build(_picture):
    stage.bounces(2, 4, 8, 24)
    chalk = plaster((0.78, 0.72, 0.63), 0.05, 0.35)
    walls = rooms.box_room((-2.0, 2.2), (-4.4, 0), 2.7, chalk, openings={'back': [(2.35, 3.65, 1.30, 2.20), (0.55, 0.91, 1.12, 1.42)]}, thickness=0.24)
    rooms.window((0.35, 0, 1.30), 0, 1.30, 0.90, 2, 1, metal('bronze'), 0.035, 0.06, 0.018, True, 0.13, wood(ASH, 'x'))
    ground = terrazzo()
    rooms.floor((-2.0, 2.2), (-4.4, 0), (0.8, 0.8), ground, gap=0.002, start=(0.35, 0.3), tilt=0.0003)
    tile = stone_tile((0.60, 0.54, 0.46), 0.09, 0.45, 2.6, 0.07)
    rooms.tile_field((-2.0, -0.001, 0), (1, 0, 0), (0, 0, 1), 1.62, 2.7, tile=(0.16, 0.16), material=tile, joint=(0.52, 0.48, 0.42), gap=0.003, tilt=0.006, seed=91, edge_wobble=0.0005, holes=[(0.55, 0.91, 1.12, 1.42)])
    rooms.tile_field((-1.999, -1.15, 0), (0, 1, 0), (0, 0, 1), 1.15, 2.7, tile=(0.16, 0.16), material=tile, joint=(0.52, 0.48, 0.42), gap=0.003, tilt=0.006, seed=92, edge_wobble=0.0005)
    trim = Shape('trim')
    trim.block((-0.38, -0.372), (-0.012, 0), (0, 2.7), metal('nickel'), 0.001)
    trim.block((-2.0, -1.988), (-1.158, -1.15), (0, 2.7), metal('nickel'), 0.001)
    trim.done()
    glass.sheet_of_glass('screen', 1.12, 2.15, (-0.42, -1.135, 0.006), (0, 0, 90), 0.012, 'low-iron')
    rail = Shape('recessed channel')
    rail.block((-0.436, -0.404), (-1.14, -0.012), (-0.001, 0.005), metal('nickel'), 0.001)
    rail.rod((-0.42, -1.07, 2.175), (-1.99, -1.07, 2.175), 0.0095, metal('nickel'))
    rail.box((-0.42, -1.07, 2.168), (0.034, 0.034, 0.044), metal('nickel'), 0.003)
    rail.lathe([(0.022, 0), (0.022, 0.006), (0.012, 0.009)], metal('nickel'), (-1.99, -1.07, 2.175), (0, 90, 0))
    rail.done()
    for z in (0.35, 1.85):
        glass.clamp((-0.42, -0.0135, z), 'nickel', (0, 0, -90))
    baths.rain_head((-1.22, -0.012, 2.12), 'nickel', 0.40, 0.14)
    baths.valve((-0.95, -0.012, 1.10), 'nickel')
    baths.hand_shower((-1.70, -0.012, 1.05), 'nickel', 0.62)
    baths.linear_drain((-1.2, -0.10, 0.001), 0.9, 'nickel')
    baths.niche((-1.45, -0.010, 1.12), 0.36, 0.30, 0.09, stone_tile((0.70, 0.67, 0.62), 0.05, 0.3))
    baths.pump_bottle((-1.36, 0.035, 1.132), ceramic((0.36, 0.33, 0.28), 0.5), 'nickel', label=None, turn=-60)
    baths.jar((-1.20, 0.03, 1.132), 0.032, 0.075, lid=wood(ASH, 'x'))
    tub((0.98, -0.72, 0.0))
    floor_faucet((0.98, -0.21, 0.0))
    tray = Shape('tray')
    tray.box((0.72, -0.72, 0.592), (0.16, 0.86, 0.018), wood(ASH, 'y'), 0.004)
    tray.done()
    baths.soap_on_dish((0.72, -0.55, 0.601), 80)
    candle = Shape('candle')
    candle.lathe([(0, 0), (0.034, 0), (0.034, 0.08), (0.030, 0.08), (0.028, 0.05), (0, 0.05)], ceramic((0.36, 0.33, 0.28), 0.5), segments=40)
    candle.done((0.72, -0.84, 0.601))
    towel_on_rim((0.98, -0.72, 0.0))
    drum = Shape('garden stool')
    around = [(0, 0), (0.125, 0), (0.132, 0.008), (0.152, 0.06), (0.172, 0.15), (0.178, 0.225), (0.172, 0.30), (0.152, 0.39), (0.136, 0.432), (0.128, 0.445), (0.11, 0.449), (0, 0.45)]
    drum.lathe(around, ceramic((0.34, 0.38, 0.32), 0.18, 0.3), segments=96)
    drum.done((-0.02, -1.36, 0))
    contact((-0.02, -1.36, 0), 0.21, 0.8)
    textiles.towel_stack((-0.02, -1.36, 0.45), [(0.78, 0.75, 0.69)], (0.24, 0.18, 0.055), 6, 10)
    contact((0.98, -0.72, 0.0), (0.84, 0.42), 0.7)
    textiles.rug((0.98, -1.38, 0.0005), (1.20, 0.44), (0.50, 0.44, 0.36), bands=())
    plants.olive_tree((1.85, -0.32, 0), 1.75, 81, ceramic((0.56, 0.50, 0.43), 0.75))
    plants.vase((0.55, -0.02, 1.30), 'bottle', ceramic((0.50, 0.44, 0.36), 0.6, 0.4), 0.7)
    baths.peg((-0.18, 0, 1.66), 'nickel')
    textiles.hung_towel((-0.18, -0.02, 1.65), 0.36, 0.92, (0.78, 0.75, 0.69), seed=5)
    rooms.baseboard((-0.36, 0, 0), 0, 2.56, paint((0.76, 0.74, 0.70), 0.5), 0.09, 0.012)
    backdrops.hang(backdrops.garden('day', seed=84, blur=8), (1.0, 6, 2.6), 9, 6, 0, 2.2)
    stage.sky((0.85, 0.93, 1.0), 1.6)
    stage.soft_light((1.0, -0.03, 1.75), (0.4, -2.2, 0.4), (1.25, 0.85), 42, (0.94, 0.97, 1.0))
    stage.soft_light((2.1, -2.6, 1.7), (-0.5, -0.9, 0.8), (1.3, 1.6), 52, (1, 0.96, 0.90))
    stage.soft_light((-0.2, -4.2, 2.1), (0, 0, 1.0), (3.0, 1.2), 60, (1, 0.96, 0.90))
    stage.sun_through_window((-1.55, -0.15), (0.3, 1.55), 0.10, (2, 1), 0.05, (-0.7, 1.0, -0.5), 2.6, 7.0, 0.55, walls=list(walls.values()))
    stage.camera((-0.25, -4.05, 1.34), 4, 27, (0.02, -0.088))
