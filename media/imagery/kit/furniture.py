"""Chairs, tables, shelves, books, lamps, curtains: what makes a room lived in."""
import math

import numpy as np

from .contact import contact, contacts
from .materials import OAK, WALNUT, ceramic, fabric, glow, metal, paint, plain, wood
from .shape import Shape, smooth_path
from .stage import lamp
from .textiles import box_cushion, cushion

BOOK_TONES = [(0.42, 0.16, 0.09), (0.07, 0.14, 0.12), (0.62, 0.56, 0.45), (0.16, 0.19, 0.26), (0.55, 0.38, 0.16), (0.30, 0.33, 0.29), (0.68, 0.64, 0.57), (0.11, 0.10, 0.09), (0.22, 0.09, 0.10), (0.20, 0.27, 0.20), (0.36, 0.30, 0.24), (0.48, 0.43, 0.36)]


def book(shape, at, size, colour, turn=(0, 0, 0)):
    """A bound book lying flat: boards, spine and a paper block; size is (width, depth, thickness)."""
    w, d, t = size
    cover, paper = plain(colour, 0.55), plain((0.72, 0.68, 0.58), 0.9)
    rotation = math.radians(turn[2])
    c, s = math.cos(rotation), math.sin(rotation)

    def part(centre, extent, material, chamfer):
        x, y, z = centre
        shape.box((at[0] + x * c - y * s, at[1] + x * s + y * c, at[2] + z), extent, material, chamfer, (0, 0, turn[2]))

    part((0, 0.002, t / 2), (w - 0.006, d - 0.008, t - 0.005), paper, 0.0005)
    for z in (0.00125, t - 0.00125):
        part((0, 0, z), (w, d, 0.0025), cover, 0.0006)
    part((0, -d / 2 + 0.002, t / 2), (w, 0.004, t), cover, 0.0015)


def book_stack(at, count=3, seed=1, size=(0.26, 0.19), turn=0):
    rng = np.random.default_rng(seed)
    shape = Shape('books')
    z = 0.0
    for k in range(count):
        t = rng.uniform(0.018, 0.034)
        book(shape, (rng.normal(0, 0.006), rng.normal(0, 0.006), z), (size[0] * rng.uniform(0.86, 1.04), size[1] * rng.uniform(0.9, 1.05), t), BOOK_TONES[int(rng.integers(len(BOOK_TONES)))], (0, 0, rng.normal(0, 5)))
        z += t
    shape.done(at, (0, 0, turn))
    return at[2] + z


def book_row(at, length, seed=1, depth=0.17, height=0.22):
    """Upright books along x, spines towards -y, some leaning at the end."""
    rng = np.random.default_rng(seed)
    shape = Shape('book row')
    x = 0.0
    while x < length:
        t, h, d = rng.uniform(0.014, 0.04), height * rng.uniform(0.72, 1.05), depth * rng.uniform(0.8, 1.0)
        colour = BOOK_TONES[int(rng.integers(len(BOOK_TONES)))]
        lean = 9.0 if x + t * 2.2 > length else 0.0
        shape.box((x + t / 2 + (0.02 if lean else 0), -depth / 2 + (d - depth) / -2 - 0.0, h / 2), (t, d, h), plain(colour, 0.6), 0.002, (0, -lean, 0))
        if not lean and t > 0.018 and rng.uniform() < 0.75:
            tint = ((0.74, 0.66, 0.46), (0.70, 0.67, 0.60), (0.05, 0.05, 0.05))[int(rng.integers(3))]
            low = rng.uniform(0.55, 0.78)
            shape.box((x + t / 2, -d - 0.0001, h * low), (t * 0.34, 0.0006, h * rng.uniform(0.12, 0.30)), plain(tint, 0.6), 0.0002)
            for part in (0.10, 0.92):
                shape.box((x + t / 2, -d - 0.0001, h * part), (t * 0.86, 0.0006, 0.0012), plain(tint, 0.6), 0.0002)
        shape.box((x + t / 2 + (0.02 if lean else 0), -depth / 2 + (d - depth) / -2 + 0.003, h / 2 + 0.0008), (t - 0.005, d - 0.004, h), plain((0.72, 0.68, 0.58), 0.9), 0.001, (0, -lean, 0))
        x += t + 0.0012
    return shape.done(at)


