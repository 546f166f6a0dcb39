"""Shells of rooms: walls with openings, tile as loose bevelled pieces, floors, windows, trim, sockets.

Wall parts are built in a local frame: the wall is the plane y = 0, the room lies at y < 0, x runs right.
Turns: 0 a wall seen by the camera, -90 a right hand wall, 90 a left hand wall, 180 behind the camera."""
import numpy as np

from .glass import edge_face, pane, thin_face
from .materials import glow, grout, linen_screen, metal, paint, plain
from .shape import Shape


def _pieces(width, height, tile, gap, bond, start):
    """Rectangles (u0, u1, v0, v1) of a tile field, cut at its borders."""
    tw, th = tile
    out = []
    if bond == 'column':
        for i, u in enumerate(np.arange(-start[0], width, tw + gap)):
            lift = (th + gap) / 2 if i % 2 else 0
            for v in np.arange(-start[1] - lift, height, th + gap):
                out.append((u, u + tw, v, v + th))
    else:
        rows = np.arange(-start[1], height, th + gap)
        for j, v in enumerate(rows):
            shift = {'stack': 0, 'running': (tw + gap) / 2 * (j % 2), 'third': (tw + gap) / 3 * (j % 3)}[bond]
            for u in np.arange(-start[0] - shift, width, tw + gap):
                out.append((u, u + tw, v, v + th))
    cut = [(max(a, 0), min(b, width), max(c, 0), min(d, height)) for a, b, c, d in out]
    return [r for r in cut if r[1] - r[0] > 0.006 and r[3] - r[2] > 0.006]


def _subtract(rects, hole):
    x0, x1, y0, y1 = hole
    out = []
    for a, b, c, d in rects:
        if b <= x0 or a >= x1 or d <= y0 or c >= y1:
            out.append((a, b, c, d))
            continue
        for r in ((a, min(b, x0), c, d), (max(a, x1), b, c, d), (max(a, x0), min(b, x1), c, min(d, y0)), (max(a, x0), min(b, x1), max(c, y1), d)):
            if r[1] - r[0] > 0.006 and r[3] - r[2] > 0.006:
                out.append(r)
    return out


def tile_field(origin, u, v, width, height, tile, material, joint=(0.62, 0.6, 0.56), gap=0.0025, bond='stack',
               tilt=0.004, bevel=0.0016, depth=0.009, recess=0.0022, holes=(), start=(0, 0), seed=3, edge_wobble=0.0):
    """A field of loose tiles in the plane of u and v; u x v must point at the viewer."""
    rng = np.random.default_rng(seed)
    u, v, origin = np.asarray(u, float), np.asarray(v, float), np.asarray(origin, float)
    normal = np.cross(u, v)
    rects = _pieces(width, height, tile, gap, bond, start)
    for hole in holes:
        rects = _subtract(rects, hole)
    r = np.array(rects)
    count = len(r)
    if edge_wobble:
        r = r + rng.normal(0, edge_wobble, r.shape)
    corner_u = np.stack([r[:, 0], r[:, 1], r[:, 1], r[:, 0]], 1)
    corner_v = np.stack([r[:, 2], r[:, 2], r[:, 3], r[:, 3]], 1)
    mid_u, mid_v = corner_u.mean(1, keepdims=True), corner_v.mean(1, keepdims=True)
    in_u = corner_u + np.sign(mid_u - corner_u) * bevel
    in_v = corner_v + np.sign(mid_v - corner_v) * bevel
    slope = rng.normal(0, tilt, (count, 2))
    lift = rng.normal(0, tilt * 0.012, (count, 1))

    def ring(cu, cv, height_):
        z = height_ + lift + slope[:, :1] * (cu - mid_u) + slope[:, 1:] * (cv - mid_v)
        return origin + cu[..., None] * u + cv[..., None] * v + z[..., None] * normal

    back = origin + corner_u[..., None] * u + corner_v[..., None] * v
    points = np.concatenate([back, ring(corner_u, corner_v, depth - bevel * 0.7), ring(in_u, in_v, depth)], 1)
    template = [(8, 9, 10, 11)]
    for k in range(4):
        n = (k + 1) % 4
        template += [(4 + k, 4 + n, 8 + n, 8 + k), (k, n, 4 + n, 4 + k)]
    faces = [tuple(i + 12 * t for i in face) for t in range(count) for face in template]
    shape = Shape('tiles')
    shape.add((points.reshape(-1, 3), faces), material)
    bed = [(0, width, 0, height)]
    for hole in holes:
        bed = _subtract(bed, hole)
    level = normal * (depth - recess)
    g = grout(joint)
    for a, b, c, d in bed:
        shape.quad([origin + a * u + c * v + level, origin + b * u + c * v + level, origin + b * u + d * v + level, origin + a * u + d * v + level], g)
    return shape.done()


