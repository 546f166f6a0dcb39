"""Plants from folded leaves on curved stems, and the pots they stand in."""
import math

import numpy as np

from .contact import contact
from .materials import ceramic, leaf, plain, wood
from .shape import Shape, smooth_path

GOLDEN = math.radians(137.5)


def _leaf(length, width, fold=0.25, droop=0.3, tip=1.0, rows=6):
    """A leaf along +x: spine, two folded halves, drooping."""
    t = np.linspace(0, 1, rows)
    outline = np.sin(np.pi * t ** (0.8 / tip)) ** 0.9 * width / 2
    outline[0] = width * 0.03
    x = t * length
    z = -droop * length * t**2
    centre = np.column_stack([x, np.zeros(rows), z])
    left = np.column_stack([x, outline, z + outline * fold])
    right = np.column_stack([x, -outline, z + outline * fold])
    points = np.vstack([centre, left, right])
    faces = []
    for i in range(rows - 1):
        faces.append((i, i + 1, rows + i + 1, rows + i))
        faces.append((i + 1, i, 2 * rows + i, 2 * rows + i + 1))
    return points, faces


def _frame(direction, roll):
    x = direction / np.linalg.norm(direction)
    up = np.array((0, 0, 1.0))
    y = np.cross(up, x)
    y = y / np.linalg.norm(y) if np.linalg.norm(y) > 1e-4 else np.array((0, 1.0, 0))
    z = np.cross(x, y)
    c, s = math.cos(roll), math.sin(roll)
    return np.column_stack([x, y * c + z * s, z * c - y * s])


def leafy_stem(shape, path, material, bark, rng, count=26, length=0.055, width=0.016, radius=0.0025, lean=0.75, start=0.15, fold=0.25, droop=0.25):
    """Leaves at the golden angle along a stem."""
    path = smooth_path(path, 6)
    shape.tube(path, np.linspace(radius, radius * 0.35, len(path)), bark, 7)
    steps = np.linspace(start, 1.0, count)
    angle = rng.uniform(0, 6)
    for s in steps:
        i = min(int(s * (len(path) - 1)), len(path) - 2)
        tangent = path[i + 1] - path[i]
        tangent /= np.linalg.norm(tangent)
        side = np.cross(tangent, (0.3, 0.2, 1))
        side /= np.linalg.norm(side)
        other = np.cross(tangent, side)
        angle += GOLDEN + rng.normal(0, 0.2)
        out = math.cos(angle) * side + math.sin(angle) * other
        direction = tangent * (1 - lean + rng.normal(0, 0.1) + 0.5 * (s > 0.93)) + out * lean
        size = rng.uniform(0.75, 1.15) * (1 - 0.35 * s)
        points, faces = _leaf(length * size, width * size, fold, droop * rng.uniform(0.2, 1.5), rows=6 if length < 0.12 else 11)
        points = points @ _frame(direction, rng.normal(0, 0.5)).T
        shape.add((points, faces), material, path[i] + out * radius * 0.5, smooth=True)


def branches(at, seed=1, count=5, height=0.5, spread=0.24, leaf_length=0.055, leaf_width=0.016, colour=(0.075, 0.15, 0.045), leaves=26, lean=0.75, start=0.45):
    """A few cut branches for a vase; origin at the vase's mouth."""
    rng = np.random.default_rng(seed)
    shape = Shape('branches')
    bark = plain((0.11, 0.08, 0.045), 0.8)
    for k in range(count):
        a = 2 * math.pi * k / count + rng.normal(0, 0.35)
        reach = spread * rng.uniform(0.5, 1.15)
        high = height * rng.uniform(0.72, 1.1)
        end = np.array((math.cos(a) * reach, math.sin(a) * reach, high))
        middle = end * (0.35, 0.35, 0.55) + rng.normal(0, 0.015, 3)
        path = [(0, 0, -0.08), (end[0] * 0.04, end[1] * 0.04, 0.0), middle, end]
        # the first third of the path is inside the vase
        leafy_stem(shape, path, leaf(colour), bark, rng, leaves, leaf_length, leaf_width, lean=lean, start=start)
    return shape.done(at)