def dining_chair(at, turn=0, timber=OAK, seat=(0.55, 0.50, 0.42)):
    """Round legs, a bent back rail on two posts, an upholstered seat; faces -y."""
    shape = Shape('chair')
    leg = wood(timber, 'z')
    for x in (-0.21, 0.21):
        shape.tube([(x * 1.08, -0.22, 0), (x, -0.20, 0.409)], [0.013, 0.0165], leg, 20)
        shape.tube([(x * 1.06, 0.25, 0), (x, 0.20, 0.43), (x * 1.02, 0.235, 0.64), (x * 0.98, 0.264, 0.715)], [0.013, 0.018, 0.015, 0.0085], leg, 16, bend=6)
        shape.tube([(x, -0.20, 0.40), (x, 0.20, 0.40)], 0.012, wood(timber, 'y'), 12)
    for y in (-0.20, 0.20):
        shape.tube([(-0.21, y, 0.40), (0.21, y, 0.40)], 0.012, wood(timber, 'x'), 12)

    def rail(u, v):
        x = (u - 0.5) * 0.50
        y = 0.285 - 0.35 * x * x * 1.4 + 0.004 * np.cos(v * np.pi)
        ends = 1 - 0.45 * np.abs(2 * u - 1) ** 10
        return x, y, 0.765 + (v - 0.5) * 0.13 * ends - 0.015 * np.abs(u - 0.5) * 2

    shape.sheet(44, 8, rail, wood(timber, 'x'), 0.016)
    pad = fabric(seat, 800, 0.2, 0.5, 0.06)

    def top(u, v):
        x, y = u * 2 - 1, v * 2 - 1
        # the grid is pulled to the rim, where the pad turns down over the rails
        x, y = np.sin(x * np.pi / 2), np.sin(y * np.pi / 2)
        puff = ((1 - np.abs(x) ** 8) * (1 - np.abs(y) ** 8)).clip(0, 1) ** 0.5
        return x * 0.214, y * 0.205 - 0.022, 0.398 + 0.012 * (1 - x * x) * (1 - y * y) + 0.042 * puff

    shape.sheet(48, 48, top, pad)
    contacts(at, [(x, y) for x in (-0.226, 0.226) for y in (-0.22, 0.25)], 0.055, 0.75, turn)
    contact(at, 0.36, 0.25)
    return shape.done(at, (0, 0, turn))


def shell_chair(at, turn=0, colour=(0.035, 0.09, 0.075), finish='black'):
    """A moulded shell on four slim metal legs; faces -y."""
    shape = Shape('shell chair')

    def after(s, start):
        """How far s is past the start, the turn there rounded."""
        return np.log1p(np.exp(22 * (s - start))) / 22

    def shell(u, v):
        x, s = (u - 0.5) * 2, v
        width = 0.235 + 0.02 * np.sin(np.pi * s)
        y = -0.22 + 0.84 * s - 0.64 * after(s, 0.5)
        z = 0.45 - 0.03 * np.sin(np.pi * np.clip(s / 0.5, 0, 1)) ** 2 + 0.72 * after(s, 0.45)
        back = np.clip((s - 0.30) / 0.45, 0, 1)
        back = back * back * (3 - 2 * back)
        z = z + 0.045 * x**2 * (1 - back)
        y = y - 0.05 * x**2 * back
        corner = 1 - 0.16 * (np.abs(2 * s - 1) ** 6)
        return x * width * corner, y, z

    shape.sheet(28, 36, shell, fabric(colour, 900, 0.25, 0.4, 0.05), 0.014)
    m = metal(finish)
    for x in (-1, 1):
        for y in (-0.17, 0.17):
            shape.tube([(x * 0.12, y * 0.6, 0.433), (x * 0.235, y * 1.35, 0)], [0.011, 0.0085], m, 12)
            contacts(at, [(x * 0.235, y * 1.35)], 0.045, 0.75, turn)
    contact(at, 0.36, 0.25)
    return shape.done(at, (0, 0, turn))


