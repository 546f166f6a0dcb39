"""Towels, rugs, cushions, throws."""
import numpy as np

from .materials import fabric
from .shape import Shape


def terry(colour):
    return fabric(colour, 420, 0.35, 0.9, 0.06)


def folded_towel(shape, at, size, material, seed=1, turn=0.0):
    """A towel folded in half twice, its folds towards -y: size is (width, depth, height)."""
    rng = np.random.default_rng(seed)
    width, depth, height = size
    thick = height / 4
    for outer, ends in ((height / 2, (0.0, rng.uniform(0.004, 0.016))), (height / 4, rng.uniform(0.002, 0.02, 2))):
        front = -depth / 2 + height / 2
        bend = np.linspace(-np.pi / 2, np.pi / 2, 15)
        low = np.linspace(depth / 2 - ends[0], front, 12)[:-1]
        high = np.linspace(front, depth / 2 - ends[1], 12)[1:]
        y = np.concatenate([low, front - outer * np.cos(bend), high])
        z = np.concatenate([np.full(11, -outer), outer * np.sin(bend), np.full(11, outer)]) + height / 2
        phase = rng.uniform(0, 6, 4)

        def surface(u, v, y=y, z=z, phase=phase):
            i = v * (len(y) - 1)
            py, pz = np.interp(i, np.arange(len(y)), y), np.interp(i, np.arange(len(z)), z)
            upper = pz / height
            # soft pile: it swells in the middle, falls off at the sides and never lies quite even
            side = np.abs(u - 0.5) * 2
            pz = pz * (1 - 0.14 * side**8) + upper * 0.004 * (np.sin(u * 8 + phase[0]) * np.sin(py * 26 + phase[1]) - 0.6 * side**4)
            py = py + 0.004 * np.sin(u * 5 + phase[2]) * (1 - upper * 0.4)
            return (u - 0.5) * width * (1 - 0.012 * upper) + 0.003 * np.sin(11 * v + phase[3]), py, pz

        shape.sheet(40, len(y) * 2, surface, material, thick * 0.97, at, (0, 0, turn))


def rolled_towel(at, length, radius, colour, turn=(0, 0, 0), seed=1):
    """A towel rolled up along x around its centre, the end of the roll showing its turns."""
    rng = np.random.default_rng(seed)
    turns, phase = 3.4, rng.uniform(0, 6, 3)
    thick = radius / (turns + 0.6)
    shape = Shape('rolled towel')

    def surface(u, v):
        angle = -2 * np.pi * turns * v + phase[0]
        r = thick * 0.8 + (radius - thick * 0.8) * v + 0.0012 * np.sin(9 * u + 3 * angle + phase[1])
        return (u - 0.5) * length + 0.004 * np.sin(5 * v + phase[2]), r * np.cos(angle), r * np.sin(angle)

    shape.sheet(30, 190, surface, terry(colour), thick * 0.86)
    return shape.done(at, turn)


def towel_stack(at, colours, size=(0.36, 0.26, 0.055), seed=1, turn=0.0):
    """Folded towels on each other."""
    rng = np.random.default_rng(seed)
    shape = Shape('towels')
    z = 0.0
    for k, colour in enumerate(colours):
        s = (size[0] * rng.uniform(0.95, 1.03), size[1] * rng.uniform(0.95, 1.03), size[2] * rng.uniform(0.9, 1.08))
        folded_towel(shape, (rng.normal(0, 0.004), rng.normal(0, 0.004), z), s, terry(colour), seed * 7 + k, rng.normal(0, 1.6))
        z += s[2] * 0.97
    shape.done(at, (0, 0, turn))
    return at[2] + z


