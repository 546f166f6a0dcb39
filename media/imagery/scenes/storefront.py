"""A bakery's storefront at dusk: black steel frames, large panes, lamplight on oak, wet pavement, brick piers."""
import math

import numpy as np
from mathutils import Matrix

from kit import furniture, glass, plants, rooms, stage
from kit.lettering import lettering
from kit.materials import OAK, WALNUT, Nodes, brick, ceramic, concrete, glow, metal, paint, plain, plaster, stone_tile, wood
from kit.shape import Shape

WIDE, SILL, HEAD = 2.55, 0.52, 2.52
DOOR = (0.35, 1.42)


def facade():
    kw = dict(tile=(0.205, 0.062), material=brick((0.23, 0.10, 0.068)), joint=(0.30, 0.28, 0.25), gap=0.011, bond='running', tilt=0.006, bevel=0.002, recess=0.006, edge_wobble=0.0012)
    rooms.tile_field((-6.2, -0.12, 0), (1, 0, 0), (0, 0, 1), 6.2 - WIDE, 3.10, seed=81, **kw)
    rooms.tile_field((WIDE, -0.12, 0), (1, 0, 0), (0, 0, 1), 6.2 - WIDE, 3.10, seed=82, **kw)
    rooms.tile_field((-6.2, -0.12, 3.10), (1, 0, 0), (0, 0, 1), 12.4, 1.5, seed=83, **kw)
    stone = concrete((0.42, 0.395, 0.355), 0.8)
    pier, black = Shape('piers'), paint((0.020, 0.032, 0.029), 0.35)
    for s in (-1, 1):
        pier.block(sorted((s * WIDE, s * (WIDE - 0.012))), (-0.124, 0.15), (0, 3.06), black, 0.002)
    pier.block((-6.2, 6.2), (-0.20, 0.05), (3.06, 3.17), stone, 0.006)
    pier.done()
    fascia = Shape('fascia')
    fascia.block((-WIDE, WIDE), (-0.10, 0.06), (2.60, 3.06), paint((0.042, 0.072, 0.062), 0.42), 0.004)
    fascia.block((-WIDE, WIDE), (-0.135, -0.06), (2.585, 2.625), black, 0.005)
    fascia.block((-WIDE, WIDE), (-0.135, -0.06), (3.03, 3.06), black, 0.005)
    fascia.done()
    lettering('MORNING BREAD', 0.235, metal('brass'), Matrix.Translation((0, -0.118, 2.745)), 0.012, 1.22)
    for x in (-1.6, 0.0, 1.6):
        gooseneck((x, -0.12, 3.30))


def gooseneck(at):
    shape, m = Shape('gooseneck'), metal('black')
    shape.lathe([(0.05, 0), (0.05, 0.012), (0.02, 0.016)], m, (0, 0, 0), (90, 0, 0))
    shape.tube([(0, 0, 0), (0, -0.12, 0.10), (0, -0.32, 0.14), (0, -0.46, 0.06), (0, -0.50, -0.02)], 0.012, m, 14, bend=8)
    shape.lathe([(0.03, 0.02), (0.04, 0.0), (0.13, -0.09), (0.127, -0.09), (0.036, -0.004)], m, (0, -0.50, -0.03), segments=48)
    shape.done(at)
    bulb = Shape('bulb')
    bulb.ball(0.035, glow((1, 0.75, 0.45), 10))
    bulb.done((at[0], at[1] - 0.50, at[2] - 0.09), hidden_from=('shadow', 'diffuse'))
    stage.lamp((at[0], at[1] - 0.50, at[2] - 0.125), 9, 0.04, (1, 0.74, 0.45), 120, (at[0], at[1] - 0.30, 0))
    stage.lamp((at[0], at[1] - 0.48, at[2] - 0.14), 34, 0.035, (1, 0.74, 0.45), 104, (at[0], -0.12, 2.72), 0.9)