def lounge_chair(at, turn=0, timber=WALNUT, cloth=(0.52, 0.47, 0.39)):
    """A wooden frame with loose cushions; faces -y."""
    shape = Shape('lounge chair')
    leg, board = wood(timber, 'z'), wood(timber, 'y')
    for x in (-0.34, 0.34):
        shape.tube([(x, -0.33, 0), (x, -0.31, 0.54)], [0.015, 0.019], leg, 16)
        shape.tube([(x, 0.36, 0), (x, 0.30, 0.36), (x, 0.40, 0.80)], [0.015, 0.019, 0.016], leg, 16, bend=6)
        shape.box((x, 0.0, 0.555), (0.062, 0.74, 0.024), board, 0.008, (-2, 0, 0))
        shape.box((x, 0.0, 0.27), (0.026, 0.66, 0.05), board, 0.004)
    for y in (-0.31, 0.30):
        shape.box((0, y, 0.27), (0.68, 0.026, 0.05), wood(timber, 'x'), 0.004)
    shape.done(at, (0, 0, turn))
    contacts(at, [(x, y) for x in (-0.34, 0.34) for y in (-0.33, 0.36)], 0.06, 0.75, turn)
    contact(at, 0.55, 0.3)
    r = math.radians(turn)

    def put(x, y, z):
        return (at[0] + x * math.cos(r) - y * math.sin(r), at[1] + x * math.sin(r) + y * math.cos(r), at[2] + z)

    cushion(put(0, -0.02, 0.37), (0.64, 0.66, 0.20), cloth, (4, 0, turn))
    cushion(put(0, 0.30, 0.62), (0.64, 0.56, 0.19), cloth, (74, 0, turn))


def tub_chair(at, turn=0, cloth=(0.30, 0.17, 0.10)):
    """A round upholstered chair: a padded rim that falls from the back to the arms, a seat cushion, a plinth; faces -y."""
    shape = Shape('tub chair')
    skin = fabric(cloth, 900, 0.3, 0.4, 0.06)

    def rim(u, v):
        a = np.radians(90 + 128 * (2 * u - 1))
        phi = 2 * np.pi * v
        # a soft box section, closing at both arms
        end = np.clip((1 - np.abs(2 * u - 1)) / 0.06, 0, 1)
        close = np.sqrt(1 - (1 - end) ** 2)
        c, s = np.cos(phi), np.sin(phi)
        c, s = np.sign(c) * np.abs(c) ** 0.55, np.sign(s) * np.abs(s) ** 0.55
        top = 0.74 - 0.15 * np.abs(2 * u - 1) ** 1.8
        r = 0.325 + 0.050 * c * close
        return r * np.cos(a), r * np.sin(a) * 0.96, 0.12 + (top - 0.12) * (0.5 + 0.5 * s * (0.35 + 0.65 * close))

    shape.sheet(110, 48, rim, skin)
    shape.lathe([(0, 0.36), (0.26, 0.36), (0.292, 0.375), (0.300, 0.41), (0.285, 0.445), (0.22, 0.458), (0, 0.462)], skin, (0, -0.03, 0), segments=72)
    shape.lathe([(0, 0.10), (0.30, 0.10), (0.31, 0.12), (0.31, 0.36), (0, 0.36)], skin, (0, -0.02, 0), segments=72)
    shape.lathe([(0, 0), (0.25, 0), (0.25, 0.10), (0, 0.10)], wood(WALNUT, 'x'), segments=64)
    contact(at, 0.42, 0.7)
    return shape.done(at, (0, 0, turn))