def towel_over_bar(at, width, front, back, colour, turn=0, radius=0.012, seed=2, stripe=None):
    """A towel over a horizontal bar along x, its centre at `at`; hem bands near the ends."""
    rng = np.random.default_rng(seed)
    phases = rng.uniform(0, 6, 3)
    shape = Shape('draped towel')
    gap = radius + 0.004
    arc = np.pi * gap
    total = front + arc + back

    def place(u, v):
        s = v * total
        on_front, on_arc = s < front, (s >= front) & (s < front + arc)
        angle = (s - front) / gap
        y = np.where(on_front, -gap, np.where(on_arc, -gap * np.cos(angle), gap))
        z = np.where(on_front, s - front, np.where(on_arc, gap * np.sin(angle), -(s - front - arc)))
        fall = np.clip(-z / max(front, back), 0, 1)
        wave = 0.010 * np.sin(u * 6.0 + phases[0]) + 0.006 * np.sin(u * 13 + phases[1])
        y = y + wave * fall * np.where(y < 0, 1, 0.5) - 0.012 * fall**2 * (y < 0)
        squeeze = 1 - 0.035 * fall
        z = z + 0.004 * np.sin(u * 5 + phases[2]) * fall
        return (u - 0.5) * width * squeeze, y, z

    hem = fabric(tuple(c * 0.93 for c in (stripe or colour)), 1200, 0.1, 0.3, 0.05, (0.3, 1, 3))
    cuts = [0, 0.035 / total, 0.06 / total, 0.085 / total, 1 - 0.085 / total, 1 - 0.06 / total, 1]
    kinds = [terry(colour), hem, terry(colour), terry(colour), hem, terry(colour)]
    for a, b, kind in zip(cuts, cuts[1:], kinds):
        rows = max(4, int((b - a) * 110))
        shape.sheet(30, rows, lambda u, v, a=a, b=b: place(u, a + (b - a) * v), kind, 0.006)
    return shape.done(at, (0, 0, turn))


def hung_towel(at, width, drop, colour, turn=0, seed=3, folds=5):
    """A cloth gathered on a peg."""
    rng = np.random.default_rng(seed)
    phase = rng.uniform(0, 6, folds + 3)
    shape = Shape('hung towel')

    def surface(u, v):
        spread = 0.05 + 0.95 * v**0.55
        x = (u - 0.5) * width * spread
        pleats = sum(np.sin((k + 2) * 2.1 * np.pi * u + phase[k]) / (k + 1.6) for k in range(folds))
        y = -0.02 - 0.022 * pleats * (0.25 + 0.75 * v) - 0.03 * np.sqrt(v)
        corner = np.abs(u - 0.5) * 2
        z = -v * drop * (1 - 0.10 * corner**1.6 + 0.05 * np.sin(3.1 * u + phase[-1]) + 0.03 * np.sin(7.3 * u + phase[-2]))
        return x, y, z

    shape.sheet(90, 50, surface, terry(colour), 0.004)
    return shape.done(at, (0, 0, turn))


def rug(at, size, colour, stripe=None, turn=0, seed=5, thickness=0.012, fringe=True, bands=((0.05, 0.075), (0.09, 0.15), (0.165, 0.19))):
    """A woven rug with stripes across its ends, slightly wavy borders and a fringe."""
    rng = np.random.default_rng(seed)
    width, depth = size
    shape = Shape('rug')
    base = fabric(colour, 260, 0.2, 1.0, 0.10, (1, 0.35, 1))
    other = fabric(stripe, 260, 0.2, 1.0, 0.10, (1, 0.35, 1)) if stripe else base
    cuts = [0.0]
    kinds = []
    for a, b in bands:
        cuts += [a, b]
        kinds += [base, other]
    tail = [1 - c for c in cuts[::-1]]
    kinds = kinds + [base] + kinds[::-1][0:]
    cuts = cuts + tail
    kinds = [base if i % 2 == 0 else other for i in range(len(cuts) - 1)]
    phase = rng.uniform(0, 6, 4)

    def place(u, v):
        x = (u - 0.5) * width + 0.0012 * np.sin(v * 5 + phase[0])
        y = (v - 0.5) * depth + 0.003 * np.sin(u * 7 + phase[1])
        z = thickness + 0.0004 * np.sin(u * 40 + phase[2]) * np.sin(v * 17) + 0.001 * np.sin(u * 400)
        return x, y, z

    for a, b, kind in zip(cuts, cuts[1:], kinds):
        if b - a < 1e-6:
            continue
        shape.sheet(max(3, int((b - a) * 160)), 60, lambda u, v, a=a, b=b: place(a + (b - a) * u, v), kind, thickness)
    if fringe:
        for side in (-1, 1):
            for y in np.arange(-depth / 2 + 0.004, depth / 2, 0.0085):
                x = side * width / 2
                end = (x + side * rng.uniform(0.028, 0.042), y + rng.normal(0, 0.004), 0.002)
                shape.tube([(x - side * 0.004, y, thickness * 0.6), (x + side * 0.015, y, 0.006), end], [0.002, 0.0018, 0.0012], base, 5)
    return shape.done(at, (0, 0, turn))