def olive_tree(at, height=1.5, seed=4, pot=None, crown=0.42, boughs=16):
    """A small tree in a pot."""
    rng = np.random.default_rng(seed)
    pot_height = planter(at, 0.17, 0.30, pot)
    shape = Shape('olive')
    bark = wood((0.20, 0.15, 0.10), 'z', 0.9)
    trunk = smooth_path([(0, 0, pot_height - 0.04), (0.012, 0.01, height * 0.3), (-0.014, 0, height * 0.48), (0.01, -0.01, height * 0.68)], 8)
    shape.tube(trunk, np.linspace(0.016, 0.009, len(trunk)), bark, 12)
    for k in range(boughs):
        base = trunk[int(rng.uniform(0.55, 0.99) * (len(trunk) - 1))]
        a = GOLDEN * k + rng.normal(0, 0.2)
        reach = crown * rng.uniform(0.45, 1.0)
        end = base + np.array((math.cos(a) * reach, math.sin(a) * reach, rng.uniform(0.12, 0.5) * height * 0.55))
        middle = (base + end) / 2 + (0, 0, 0.04) + rng.normal(0, 0.02, 3)
        leafy_stem(shape, [base, middle, end], leaf((0.085, 0.13, 0.055)), bark, rng, 34, 0.062, 0.013, 0.004, 0.7, 0.1)
        for _ in range(2):
            twig = middle + (end - middle) * rng.uniform(0.0, 0.6)
            tip = twig + rng.normal(0, 0.10, 3) + (0, 0, 0.06)
            leafy_stem(shape, [twig, (twig + tip) / 2, tip], leaf((0.085, 0.13, 0.055)), bark, rng, 16, 0.055, 0.012, 0.002, 0.7, 0.1)
    shape.done(at)


def planter(at, radius=0.17, height=0.30, material=None, taper=0.84):
    """A thrown pot with soil; returns the height of its rim."""
    material = material or ceramic((0.55, 0.42, 0.33), 0.75)
    shape = Shape('pot')
    bottom = radius * taper
    shape.lathe([(0, 0.0), (bottom * 0.95, 0), (bottom, 0.012), (radius * 0.985, height * 0.9), (radius, height * 0.93), (radius, height - 0.006),
                 (radius - 0.006, height), (radius - 0.016, height - 0.004), (radius - 0.02, height - 0.05)], material, segments=64)
    soil = plain((0.035, 0.024, 0.016), 1.0)
    rng = np.random.default_rng(2)

    def ground(u, v):
        a, r = u * 2 * np.pi, v * (radius - 0.017)
        return r * np.cos(a), r * np.sin(a), height - 0.035 + rng.normal(0, 0.003, u.shape) * (v > 0.02)

    shape.sheet(48, 12, ground, soil)
    shape.done(at)
    contact(at, bottom * 1.45, 0.8)
    return height


def rubber_plant(at, height=1.1, seed=6, pot=None, stems=3, colour=(0.045, 0.10, 0.035), leaf_length=0.24, leaf_width=0.12, pot_radius=0.16):
    """Upright stems with broad leaves."""
    rng = np.random.default_rng(seed)
    rim = planter(at, pot_radius, pot_radius * 1.7, pot)
    shape = Shape('rubber plant')
    bark = plain((0.12, 0.085, 0.05), 0.8)
    for k in range(stems):
        a = 2 * math.pi * k / stems + rng.uniform(0, 1)
        lean = rng.uniform(0.06, 0.16)
        top = height * rng.uniform(0.72, 1.0)
        path = [(math.cos(a) * 0.03, math.sin(a) * 0.03, rim - 0.06), (math.cos(a) * lean * 0.6, math.sin(a) * lean * 0.6, top * 0.6), (math.cos(a) * lean, math.sin(a) * lean, top)]
        leafy_stem(shape, path, leaf(colour), bark, rng, int(9 * top), leaf_length, leaf_width, 0.007, 0.82, 0.22, 0.22, 0.45)
    shape.done(at)