def floor(x, y, tile, material, z=0.0, joint=(0.45, 0.43, 0.40), gap=0.003, bond='stack', start=(0, 0), tilt=0.0006, bevel=0.0008, holes=(), seed=5, recess=0.0012):
    """A tiled floor whose top is at z."""
    return tile_field((x[0], y[0], z - 0.009), (1, 0, 0), (0, 1, 0), x[1] - x[0], y[1] - y[0], tile, material, joint, gap,
                      bond, tilt, bevel, 0.009, recess, holes, start, seed)


def plank_floor(x, y, material, along='y', width=0.16, length=1.9, z=0.0, seed=8):
    """Boards with staggered ends."""
    rng = np.random.default_rng(seed)
    shape = Shape('planks')
    gap = 0.0012
    if along == 'y':
        across, run = x, y
    else:
        across, run = y, x
    position = across[0]
    while position < across[1]:
        start = run[0] - rng.uniform(0, length)
        while start < run[1]:
            end = start + length * rng.uniform(0.7, 1.15)
            a, b = max(start, run[0]), min(end - gap, run[1])
            if b - a > 0.02:
                p = (position, min(position + width - gap, across[1]))
                top = z + rng.normal(0, 0.00012)
                if along == 'y':
                    shape.block(p, (a, b), (z - 0.012, top), material, 0.0007)
                else:
                    shape.block((a, b), p, (z - 0.012, top), material, 0.0007)
            start = end
        position += width
    dark = plain((0.02, 0.015, 0.01), 0.9)
    shape.quad([(x[0], y[0], z - 0.004), (x[1], y[0], z - 0.004), (x[1], y[1], z - 0.004), (x[0], y[1], z - 0.004)], dark)
    return shape.done()


def wall(at, turn, width, height, material, openings=(), thickness=0.14):
    """A wall panel with openings (x0, x1, z0, z1), reveals included; origin bottom left."""
    shape = Shape('wall')
    rects = [(0, width, 0, height)]
    for hole in openings:
        rects = _subtract(rects, hole)
    for a, b, c, d in rects:
        shape.quad([(a, 0, c), (b, 0, c), (b, 0, d), (a, 0, d)], material)
        shape.quad([(b, thickness, c), (a, thickness, c), (a, thickness, d), (b, thickness, d)], material)
    for a, b, c, d in openings:
        t = thickness
        shape.quad([(a, 0, c), (a, t, c), (a, t, d), (a, 0, d)], material)
        shape.quad([(b, t, c), (b, 0, c), (b, 0, d), (b, t, d)], material)
        shape.quad([(a, t, d), (b, t, d), (b, 0, d), (a, 0, d)], material)
        if c > 0:
            shape.quad([(a, 0, c), (b, 0, c), (b, t, c), (a, t, c)], material)
    return shape.done(at, (0, 0, turn))


def slab(x, y, z, material):
    """A plain horizontal or vertical slab such as a ceiling."""
    return Shape('slab').block(x, y, z, material, 0.0005).done()