def cushion(at, size=(0.46, 0.46, 0.15), colour=(0.5, 0.45, 0.38), turn=(0, 0, 0)):
    """A stuffed cushion lying in xy around its centre."""
    shape = Shape('cushion')
    cloth = fabric(colour, 700, 0.3, 0.6, 0.06)
    w, d, h = size
    for sign in (-1, 1):

        def surface(u, v, sign=sign):
            x, y = u * 2 - 1, v * 2 - 1
            puff = np.clip((1 - np.abs(x) ** 3.2) * (1 - np.abs(y) ** 3.2), 0, 1) ** 0.45
            pull = 1 - 0.05 * (1 - np.minimum(np.abs(x), np.abs(y)))
            crease = 0.006 * np.sin(9 * x + 4 * y) * puff
            return x * w / 2 * pull, y * d / 2 * pull, sign * (h / 2 * puff + crease)

        mesh_columns = 36
        shape.sheet(mesh_columns, mesh_columns, surface, cloth)
    return shape.done(at, turn)


def box_cushion(at, size, colour, turn=(0, 0, 0), seed=1):
    """A firm, crowned cushion around its centre, as it lies on a sofa: full edges, a slight sag."""
    rng = np.random.default_rng(seed)
    w, d, h = size
    phase = rng.uniform(0, 6, 3)

    def power(value, exponent):
        return np.sign(value) * np.abs(value) ** exponent

    def surface(u, v):
        a, b = 2 * np.pi * u, np.pi * (v - 0.5)
        flat, up = power(np.cos(b), 0.26), power(np.sin(b), 0.62)
        x, y = flat * power(np.cos(a), 0.22), flat * power(np.sin(a), 0.22)
        sag = 0.010 * np.sin(3.2 * x + phase[0]) * np.sin(2.6 * y + phase[1]) + 0.004 * np.sin(8 * x + 5 * y + phase[2])
        return w / 2 * x, d / 2 * y, h / 2 * up + sag * (up > 0)

    shape = Shape('box cushion')
    shape.sheet(130, 60, surface, fabric(colour, 700, 0.3, 0.6, 0.07))
    return shape.done(at, turn)


def throw(at, width, path, colour, seed=4, turn=0):
    """A blanket laid along a path of (y, z) points, across x."""
    rng = np.random.default_rng(seed)
    phase = rng.uniform(0, 6, 3)
    line = np.array(path, float)
    lengths = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    shape = Shape('throw')

    def surface(u, v):
        s = v * lengths[-1]
        y, z = np.interp(s, lengths, line[:, 0]), np.interp(s, lengths, line[:, 1])
        return (u - 0.5) * width + 0.02 * np.sin(v * 6 + phase[0]), y + 0.008 * np.sin(u * 8 + phase[1]), z + 0.005 * np.sin(u * 13 + phase[2] + v * 5)

    shape.sheet(40, 80, surface, fabric(colour, 300, 0.5, 1.0, 0.1), 0.008)
    return shape.done(at, (0, 0, turn))