def snake_plant(at, height=0.9, seed=7, pot=None, blades=15, pot_radius=0.16):
    """Upright fleshy blades with pale borders."""
    rng = np.random.default_rng(seed)
    rim = planter(at, pot_radius, pot_radius * 1.7, pot)
    shape = Shape('snake plant')
    green, border = leaf((0.030, 0.075, 0.036)), leaf((0.24, 0.25, 0.075))
    for k in range(blades):
        a = GOLDEN * k + rng.normal(0, 0.2)
        tall = (height - rim) * rng.uniform(0.55, 1.0)
        lean, wide, twist = tall * rng.uniform(0.04, 0.22), rng.uniform(0.026, 0.036), rng.uniform(-0.9, 0.9)
        foot = pot_radius * rng.uniform(0.1, 0.62)

        def blade(u, v, a=a, tall=tall, lean=lean, wide=wide, twist=twist, foot=foot):
            s = 2 * u - 1
            half = wide * np.minimum(1, 0.55 + 1.3 * v) * np.maximum(1 - v**3.4, 0.004) ** 0.7
            turn = a + twist * v
            out = foot + lean * v**1.7 + 0.30 * half * s**2
            x = np.cos(a) * out - np.sin(turn) * half * s
            y = np.sin(a) * out + np.cos(turn) * half * s
            return x, y, rim - 0.05 + (tall + 0.05) * v + 0.006 * np.sin(9 * v + a)

        for low, high, material in ((0.0, 0.10, border), (0.10, 0.90, green), (0.90, 1.0, border)):
            shape.sheet(3 if material is border else 9, 26, lambda u, v, low=low, high=high: blade(low + (high - low) * u, v), material)
    shape.done(at)


def palm(at, height=1.5, seed=9, pot=None, fronds=10, pot_radius=0.17):
    """Arching fronds with narrow leaflets."""
    rng = np.random.default_rng(seed)
    rim = planter(at, pot_radius, pot_radius * 1.6, pot)
    shape = Shape('palm')
    green = leaf((0.07, 0.145, 0.045))
    stalk = plain((0.10, 0.14, 0.05), 0.5)
    for k in range(fronds):
        a = GOLDEN * k + rng.normal(0, 0.15)
        reach = rng.uniform(0.28, 0.62) * height / 1.5
        top = height * rng.uniform(0.72, 1.0)
        out = np.array((math.cos(a), math.sin(a), 0))
        path = smooth_path([(0, 0, rim - 0.05) + out * 0.02, out * reach * 0.3 + (0, 0, top * 0.62), out * reach * 0.75 + (0, 0, top), out * reach * 1.35 + (0, 0, top * 0.9)], 12)
        shape.tube(path, np.linspace(0.0055, 0.0018, len(path)), stalk, 7)
        for i in range(int(len(path) * 0.35), len(path) - 1):
            tangent = path[i + 1] - path[i]
            tangent /= np.linalg.norm(tangent)
            side = np.cross(tangent, (0, 0, 1))
            side /= np.linalg.norm(side)
            size = math.sin(math.pi * (0.15 + 0.8 * (i / len(path) - 0.35) / 0.65)) * 0.3 + 0.05
            for s in (-1, 1):
                direction = tangent * 0.62 + side * s + np.array((0, 0, rng.normal(-0.12, 0.1)))
                points, faces = _leaf(size * height / 1.5, 0.026, 0.15, 0.35 * rng.uniform(0.5, 1.5), rows=5)
                shape.add((points @ _frame(direction, s * 0.3).T, faces), green, path[i], smooth=True)
    shape.done(at)