def baseboard(at, turn, length, material, height=0.12, depth=0.016, gaps=()):
    """A skirting with a stepped top; gaps are (from, to)."""
    shape = Shape('baseboard')
    spans, position = [], 0.0
    for a, b in sorted(gaps):
        spans.append((position, a))
        position = b
    spans.append((position, length))
    for a, b in spans:
        if b - a < 0.01:
            continue
        shape.block((a, b), (-depth, 0), (0.001, height - 0.012), material, 0.002)
        shape.block((a, b), (-depth * 0.6, 0), (height - 0.0125, height), material, 0.002)
        shape.block((a, b), (-depth - 0.004, -depth), (0.0, 0.012), material, 0.003)
    return shape.done(at, (0, 0, turn))


def outlet(at, turn=0, kind='socket', colour=(0.86, 0.85, 0.82)):
    """A North American duplex outlet or rocker switch."""
    plate, dark = plain(colour, 0.35), plain((0.05, 0.05, 0.05), 0.6)
    shape = Shape('outlet')
    shape.box((0, -0.003, 0), (0.070, 0.006, 0.115), plate, 0.002)
    if kind == 'switch':
        shape.box((0, -0.0065, 0), (0.033, 0.004, 0.067), plain(tuple(c * 1.04 for c in colour), 0.3), 0.0015, (3, 0, 0))
    else:
        for z in (-0.0195, 0.0195):
            shape.box((0, -0.0062, z), (0.034, 0.003, 0.029), plain(tuple(c * 0.98 for c in colour), 0.3), 0.004)
            for x in (-0.0065, 0.0065):
                shape.box((x, -0.0076, z + 0.003), (0.0022, 0.001, 0.008), dark, 0.0001)
            shape.box((0, -0.0076, z - 0.007), (0.005, 0.001, 0.005), dark, 0.0001)
    shape.lathe([(0.003, 0), (0.003, 0.0012), (0, 0.0014)], metal('nickel'), (0, -0.006, 0), (90, 0, 0), 12)
    return shape.done(at, (0, 0, turn))


def window(at, turn, width, height, columns=1, rows=1, frame=None, sash=0.045, depth=0.07, muntin=0.022, sill=True, setback=0.07, sill_material=None, mirrored=1.0):
    """A glazed unit for an opening whose lower left corner is `at`; set back from the wall face."""
    frame = frame or paint((0.83, 0.82, 0.79), 0.4)
    shape = Shape('window')
    y = (setback, setback + depth)
    for x in ((0, sash), (width - sash, width)):
        shape.block(x, y, (0, height), frame, 0.003)
    for z in ((0, sash), (height - sash, height)):
        shape.block((sash, width - sash), y, z, frame, 0.003)
    for i in range(1, columns):
        x = sash + (width - 2 * sash) * i / columns
        shape.block((x - muntin / 2, x + muntin / 2), (y[0] + 0.012, y[1] - 0.012), (sash, height - sash), frame, 0.003)
    for j in range(1, rows):
        z = sash + (height - 2 * sash) * j / rows
        shape.block((sash, width - sash), (y[0] + 0.013, y[1] - 0.013), (z - muntin / 2, z + muntin / 2), frame, 0.003)
    for offset in (0.4, 0.6):
        pane(shape, width - 2 * sash + 0.01, height - 2 * sash + 0.01, 0.004, thin_face('clear', mirrored), edge_face('clear'), (sash - 0.005, setback + depth * offset, sash - 0.005))
    if sill:
        shape.block((-0.03, width + 0.03), (-0.035, setback + 0.004), (-0.028, 0.0), sill_material or frame, 0.004)
    return shape.done(at, (0, 0, turn))


def roman_blind(at, turn, width, drop, folds=4):
    """A half drawn linen blind with soft folds."""
    shape = Shape('blind')
    cloth = linen_screen()

    def surface(u, v):
        z = -v * drop
        pleat = np.abs(np.sin(v * np.pi * folds)) ** 0.6
        y = -0.02 - 0.035 * pleat * (0.3 + v)
        return u * width, y, z + 0.012 * np.sin(v * np.pi * folds * 2)

    shape.sheet(24, 90, surface, cloth)
    return shape.done(at, (0, 0, turn))