def frames():
    steel, y = paint((0.018, 0.028, 0.026), 0.35), (-0.03, 0.03)
    f = Shape('frames')
    f.block((-WIDE, WIDE), y, (HEAD, 2.60), steel, 0.003)
    for x in (-WIDE + 0.03, -1.10, DOOR[0], DOOR[1], WIDE - 0.03):
        f.block((x - 0.03, x + 0.03), y, (0, HEAD), steel, 0.003)
    bays = [(-WIDE + 0.06, -1.13), (-1.07, DOOR[0] - 0.03), (DOOR[1] + 0.03, WIDE - 0.06)]
    for a, b in bays:
        f.block((a, b), y, (SILL - 0.03, SILL + 0.03), steel, 0.003)
        f.block((a, b), (-0.012, 0.02), (0.10, SILL - 0.03), steel, 0.002)
        f.block((a + 0.09, b - 0.09), (-0.022, 0.0), (0.19, SILL - 0.12), steel, 0.008)
        f.block((a - 0.005, b + 0.005), (-0.045, 0.03), (-0.05, 0.10), concrete((0.34, 0.32, 0.29), 0.8), 0.003)
        glass.sheet_of_glass('pane', b - a - 0.004, HEAD - SILL - 0.034, (a + 0.002, 0.0, SILL + 0.032), thickness=0.010)
        for x in ((a, a + 0.014), (b - 0.014, b)):
            f.block(x, (-0.022, 0.022), (SILL + 0.03, HEAD), steel, 0.001)
    f.block(DOOR, y, (2.08, 2.14), steel, 0.003)
    glass.sheet_of_glass('fanlight', DOOR[1] - DOOR[0] - 0.066, HEAD - 2.144, (DOOR[0] + 0.033, 0.0, 2.142), thickness=0.010)
    f.block((DOOR[0], DOOR[1]), (-0.10, 0.06), (-0.01, 0.012), metal('bronze'), 0.002)
    f.done()
    door, w = Shape('door'), DOOR[1] - DOOR[0] - 0.07
    for x in ((0.0, 0.075), (w - 0.075, w)):
        door.block(x, (-0.022, 0.022), (0, 2.06), steel, 0.003)
    for z in ((0, 0.24), (1.985, 2.06)):
        door.block((0.075, w - 0.075), (-0.022, 0.022), z, steel, 0.003)
    glass.pane(door, w - 0.15, 1.745, 0.010, glass.thin_face('clear'), glass.edge_face('clear'), (0.075, 0, 0.24))
    m = metal('brass')
    door.rod((w - 0.04, -0.075, 0.82), (w - 0.04, -0.075, 1.32), 0.011, m)
    for z in (0.88, 1.26):
        door.rod((w - 0.04, -0.02, z), (w - 0.04, -0.075, z), 0.008, m)
    door.lathe([(0.016, 0), (0.016, 0.006), (0, 0.007)], m, (w - 0.04, -0.022, 0.72), (90, 0, 0))
    sign = Shape('open sign')
    sign.box((w / 2, -0.008, 1.38), (0.24, 0.003, 0.13), plain((0.72, 0.66, 0.54), 0.7), 0.001)
    lettering('OPEN', 0.085, plain((0.05, 0.12, 0.10), 0.7), Matrix.Translation((DOOR[0] + 0.035 + w / 2, -0.0105, 1.365)))
    sign.done((DOOR[0] + 0.035, 0.0, 0.014))
    door.done((DOOR[0] + 0.035, 0.0, 0.014))


def crust(colour):
    """Bread: unevenly browned, dusted with flour."""
    n = Nodes('crust', colour)
    baked = n.noise(13, 4, 0.62, 0.8, jitter=7.0)
    base = n.ramp(baked, [(0.30, tuple(0.42 * c for c in colour)), (0.52, colour), (0.74, tuple(min(1.55 * c, 1) for c in colour))])
    dust = n.ramp(n.noise(38, 3, 0.7, jitter=5.0), [(0.50, (0, 0, 0)), (0.68, (1, 1, 1))])
    base = n.mix(n.math('MULTIPLY', dust, 0.42), base, (0.72, 0.64, 0.50))
    return n.finish(n.principled(color=base, rough=0.8, specular=0.25, normal=n.bump(baked, 0.8, 0.008)))


def loaf(shape, at, length, radius, turn, crust, rng):
    # round, oval or long, each with its own cuts across the crust
    blunt, cuts, deep, skew = rng.uniform(0.34, 0.60), rng.uniform(3, 9), rng.uniform(0.06, 0.15), rng.uniform(-1.6, 1.6)
    length, radius = length * rng.uniform(0.72, 1.12), radius * rng.uniform(0.86, 1.16)
    lump = rng.uniform(0, 6, 3)

    def surface(u, v):
        a = v * 2 * np.pi
        s = np.sin(np.pi * np.clip(u, 0.001, 0.999)) ** blunt
        scored = np.clip(np.sin(2 * np.pi * (cuts * u + skew * np.cos(a))), -0.2, 1) ** 2
        bump = 1 + 0.03 * np.sin(9 * u + lump[0]) + 0.02 * np.sin(3 * a + lump[1]) - deep * scored * (np.sin(a) > 0.25)
        c, t = np.cos(np.radians(turn)), np.sin(np.radians(turn))
        x, y, z = (u - 0.5) * length, radius * s * np.cos(a), radius * 0.8 * (1 + s * np.sin(a) * bump * 0.9)
        return at[0] + x * c - y * t, at[1] + x * t + y * c, at[2] + z - radius * 0.1
    shape.sheet(56, 32, surface, crust)