def sofa(at, width=2.1, turn=0, cloth=(0.58, 0.54, 0.47), seats=3):
    """A low sofa with plinth, arms and loose cushions; faces -y."""
    shape = Shape('sofa')
    body = fabric(cloth, 800, 0.25, 0.5, 0.06)
    shape.pillow((0, 0.02, 0.21), (width - 0.02, 0.88, 0.22), body, 0.03)
    for s in (-1, 1):
        shape.pillow((s * (width / 2 - 0.09), 0.02, 0.355), (0.18, 0.92, 0.49), body, 0.06)
    shape.pillow((0, 0.40, 0.46), (width - 0.02, 0.17, 0.62), body, 0.06)
    for x in (-width / 2 + 0.1, width / 2 - 0.1):
        for y in (-0.34, 0.40):
            shape.rod((x, y, 0), (x, y, 0.11), 0.018, wood(WALNUT, 'z'))
    shape.done(at, (0, 0, turn))
    contact(at, (width * 0.62, 0.62), 0.75, turn)
    r = math.radians(turn)

    def put(x, y, z):
        return (at[0] + x * math.cos(r) - y * math.sin(r), at[1] + x * math.sin(r) + y * math.cos(r), at[2] + z)

    each = (width - 0.36) / seats
    for k in range(seats):
        x = -width / 2 + 0.18 + (k + 0.5) * each
        box_cushion(put(x, -0.08, 0.385), (each * 0.995, 0.80, 0.17), cloth, (0, 0, turn), 3 * k + 1)
        box_cushion(put(x, 0.265, 0.63), (each * 0.98, 0.44, 0.19), cloth, (77, 0, turn), 3 * k + 2)
    return put


def pendant(at, drop, kind='globe', power=14, colour=(1, 0.76, 0.5), strength=4.0, finish='black', radius=0.11, lit=True):
    """Hangs from the ceiling point `at`."""
    m = metal(finish)
    shape = Shape('pendant')
    shape.lathe([(0.05, 0), (0.05, -0.02), (0, -0.022)], m)
    shape.rod((0, 0, -0.01), (0, 0, -drop), 0.0028, m, 0.0004, 8)
    centre = (at[0], at[1], at[2] - drop - radius)
    if kind == 'globe':
        shape.lathe([(0.025, 0.03), (0.028, 0.0), (0.028, -0.012)], m, (0, 0, -drop))
        globe = Shape('globe')
        if lit:
            globe.ball(radius, glow(colour, strength))
            globe.done(centre, hidden_from=('shadow', 'diffuse'))
            lamp(centre, power, radius, colour)
        else:
            globe.ball(radius, ceramic((0.80, 0.78, 0.74), 0.12))
            globe.done(centre)
    else:
        profile = smooth_path([(0.03, 0, 0.03), (0.06, 0, 0.0), (radius * 0.85, 0, -0.10), (radius, 0, -0.17)], 8)
        outer = [(p[0], p[2]) for p in profile]
        inner = [(p[0] - 0.004, p[2] - 0.001) for p in profile[::-1]]
        shape.lathe(outer + inner, m, (0, 0, -drop), segments=64)
        bulb = Shape('bulb')
        bulb.ball(0.035, glow(colour, strength * 3))
        low = (at[0], at[1], at[2] - drop - 0.11)
        bulb.done(low, hidden_from=('shadow', 'diffuse'))
        if lit:
            lamp((low[0], low[1], low[2] - 0.02), power, 0.04, colour)
    return shape.done(at)


def floor_lamp(at, height=1.5, power=16, colour=(1, 0.72, 0.45), shade=(0.85, 0.78, 0.66), finish='black'):
    """A linen shade on a slim stand."""
    m = metal(finish)
    shape = Shape('floor lamp')
    shape.lathe([(0, 0), (0.14, 0), (0.14, 0.014), (0.13, 0.02), (0.012, 0.022)], m, segments=64)
    shape.rod((0, 0, 0.02), (0, 0, height - 0.1), 0.009, m)
    from .materials import linen_screen

    shape.done(at)
    contact(at, 0.20, 0.7)
    # the shade throws no shadow: light through cloth would need many more samples
    cloth = Shape('lamp shade').lathe([(0.20, height - 0.26), (0.15, height + 0.02)], linen_screen(shade), segments=64)
    cloth.done(at, hidden_from=('shadow',))
    lamp((at[0], at[1], at[2] + height - 0.13), power, 0.10, colour)