def door(at, turn, width=0.82, height=2.05, material=None, finish='brass', panels=2):
    """A panelled door with casing, for the wall behind the camera and its mirror image."""
    material = material or paint((0.80, 0.78, 0.74), 0.4)
    shape = Shape('door')
    shape.block((0, width), (-0.012, 0.02), (0.006, height), material, 0.002)
    gap = 0.11
    high = (height - gap * (panels + 1)) / panels
    for i in range(panels):
        z = gap + i * (high + gap)
        shape.block((gap, width - gap), (-0.016, -0.010), (z, z + high), material, 0.006)
        shape.block((gap + 0.03, width - gap - 0.03), (-0.022, -0.012), (z + 0.03, z + high - 0.03), material, 0.01)
    for x in ((-0.085, -0.006), (width + 0.006, width + 0.085)):
        shape.block(x, (-0.022, 0.0), (0, height + 0.085), material, 0.004)
    shape.block((-0.085, width + 0.085), (-0.023, 0.0), (height + 0.008, height + 0.087), material, 0.004)
    m = metal(finish)
    shape.rod((0.06, -0.012, 1.0), (0.06, -0.06, 1.0), 0.011, m)
    shape.rod((0.055, -0.055, 1.0), (0.17, -0.055, 1.0), 0.009, m)
    shape.lathe([(0.026, 0), (0.026, 0.006), (0.012, 0.008)], m, (0.06, -0.012, 1.0), (90, 0, 0))
    return shape.done(at, (0, 0, turn))


def downlight(at, radius=0.045, strength=14.0, colour=(1, 0.82, 0.6)):
    """A recessed lamp's visible ring and glow."""
    shape = Shape('downlight')
    shape.lathe([(radius * 1.25, 0), (radius * 1.22, -0.004), (radius, -0.003), (radius * 0.86, 0.02)], paint((0.8, 0.79, 0.77), 0.4))
    shape.done(at)
    face = Shape('downlight glow')
    face.lathe([(0, -0.0022), (radius * 0.97, -0.0022)], glow(colour, strength))
    return face.done(at, hidden_from=('diffuse', 'shadow'))


def box_room(x, y, height, back, side=None, ceiling=None, openings=None, thickness=0.16):
    """Four walls and a lid around (x, y); openings by wall: back, right, left, behind. Returns them by name."""
    side = side or back
    holes = openings or {}
    ceiling = ceiling or paint((0.80, 0.775, 0.73), 0.8)
    wide, deep = x[1] - x[0], y[1] - y[0]
    return {
        'back': wall((x[0], y[1], 0), 0, wide, height, back, holes.get('back', ()), thickness),
        'right': wall((x[1], y[1], 0), -90, deep, height, side, holes.get('right', ()), thickness),
        'left': wall((x[0], y[0], 0), 90, deep, height, side, holes.get('left', ()), thickness),
        'behind': wall((x[1], y[0], 0), 180, wide, height, side, holes.get('behind', ()), thickness),
        'lid': slab(x, y, (height, height + 0.1), ceiling),
    }


def panelling(at, turn, width, height, material, board=0.11):
    """Tongue and groove boards with a cap."""
    shape = Shape('panelling')
    for a in np.arange(0, width, board):
        b = min(a + board - 0.003, width)
        shape.block((a, b), (-0.016, 0), (0.0, height), material, 0.0025)
    shape.block((0, width), (-0.011, 0), (0.0, height), material, 0.0005)
    shape.block((0, width), (-0.034, 0), (height, height + 0.022), material, 0.004)
    shape.block((0, width), (-0.026, 0), (height - 0.03, height - 0.0005), material, 0.003)
    return shape.done(at, (0, 0, turn))


def slats(at, turn, width, height, material, pitch=0.045, backing=(0.012, 0.011, 0.010)):
    """Upright battens on a dark felt."""
    shape = Shape('slats')
    shape.block((0, width), (-0.006, -0.001), (0, height), plain(backing, 0.95), 0.0005)
    for a in np.arange(pitch / 2, width, pitch):
        shape.box((a, -0.018, height / 2), (pitch * 0.6, 0.024, height), material, 0.0015)
    return shape.done(at, (0, 0, turn))