def shop():
    back = 3.4
    cream = plaster((0.50, 0.40, 0.28), 0.06, 0.2)
    rooms.wall((-WIDE - 0.4, back, 0), 0, 2 * WIDE + 0.8, 3.05, cream)
    for x, turn in ((-WIDE - 0.02, 90), (WIDE + 0.02, -90)):
        rooms.wall((x, 0.03 if turn == 90 else back, 0), turn, back, 3.05, cream)
    rooms.slab((-WIDE - 0.4, WIDE + 0.4), (0.0, back), (3.0, 3.1), plaster((0.55, 0.50, 0.42), 0.04, 0.2))
    rooms.floor((-WIDE, WIDE), (0.03, back), (0.20, 0.20), stone_tile((0.42, 0.36, 0.29), 0.1, 0.35, island=0.25), z=0.014, gap=0.004)
    rng = np.random.default_rng(9)
    crusts = [crust(c) for c in ((0.36, 0.17, 0.06), (0.46, 0.25, 0.10), (0.24, 0.11, 0.045), (0.52, 0.33, 0.16), (0.17, 0.075, 0.032))]
    shelf, board = Shape('shelves'), wood(OAK, 'x', 0.45)
    shelf.block((-2.3, 0.9), (back - 0.04, back - 0.005), (0.9, 2.5), wood(WALNUT, 'x', 0.5), 0.002)
    for z in (1.0, 1.42, 1.84, 2.26):
        shelf.block((-2.25, 0.85), (back - 0.42, back - 0.04), (z, z + 0.03), board, 0.003)
    for x in (-2.28, -1.25, -0.22, 0.82):
        shelf.block((x, x + 0.03), (back - 0.42, back - 0.04), (0.95, 2.45), wood(OAK, 'z', 0.45), 0.002)
    shelf.done()
    bread = Shape('bread')
    for k, z in enumerate((1.03, 1.45, 1.87)):
        x = -2.12
        while x < 0.72:
            size = rng.uniform(0.24, 0.42) if k != 1 else rng.uniform(0.18, 0.24)
            if abs(x + 1.24) > 0.12 and abs(x + 0.21) > 0.12:
                loaf(bread, (x + size / 2, back - 0.22, z), size, rng.uniform(0.055, 0.085), rng.normal(0, 14) + (90 if k == 0 and rng.uniform() < 0.5 else 0), crusts[int(rng.integers(5))], rng)
            x += size * 0.9 + 0.04
    counter = Shape('counter')
    counter.block((-2.2, 0.1), (1.45, 2.05), (0.014, 0.92), wood(OAK, 'z', 0.42), 0.004)
    counter.block((-2.24, 0.14), (1.40, 2.10), (0.92, 0.96), stone_tile((0.56, 0.52, 0.46), 0.1, 0.3), 0.004)
    counter.done()
    for k in range(6):
        loaf(bread, (-2.0 + k * 0.24, 1.62, 0.965), rng.uniform(0.2, 0.3), 0.06, rng.normal(40, 20), crusts[int(rng.integers(5))], rng)
    for a, b in ((-2.36, -1.2), (1.55, 2.4)):
        ledge = Shape('ledge')
        ledge.block((a, b), (0.12, 0.55), (SILL - 0.04, SILL), board, 0.003)
        ledge.done()
        x = a + 0.18
        while x < b - 0.15:
            loaf(bread, (x, 0.32 + rng.normal(0, 0.03), SILL + 0.0), rng.uniform(0.22, 0.34), rng.uniform(0.065, 0.085), rng.normal(60, 25), crusts[int(rng.integers(5))], rng)
            x += 0.24
    bread.done()
    till = Shape('till')
    till.box((-0.35, 1.68, 1.06), (0.26, 0.20, 0.18), metal('black'), 0.01)
    till.done()
    plants.vase((-0.05, 1.7, 0.96), 'bottle', ceramic((0.30, 0.36, 0.31), 0.5), 0.9)
    plants.branches((-0.05, 1.7, 1.19), 61, 5, 0.4, 0.2, 0.055, 0.022)
    plants.hanging_pot((0.55, back - 0.2, 2.29), 5, 8, 0.5, 0.17, radius=0.085)
    plants.palm((2.05, 2.7, 0.014), 1.9, 43)
    for x in (-1.75, -0.95, -0.15):
        furniture.pendant((x, 1.75, 3.0), 0.85, 'shade', 26, (1, 0.70, 0.40), 2.6, 'brass', 0.17)
    furniture.pendant((1.9, 1.2, 3.0), 0.75, 'globe', 26, (1, 0.70, 0.40), 3.5, 'black', 0.14)
    table = Shape('small table')
    table.lathe([(0, 0.72), (0.29, 0.72), (0.30, 0.73), (0.30, 0.742), (0, 0.745)], stone_tile((0.56, 0.52, 0.46), 0.1, 0.3), segments=64)
    table.rod((0, 0, 0.02), (0, 0, 0.72), 0.022, metal('black'))
    table.lathe([(0, 0), (0.2, 0), (0.2, 0.012), (0.03, 0.02)], metal('black'))
    table.done((1.85, 1.15, 0.014))
    furniture.shell_chair((1.5, 1.55, 0.014), 130, (0.42, 0.22, 0.12))
    furniture.mug((1.80, 1.10, 0.759))