def curtain(at, width, height, colour=(0.74, 0.70, 0.62), turn=0, folds=9, seed=2, depth=0.034):
    """A gathered curtain; origin at its lower left, hanging."""
    rng = np.random.default_rng(seed)
    # every fold has its own width and depth, and another depth at the hem than under its ring
    edges = np.concatenate([[0], np.cumsum(rng.uniform(0.6, 1.5, folds))])
    edges /= edges[-1]
    phase, upper, lower = rng.uniform(0, 6, 4), rng.uniform(0.75, 1.05, folds + 1), rng.uniform(0.45, 1.35, folds + 1)
    shape = Shape('curtain')

    def surface(u, v):
        # pinched flat at the rings, then each fold opens and wanders
        grown = 1 - np.exp(-6 * v)
        drift = (0.05 * np.sin(2.1 * v + 5 * u + phase[0]) + 0.02 * np.sin(5.5 * v + 13 * u + phase[3])) * v * np.sin(np.pi * u)
        wave = 2 * np.pi * np.interp(u + drift, edges, np.arange(folds + 1))
        place = wave / (2 * np.pi)
        each = np.interp(place, np.arange(folds + 1), upper) * (1 - v) + np.interp(place, np.arange(folds + 1), lower) * v
        depth_here = depth * (0.10 + 0.90 * grown) * each
        loop = 0.12 * width / folds * np.sin(2 * wave) * grown
        billow = 0.35 * np.sin(0.5 * wave + phase[1]) * v + 0.22 * np.sin(3 * v + 3 * u + phase[2]) * v
        hem = 0.006 * np.sin(0.9 * wave + phase[2]) * v**6
        return u * width + loop, depth_here * (np.sin(wave + 0.45 * np.sin(wave)) + billow) - 0.08, (1 - v) * height + 0.006 + hem

    shape.sheet(folds * 32, 64, surface, fabric(colour, 900, 0.3, 0.35, 0.05), 0.002)
    for k in range(folds):
        x = (edges[k] * 0.25 + edges[k + 1] * 0.75) * width
        ring = [(x, -0.08 + 0.021 * math.cos(t), height + 0.015 + 0.021 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 25)]
        shape.tube(ring, 0.003, metal('bronze'), 8)
    return shape.done(at, (0, 0, turn))


def rail_bracket(shape, at, finish):
    """What carries a curtain rail: a rosette on the wall at `at`, an arm and a cup under the rail."""
    m, (x, y, z) = metal(finish), at
    shape.lathe([(0.026, 0), (0.026, 0.005), (0.010, 0.009)], m, (x, y, z - 0.012), (90, 0, 0), 32)
    shape.rod((x, y, z - 0.012), (x, y - 0.086, z - 0.012), 0.0075, m)
    shape.rod((x - 0.012, y - 0.08, z - 0.002), (x + 0.012, y - 0.08, z - 0.002), 0.0165, m)


PALETTES = [
    ((0.66, 0.60, 0.50), (0.06, 0.13, 0.11), (0.52, 0.28, 0.14), (0.80, 0.77, 0.70)),
    ((0.70, 0.64, 0.53), (0.10, 0.13, 0.19), (0.60, 0.42, 0.18), (0.82, 0.79, 0.73)),
    ((0.62, 0.55, 0.46), (0.24, 0.09, 0.06), (0.30, 0.32, 0.24), (0.79, 0.75, 0.67)),
    ((0.72, 0.69, 0.62), (0.09, 0.085, 0.08), (0.42, 0.36, 0.28), (0.81, 0.79, 0.75)),
]