def trailing(at, seed=3, stems=9, drop=0.4, reach=0.14, colour=(0.09, 0.17, 0.05), towards=(0, -1)):
    """A hanging plant for a shelf."""
    rng = np.random.default_rng(seed)
    shape = Shape('trailing')
    bark = plain((0.12, 0.14, 0.06), 0.7)
    for k in range(stems):
        a = math.atan2(towards[1], towards[0]) + rng.uniform(-1.4, 1.4)
        out = np.array((math.cos(a), math.sin(a), 0)) * reach * rng.uniform(0.6, 1.1)
        path = [(0, 0, -0.02), out * 0.6 + (0, 0, 0.06), out + (0, 0, -0.03), out * 1.1 + (0, 0, -drop * rng.uniform(0.3, 1))]
        leafy_stem(shape, path, leaf(colour), bark, rng, 15, 0.06, 0.045, 0.002, 0.85, 0.1, 0.15, 0.5)
    shape.done(at)


def hanging_pot(at, seed=3, stems=7, drop=0.2, reach=0.12, colour=(0.62, 0.42, 0.30), radius=0.065):
    """A trailing plant in its pot."""
    tall = radius * 1.75
    shape = Shape('small pot')
    shape.lathe([(0, 0), (radius * 0.72, 0), (radius * 0.76, 0.004), (radius * 0.96, tall * 0.8), (radius, tall * 0.82), (radius, tall - 0.003), (radius - 0.003, tall),
                 (radius - 0.009, tall - 0.003), (radius - 0.010, tall * 0.86)], ceramic(colour, 0.6), segments=48)
    shape.lathe([(0, tall * 0.87), (radius - 0.009, tall * 0.87)], plain((0.035, 0.024, 0.016), 1.0), segments=48)
    shape.done(at)
    trailing((at[0], at[1], at[2] + tall), seed, stems, drop, reach)


VASE_PROFILES = {
    'bottle': [(0.045, 0), (0.062, 0.05), (0.066, 0.11), (0.05, 0.17), (0.026, 0.21), (0.022, 0.25), (0.026, 0.27)],
    'round': [(0.04, 0), (0.078, 0.04), (0.095, 0.10), (0.08, 0.155), (0.042, 0.185), (0.04, 0.20), (0.045, 0.205)],
    'tall': [(0.05, 0), (0.055, 0.08), (0.075, 0.22), (0.07, 0.30), (0.05, 0.345), (0.052, 0.36)],
    'bowl': [(0.05, 0), (0.09, 0.03), (0.125, 0.075), (0.13, 0.085)],
    'jug': [(0.05, 0), (0.072, 0.03), (0.074, 0.10), (0.052, 0.155), (0.046, 0.18), (0.054, 0.20)],
}


def vase(at, kind='bottle', material=None, scale=1.0):
    """A thrown vase with wall thickness; returns the mouth's height."""
    material = material or ceramic((0.62, 0.56, 0.48), 0.6)
    outer = VASE_PROFILES[kind]
    knots = [outer[0]]
    # it stands on a turned foot: the ring's thin shadow shows that it stands
    foot, lift, top = outer[0][0] - 0.005, 0.006, outer[-1][1]
    dense = smooth_path([(r, 0, lift + z * (top - lift) / top) for r, z in outer], 8)
    profile = [(0, 0.003), (foot - 0.008, 0.003), (foot - 0.006, 0), (foot - 0.0008, 0), (foot, 0.0008), (foot, lift - 0.0015), (outer[0][0] - 0.002, lift - 0.001)]
    profile += [(p[0], p[2]) for p in dense]
    inner = [(p[0] - 0.006, p[2]) for p in dense[::-1]][:-6]
    profile += [(profile[-1][0] - 0.003, profile[-1][1] + 0.002)] + inner + [(0, inner[-1][1])]
    Shape('vase').lathe([(r * scale, z * scale) for r, z in profile], material, segments=56).done(at)
    contact(at, foot * scale * 1.5, 0.6, lift=0.0008)
    return at[2] + knots[0][1] + outer[-1][1] * scale