def wet_paving():
    """Flags after rain: dark, almost level film of water that carries the lit window as streaks."""
    n = Nodes('wet paving', (0.085, 0.082, 0.08))
    cloud = n.noise(1.1, 3, 0.5, 0.4)
    pores = n.noise(90, 3, 0.8)
    base = n.ramp(cloud, [(0.3, (0.070, 0.068, 0.067)), (0.7, (0.115, 0.110, 0.105))])
    base = n.mix(n.spread(pores, 0, 0.25), base, (0.05, 0.048, 0.047))
    normal = n.bump(pores, 0.05, 0.0008, n.bump(n.noise(3.5, 2, 0.5), 0.10, 0.01))
    # roughness stays below 0.275 throughout: the albedo pass must show the reflection everywhere
    return n.finish(n.principled(color=base, rough=n.spread(cloud, 0.13, 0.25), specular=0.5, normal=normal))


def street():
    walk = wet_paving()
    rooms.floor((-8, 8), (-3.2, -0.04), (1.05, 1.05), walk, z=0.0, joint=(0.035, 0.034, 0.033), gap=0.010, start=(0.4, 0.6), tilt=0.0004, recess=0.004)
    kerb = Shape('kerb')
    kerb.block((-8, 8), (-3.38, -3.2), (-0.2, 0.0), concrete((0.30, 0.285, 0.26), 0.7), 0.012)
    kerb.done()
    rooms.slab((-20, 20), (-9, -3.38), (-0.3, -0.14), concrete((0.07, 0.07, 0.073), 0.45, 0.6))
    plants.olive_tree((-2.78, -0.55, 0), 2.1, 71, ceramic((0.13, 0.135, 0.13), 0.6), 0.5, 22)
    plants.rubber_plant((2.82, -0.52, 0), 1.3, 73, ceramic((0.13, 0.135, 0.13), 0.6), pot_radius=0.22)
    bench = Shape('bench')
    slat = wood((0.15, 0.08, 0.038), 'x', 0.5)
    for k in range(4):
        bench.block((-2.2, -0.75), (-0.72 + k * 0.105, -0.63 + k * 0.105), (0.42, 0.455), slat, 0.004)
    for x in (-2.05, -0.90):
        bench.box((x, -0.52, 0.21), (0.05, 0.36, 0.42), metal('black'), 0.003)
    bench.done()
    board = Shape('A-board')
    for s in (-1, 1):
        board.box((0, s * 0.16, 0.43), (0.55, 0.022, 0.88), wood(OAK, 'z', 0.5), 0.003, (s * 19, 0, 0))
        board.box((0, s * 0.172, 0.45), (0.47, 0.008, 0.72), plain((0.022, 0.026, 0.025), 0.85), 0.001, (s * 19, 0, 0))
    board.done((1.98, -0.95, 0), (0, 0, -14))
    leaning = Matrix.Translation((1.98, -0.95, 0)) @ Matrix.Rotation(math.radians(-14), 4, 'Z') @ Matrix.Translation((0, -0.178, 0.45)) @ Matrix.Rotation(math.radians(-19), 4, 'X')
    chalk = plain((0.72, 0.69, 0.62), 0.95)
    for text, size, x, z, slope in (('Today', 0.155, -0.01, 0.18, 3), ('rye bread', 0.115, -0.01, 0.05, -2), ('sourdough', 0.115, 0.01, -0.07, 2), ('buns', 0.125, -0.02, -0.19, 4)):
        spot = Matrix.Translation((x, -0.003, z)) @ Matrix.Rotation(math.radians(-slope), 4, 'Y')
        lettering(text, size, chalk, leaning @ spot, written=True)


def build(_picture):
    stage.bounces(2, 4, 8, 24)
    facade()
    frames()
    shop()
    street()
    stage.gradient_sky((0.34, 0.26, 0.30), (0.075, 0.125, 0.28), 0.62, low=-0.05, high=0.7)
    stage.soft_light((0, 1.6, 2.9), (0, 1.4, 0), (4.4, 2.0), 52, (1, 0.68, 0.40))
    stage.camera((-0.75, -6.4, 1.48), 6, 30, (0.0, 0.045))