def picture(at, width, height, turn=0, frame=OAK, seed=1, palette=None):
    """An abstract print with mount and frame, lower left at `at`; the seed picks its kind and its colours."""
    rng = np.random.default_rng(seed)
    palette = palette or PALETTES[seed // 5 % 4]
    shape = Shape('picture')
    rail = wood(frame, 'z')
    f = 0.018
    for x in ((0, f), (width - f, width)):
        shape.block(x, (-0.028, 0), (0, height), rail, 0.0015)
    for z in ((0, f), (height - f, height)):
        shape.block((f, width - f), (-0.028, 0), z, wood(frame, 'x'), 0.0015)
    shape.block((f, width - f), (-0.010, -0.004), (f, height - f), plain(palette[3], 0.9), 0.0005)
    inner = (width * 0.2, width * 0.8, height * 0.2, height * 0.8)
    shape.block(inner[:2], (-0.0105, -0.008), inner[2:], plain(palette[0], 0.9), 0.0003)
    (_discs, _hills, _strokes, _sprig, _fields)[seed % 5](shape, inner, palette, rng)
    return shape.done(at, (0, 0, turn))


def _discs(shape, inner, palette, rng):
    wide = (inner[1] - inner[0]) / 0.6
    for k in range(3):
        r = wide * rng.uniform(0.09, 0.17)
        cx = rng.uniform(inner[0] + r, inner[1] - r)
        cz = rng.uniform(inner[2] + r, inner[3] - r)
        shape.lathe([(0, -0.0002), (r, -0.0002)], plain(palette[1 + k % 2], 0.9), (cx, -0.0108 - 0.0003 * k, cz), (90, 0, 0))


def _hills(shape, inner, palette, rng):
    """Ranges of hills, the nearer the darker, below a pale sun."""
    x = np.linspace(inner[0], inner[1], 40)
    wide, high = inner[1] - inner[0], inner[3] - inner[2]
    shape.lathe([(0, -0.0002), (wide * 0.11, -0.0002)], plain(palette[2], 0.9), (inner[0] + wide * 0.68, -0.0109, inner[2] + high * 0.76), (90, 0, 0))
    for k in range(4):
        pale = 0.72 * (1 - k / 3)
        tone_ = tuple(c * (1 - pale) + p * pale for c, p in zip(palette[1], palette[0]))
        phase = rng.uniform(0, 6, 3)
        ridge = sum(np.sin((x - inner[0]) / wide * f + p) / f for f, p in zip((3.1, 7.3, 15.0), phase))
        crest = inner[2] + high * np.clip(0.62 - 0.15 * k + 0.16 * ridge, 0.03, 0.95)
        y = -0.0112 - 0.0003 * k
        points = [(a, y, inner[2]) for a in x] + [(a, y, c) for a, c in zip(x, crest)]
        shape.add((np.array(points), [(i, i + 1, 41 + i, 40 + i) for i in range(39)]), plain(tone_, 0.9))


def _strokes(shape, inner, palette, rng):
    """Upright brush strokes side by side."""
    count = 9
    step = (inner[1] - inner[0]) / count
    for k in range(count):
        low = inner[2] + (inner[3] - inner[2]) * rng.uniform(0.06, 0.28)
        top = inner[3] - (inner[3] - inner[2]) * rng.uniform(0.06, 0.30)
        x, half = inner[0] + (k + 0.5) * step, step * rng.uniform(0.28, 0.42)
        z = np.linspace(low, top, 14)
        side = half * (1 + 0.10 * np.sin(z * 60 + k))
        points = [(x - s, -0.0109, h) for s, h in zip(side, z)] + [(x + s, -0.0109, h) for s, h in zip(side, z)]
        shape.add((np.array(points), [(i, 14 + i, 15 + i, i + 1) for i in range(13)]), plain(palette[1 if k % 4 else 2], 0.9))


def _sprig(shape, inner, palette, rng):
    """A pressed stem with its leaves."""
    wide, high = inner[1] - inner[0], inner[3] - inner[2]
    t = np.linspace(0, 1, 24)
    x = inner[0] + wide * (0.42 + 0.16 * t + 0.05 * np.sin(3 * t + rng.uniform(0, 6)))
    z = inner[2] + high * (0.07 + 0.80 * t)
    ink = plain(palette[1], 0.9)
    half = wide * 0.006
    points = [(a - half, -0.0110, c) for a, c in zip(x, z)] + [(a + half, -0.0110, c) for a, c in zip(x, z)]
    shape.add((np.array(points), [(i, 24 + i, 25 + i, i + 1) for i in range(23)]), ink)
    for k in range(11):
        i = int(3 + k * 20 / 10.6)
        side = 1 if k % 2 else -1
        angle = math.radians(90 - side * rng.uniform(38, 62)) if k < 10 else math.radians(84)
        length = min(wide, high) * rng.uniform(0.19, 0.27) * (1 - 0.35 * k / 10)
        s = np.linspace(0, 1, 12)
        bulge = 0.24 * length * np.sin(np.pi * s**0.8)
        c, d = math.cos(angle), math.sin(angle)
        edge = [(s * length, bulge), (s[::-1] * length, -bulge[::-1])]
        outline = [(x[i] + a * c - b * d, -0.0113 - 0.00008 * k, z[i] + a * d + b * c) for u, v in edge for a, b in zip(u, v)]
        shape.add((np.array(outline), [tuple(range(len(outline)))]), plain(palette[1 if k % 3 else 2], 0.9))


def _fields(shape, inner, palette, rng):
    """Two or three fields of colour with soft borders, one above the other."""
    wide, high = inner[1] - inner[0], inner[3] - inner[2]
    low = inner[2] + high * 0.07
    shares = np.array((rng.uniform(0.30, 0.44), rng.uniform(0.10, 0.16), rng.uniform(0.26, 0.36)))
    shares *= 0.80 / shares.sum()
    for k, share in enumerate(shares):
        x = np.linspace(inner[0] + wide * 0.09, inner[1] - wide * 0.09, 40)
        phase = rng.uniform(0, 6, 4)
        bottom = low + high * 0.006 * (np.sin(40 * (x - inner[0]) / wide + phase[0]) + np.sin(17 * (x - inner[0]) / wide + phase[1]))
        top = low + high * share + high * 0.006 * (np.sin(33 * (x - inner[0]) / wide + phase[2]) + np.sin(14 * (x - inner[0]) / wide + phase[3]))
        points = [(a, -0.0110, c) for a, c in zip(x, bottom)] + [(a, -0.0110, c) for a, c in zip(x, top)]
        shape.add((np.array(points), [(i, i + 1, 41 + i, 40 + i) for i in range(39)]), plain(palette[(1, 2, 1)[k]] if k < 2 else tuple(0.5 * (a + b) for a, b in zip(palette[1], palette[0])), 0.9))
        low += high * (share + 0.03)


def mug(at, colour=(0.68, 0.63, 0.55), turn=0):
    shape = Shape('mug')
    c = ceramic(colour, 0.4, 0.5)
    shape.lathe([(0, 0), (0.034, 0), (0.039, 0.006), (0.040, 0.085), (0.038, 0.087), (0.036, 0.084), (0.035, 0.01), (0, 0.01)], c)
    shape.tube([(0.038, 0, 0.07), (0.066, 0, 0.066), (0.068, 0, 0.035), (0.038, 0, 0.022)], 0.0052, c, 12, bend=8)
    return shape.done(at, (0, 0, turn))


def laptop(at, turn=0, angle=108):
    """An open laptop, screen dark and blank; its user sits at -y."""
    shell, keys = metal('alu'), plain((0.02, 0.02, 0.022), 0.5)
    shape = Shape('laptop')
    shape.box((0, 0, 0.008), (0.32, 0.225, 0.015), shell, 0.004)
    for r in range(5):
        for k in range(14):
            shape.box((-0.132 + k * 0.0203, 0.07 - r * 0.021, 0.0158), (0.0168, 0.0168, 0.0016), keys, 0.0006)
    shape.box((0, -0.075, 0.0158), (0.105, 0.062, 0.0006), plain((0.5, 0.5, 0.5), 0.4), 0.0002)
    tilt = math.radians(angle)
    centre = (0, 0.112 - 0.105 * math.cos(tilt), 0.014 + 0.105 * math.sin(tilt))
    shape.box(centre, (0.32, 0.006, 0.21), shell, 0.002, (90 - angle, 0, 0))
    shape.box((centre[0], centre[1] - 0.0035, centre[2]), (0.308, 0.0012, 0.196), plain((0.012, 0.013, 0.015), 0.12, 0.6), 0.0003, (90 - angle, 0, 0))
    return shape.done(at, (0, 0, turn))


def fruit_bowl(at, seed=2, colour=(0.50, 0.20, 0.05)):
    rng = np.random.default_rng(seed)
    bowl = Shape('bowl')
    outer = smooth_path([(0.048, 0, 0.020), (0.075, 0, 0.028), (0.115, 0, 0.055), (0.148, 0, 0.098), (0.156, 0, 0.122)], 8)
    inner = smooth_path([(0.150, 0, 0.121), (0.142, 0, 0.099), (0.109, 0, 0.061), (0.070, 0, 0.035), (0.0, 0, 0.030)], 8)
    foot = [(0, 0.012), (0.044, 0.012), (0.048, 0.0), (0.056, 0.0), (0.057, 0.002), (0.050, 0.016)]
    bowl.lathe(foot + [(max(p[0], 0), p[2]) for p in [*outer, (0.153, 0, 0.124), *inner]], ceramic((0.66, 0.62, 0.55), 0.5, 0.5), segments=72)
    bowl.done(at)
    shape = Shape('fruit')
    apple = [(0, 0.22), (0.12, 0.10), (0.34, 0.02), (0.62, 0.16), (0.90, 0.55), (1.0, 1.0), (0.94, 1.35), (0.72, 1.68), (0.42, 1.80), (0.16, 1.72), (0, 1.55)]
    skin, stalk = plain(colour, 0.40), plain((0.09, 0.055, 0.025), 0.8)
    for k in range(6):
        a = 2 * math.pi * k / 5
        r = 0.07 if k < 5 else 0
        size = 0.038 * rng.uniform(0.92, 1.06)
        spot = (r * math.cos(a), r * math.sin(a), (0.090 if k < 5 else 0.124) - size)
        lean = tuple(rng.uniform(-24, 24, 2)) + (0,)
        profile = [(max(p[0], 0) * size, p[2] * size) for p in smooth_path([(r_, 0, z) for r_, z in apple], 4)]
        shape.lathe(profile, skin, spot, lean, 36)
        shape.tube([(0, 0, 1.5 * size), (0.004, 0, 2.1 * size)], 0.0016, stalk, 8, at=spot, turn=lean)
    return shape.done(at)


def dressed_shelf(x, y, z, seed=1, kinds='books vase plant box'):
    """Fills a shelf board (x range, y front/back, top z) with books, vessels and gaps."""
    from .plants import vase

    rng = np.random.default_rng(seed)
    position = x[0] + rng.uniform(0.02, 0.10)
    mid = (y[0] + y[1]) / 2
    tones = [(0.66, 0.60, 0.52), (0.10, 0.18, 0.155), (0.52, 0.27, 0.15), (0.78, 0.75, 0.69), (0.24, 0.22, 0.19)]
    while position < x[1] - 0.14:
        pick = rng.choice(kinds.split())
        if pick == 'books':
            length = min(rng.uniform(0.16, 0.36), x[1] - position - 0.05)
            book_row((position, mid + 0.07, z), length, int(rng.integers(99)), min(0.16, y[1] - y[0]), 0.21)
            position += length + 0.06
        elif pick == 'vase':
            kind = rng.choice(['bottle', 'round', 'jug', 'tall'])
            vase((position + 0.08, mid, z), kind, ceramic(tones[int(rng.integers(5))], 0.5, 0.3), rng.uniform(0.6, 0.95))
            position += 0.19
        elif pick == 'box':
            book_stack((position + 0.12, mid, z), int(rng.integers(2, 4)), int(rng.integers(99)), (0.22, 0.16))
            position += 0.27
        else:
            from .plants import hanging_pot

            tint = tones[int(rng.integers(5))]
            hanging_pot((position + 0.08, mid, z), int(rng.integers(99)), 5, 0.22, 0.11, tint, 0.066)
            position += 0.2
        position += rng.uniform(0.0, 0.12)


def painted_box(at, size, colour, chamfer=0.004):
    return Shape('box').box(at, size, paint(colour, 0.4), chamfer).done()
