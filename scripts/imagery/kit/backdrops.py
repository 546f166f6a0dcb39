"""Views through windows: out of focus gardens and skies painted by numpy, shown on luminous planes."""
import functools
import os
import tempfile
import zlib

import bpy
import numpy as np

from .materials import picture_light


def _blur(image, radius):
    """Repeated box blur along both axes."""
    for axis in (0, 1):
        for _ in range(3):
            r = max(int(radius), 1)
            pad = [(0, 0)] * 3
            pad[axis] = (r + 1, r)
            total = np.cumsum(np.pad(image, pad, 'edge'), axis=axis, dtype=np.float64)
            size = 2 * r + 1
            if axis == 0:
                image = (total[size:] - total[:-size]) / size
            else:
                image = (total[:, size:] - total[:, :-size]) / size
    return image


def _kept(paint):
    """A view takes long to paint: it is kept in the temporary folder until its painter changes."""

    @functools.wraps(paint)
    def view(*values, **named):
        code = paint.__code__
        key = zlib.crc32(repr((code.co_code, [c for c in code.co_consts if not hasattr(c, 'co_code')], values, named)).encode())
        path = os.path.join(tempfile.gettempdir(), f'imagery-view-{paint.__name__}-{key:08x}.npy')
        if not os.path.exists(path):
            np.save(f'{path}.{os.getpid()}.npy', paint(*values, **named))
            os.replace(f'{path}.{os.getpid()}.npy', path)
        return np.load(path)

    return view


def _clouds(rng, shape, scale, octaves=4, fall=0.55):
    """Fractal noise between 0 and 1; the broadest lumps are `scale` pixels wide."""
    rows, columns = shape
    total, weight = np.zeros(shape), 0.0
    for k in range(octaves):
        size = max(scale / 2**k, 1.0)
        grid = rng.uniform(0, 1, (int(rows / size) + 3, int(columns / size) + 3))
        y, x = np.arange(rows) / size, np.arange(columns) / size
        i, j = y.astype(int), x.astype(int)
        v, u = (y - i)[:, None], (x - j)[None, :]
        v, u = v * v * (3 - 2 * v), u * u * (3 - 2 * u)
        near = grid[i][:, j] * (1 - u) + grid[i][:, j + 1] * u
        far = grid[i + 1][:, j] * (1 - u) + grid[i + 1][:, j + 1] * u
        total += (near * (1 - v) + far * v) * fall**k
        weight += fall**k
    total = total / weight
    return np.clip(0.5 + (total - total.mean()) / (4.2 * total.std()), 0, 1)


def _crowns(image, rng, crowns, clump, haze=(0.0, (0, 0, 0)), lit=1.0, gaps=0.0, floor=None):
    """Crowns of leaves, back to front: (centre x, centre y, half width, half height, tone).

    Each is lumps within lumps, bright towards the sky and dark below, with holes where the sky comes through."""
    rows, columns = image.shape[:2]
    lumps, leaves = _clouds(rng, (rows, columns), clump * 2.6, 6, 0.66), _clouds(rng, (rows, columns), max(clump * 0.30, 2.5), 3, 0.8)
    step = max(int(clump * 0.28), 1)
    relief = lumps - np.roll(np.roll(lumps, -step, 0), -step, 1)
    relief = relief / (relief.std() * 2.2)
    small = leaves - np.roll(np.roll(leaves, -1, 0), -1, 1)
    small = small / (small.std() * 2.2)
    for cx, cy, wide, tall, tone in crowns:
        r0, r1, c0, c1 = (int(v) for v in (max(cy - tall * 1.5, 0), min(cy + tall * 1.5, rows), max(cx - wide * 1.5, 0), min(cx + wide * 1.5, columns)))
        if r1 - r0 < 3 or c1 - c0 < 3:
            continue
        dy, dx = int(rng.integers(rows)), int(rng.integers(columns))
        part = [np.take(np.take(field, np.arange(r0 + dy, r1 + dy) % rows, 0), np.arange(c0 + dx, c1 + dx) % columns, 1) for field in (lumps, leaves, relief, small)]
        u, w = (np.arange(c0, c1)[None, :] - cx) / wide, (np.arange(r0, r1)[:, None] - cy) / tall
        inside = 1 - np.sqrt(u * u + w * w)
        field = inside * 1.7 + (part[0] - 0.5) * 1.9 + (part[1] - 0.5) * 0.8 - gaps
        cover = np.clip(field / 0.16, 0, 1)[..., None]
        if floor is not None:
            cover = cover * np.clip((floor - np.arange(r0, r1)[:, None, None]) / 2 + 1, 0, 1)
        # lumps that stand out catch the light, hollows lie in the shade of the leaves above them
        shade = 0.58 - 0.44 * w - 0.18 * u + 0.36 * part[2] * lit + 0.24 * part[3] * lit + 0.70 * (part[0] - 0.5)
        shade = np.clip(shade, 0.12, 1.9)[..., None]
        leaf = np.asarray(tone) * shade * (1 + np.array((0.22, 0.10, -0.12)) * np.clip(shade - 0.75, 0, 1))
        leaf = leaf * (1 - haze[0]) + np.asarray(haze[1]) * haze[0]
        image[r0:r1, c0:c1] = image[r0:r1, c0:c1] * (1 - cover) + leaf * cover


@_kept
def garden(hour='day', width=900, height=600, seed=3, blur=7, horizon=0.42):
    """Sky, trees back to front, shrubs and lawn, well out of focus; values are linear light."""
    rng = np.random.default_rng(seed)
    y = np.mgrid[0:height, 0:width][0].astype(float)
    t = y / height
    if hour == 'day':
        top, low = np.array((0.62, 0.80, 1.05)), np.array((1.15, 1.12, 1.02))
        greens = [(0.34, 0.43, 0.26), (0.21, 0.31, 0.12), (0.14, 0.235, 0.065), (0.20, 0.29, 0.085)]
        lawn = np.array((0.30, 0.40, 0.14))
    else:
        top, low = np.array((0.34, 0.50, 0.80)), np.array((1.20, 0.84, 0.56))
        greens = [(0.34, 0.33, 0.26), (0.20, 0.21, 0.11), (0.13, 0.145, 0.055), (0.17, 0.17, 0.05)]
        lawn = np.array((0.30, 0.26, 0.10))
    ease = np.clip(t / (1 - horizon), 0, 1) ** 1.6
    image = top * (1 - ease[..., None]) + low * ease[..., None]
    base = (1 - horizon) * height
    patches = _clouds(rng, (height, width), 130, 3)
    shade = lawn * (0.62 + 0.45 * ((y - base) / (height - base)) + 0.40 * patches)[..., None]
    image = np.where((y > base)[..., None], shade, image)
    for layer, green in enumerate(greens):
        lift, many = (0.30, 0.25, 0.15, 0.06)[layer] * height, (15, 9, 10, 16)[layer]
        crowns = []
        for k in range(many):
            tall = lift * rng.uniform(0.6, 1.2)
            wide = tall * rng.uniform(0.55, 0.95) * (1.5 if layer == 3 else 1)
            tone = np.array(green) * rng.uniform(0.75, 1.3) * (1 + rng.uniform(-0.08, 0.14), 1, 1)
            crowns.append((width * (k + rng.uniform(-0.5, 0.5)) / (many - 1), base - tall * (0.42 if layer < 3 else 0.02) + layer * 2, wide, tall * 0.72, tone))
        order = rng.permutation(many)
        _crowns(image, rng, [crowns[k] for k in order], 0.055 * height, (0.13 - 0.055 * layer, low) if layer < 3 else (0, low), gaps=0.05 * (layer < 3), floor=base + 3 if layer < 3 else None)
        image = _blur(image, max(blur * 0.5 - layer, 1))
    return _blur(image, blur * 0.62).astype(np.float32)


def _bough(image, x, y, angle, length, width, rng, depth, tone):
    """A branching silhouette; twigs end in small clusters of leaves."""
    rows, columns = image.shape[:2]
    steps = max(int(length), 2)
    bend = rng.normal(0, 0.25) / steps
    for s in range(steps):
        angle += bend
        x, y = x + np.cos(angle), y - np.sin(angle)
        half = max(width * (1 - 0.45 * s / steps), 0.6)
        a, b, c, d = int(y - half), int(y + half) + 1, int(x - half), int(x + half) + 1
        if b > 0 and d > 0:
            image[max(a, 0) : min(b, rows), max(c, 0) : min(d, columns)] = tone
    if depth == 0:
        for _ in range(int(rng.integers(5, 11))):
            cx, cy, r = x + rng.normal(0, 9), y + rng.normal(0, 7), rng.uniform(1.2, 3.4)
            a, b, c, d = int(cy - r), int(cy + r) + 1, int(cx - r * 1.4), int(cx + r * 1.4) + 1
            if b > 0 and d > 0:
                image[max(a, 0) : min(b, rows), max(c, 0) : min(d, columns)] = tone * rng.uniform(0.8, 1.5)
        return
    for side in (-1, 1, 0)[: 2 + (depth > 2)]:
        turn = side * rng.uniform(0.28, 0.62) + rng.normal(0, 0.1)
        _bough(image, x, y, angle + turn + 0.05 * (np.pi / 2 - angle), length * rng.uniform(0.66, 0.84), width * 0.66, rng, depth - 1, tone)


@_kept
def dusk(width=1800, height=860, seed=5, horizon=0.30):
    """Blue hour over a garden: glow at the horizon, far woods, a house with lit windows, near trees as silhouettes."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[0:height, 0:width].astype(float)
    base = (1 - horizon) * height
    t = np.clip(y / base, 0, 1)[..., None]
    stops = np.array(((0.026, 0.060, 0.185), (0.060, 0.115, 0.29), (0.20, 0.20, 0.33), (0.62, 0.35, 0.23), (1.05, 0.50, 0.19)))
    at = np.array((0.0, 0.40, 0.62, 0.80, 0.92))
    image = np.stack([np.interp(t[..., 0], at, stops[:, c]) for c in range(3)], -1)
    streak = np.sin(y / 23 + 1.6 * np.sin(x / 410) + np.sin(x / 131) * 0.4) * np.exp(-((t[..., 0] - 0.72) / 0.16) ** 2)
    image *= 1 + 0.10 * streak[..., None]
    def mass(low, lift, spread, count, size, tone):
        """A belt of foliage from many small discs, thicker towards the ground."""
        crest = sum(np.sin(np.arange(width) / s + rng.uniform(0, 6)) * w for s, w in ((210, 0.5), (83, 0.32), (37, 0.18)))
        for _ in range(count):
            cx = rng.uniform(0, width)
            up = rng.uniform(0, 1) ** 1.4 * lift * (1 + spread * crest[int(cx)])
            r = size * rng.uniform(0.5, 1.2) * (1.25 - 0.7 * up / (lift * 1.6))
            a, b, c, d = (int(v) for v in (max(low - up - r, 0), low - up + r + 1, max(cx - 1.3 * r, 0), cx + 1.3 * r + 1))
            inside = ((x[a:b, c:d] - cx) / 1.25) ** 2 + (y[a:b, c:d] - low + up) ** 2 < r * r
            image[a:b, c:d][inside] = np.array(tone) * rng.uniform(0.8, 1.25)

    mass(base, 0.11 * height, 0.28, 12000, 6, (0.026, 0.032, 0.052))
    image = _blur(image, 2)
    lawn = np.array((0.016, 0.021, 0.022)) * (1 + 0.8 * np.clip((y - base) / (height - base), 0, 1))[..., None]
    image = np.where((y > base)[..., None], lawn, image)
    for hx, wide, tall in ((0.300, 17, 24), (0.318, 17, 24), (0.352, 13, 38), (0.642, 22, 26), (0.668, 22, 26), (0.715, 15, 40)):
        low, left = int(base) + (2 if tall > 30 else -10), int(hx * width)
        image[low - tall : low, left : left + wide] = np.array((1.9, 0.85, 0.26)) * np.linspace(1.0, 0.6, tall)[:, None, None]
        image[low - tall : low, left + wide // 2] *= 0.25
    mass(base + 26, 0.085 * height, 0.6, 2600, 6, (0.017, 0.022, 0.027))
    for px, size, depth in ((0.13, 64, 7), (0.47, 44, 6), (0.86, 74, 7)):
        _bough(image, px * width, base + rng.uniform(20, 50), np.pi / 2 + rng.normal(0, 0.05), size, size * 0.075, rng, depth, np.array((0.010, 0.013, 0.015)))
    mass(base + 60, 0.06 * height, 0.7, 1500, 8, (0.011, 0.015, 0.016))
    image = _blur(image, 2)
    return _blur(image, 1).astype(np.float32)


@_kept
def park(width=1500, height=750, seed=5, horizon=0.34):
    """Daylight over a lawn: a far wood in haze, nearer trees with lit crowns, shrubs in front; a little out of focus."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[0:height, 0:width].astype(float)
    base = (1 - horizon) * height
    t = np.clip(y / base, 0, 1)[..., None] ** 1.3
    sky = np.array((0.42, 0.66, 1.02)) * (1 - t) + np.array((1.05, 1.08, 1.04)) * t
    veil = np.clip(_clouds(rng, (height, width), 420, 5, 0.6) * 1.6 - 0.62, 0, 1)[..., None] * (1 - 0.5 * t)
    image = sky * (1 - 0.55 * veil) + np.array((1.04, 1.06, 1.08)) * 0.55 * veil
    # grass: broad patches drawn out by the flat view, finer blades towards the viewer
    depth = np.clip((y - base) / (height - base), 0, 1)
    broad = _clouds(rng, (height * 3, width), 210, 4)[::3]
    blades = _clouds(rng, (height, width), 7, 3, 0.8)
    lawn = np.array((0.135, 0.190, 0.050)) * (0.55 + 0.35 * depth + 0.55 * broad + 0.22 * (blades - 0.5) * depth)[..., None]
    image = np.where((y > base)[..., None], lawn, image)
    pale = (0.62, 0.70, 0.74)
    wood = [(width * (k + rng.uniform(-0.5, 0.5)) / 29, base - rng.uniform(20, 40), rng.uniform(45, 95), rng.uniform(36, 74), np.array((0.20, 0.27, 0.15)) * rng.uniform(0.8, 1.2)) for k in rng.permutation(30)]
    _crowns(image, rng, wood, 17, (0.26, pale), floor=base + 3)
    image = _blur(image, 1)
    trees = []
    for k in rng.permutation(11):
        cx, tall = width * (k + rng.uniform(-0.7, 0.7)) / 10, rng.uniform(110, 260)
        tone = np.array((0.125, 0.190, 0.052)) * rng.uniform(0.8, 1.3) * (1 + rng.uniform(-0.12, 0.18), 1, 1)
        trees.append((cx, tall, tone, base + rng.uniform(-6, 26)))
    for cx, tall, tone, foot in sorted(trees, key=lambda tree: tree[3]):
        shadow = np.clip(1.15 - np.sqrt(((x - cx - 0.25 * tall) / (tall * 0.62)) ** 2 + ((y - foot - 9) / 11) ** 2) + 0.5 * (blades - 0.5), 0, 1)
        image *= (1 - 0.55 * shadow * (y > base))[..., None]
        bark, reach = np.array((0.060, 0.050, 0.036)), tall * 0.55
        for lean, high, thick in ((0.0, 0.75, 0.020), (-0.28, 0.62, 0.010), (0.26, 0.66, 0.010), (0.10, 0.80, 0.008)):
            s = np.arange(0, int(high * tall))
            px = cx + lean * tall * (s / (high * tall)) ** 1.8 + 1.5 * np.sin(s / 19)
            half = np.maximum(thick * tall * (1 - 0.7 * s / (high * tall)), 0.8)
            for a, b, c in zip(foot - s, px, half):
                if 0 <= int(a) < height:
                    image[int(a), max(int(b - c), 0) : max(int(b + c) + 1, 0)] = bark
        boughs = [(cx, foot - tall * 0.66, reach * 0.66, tall * 0.32, tone * 0.80)]
        for _ in range(7):
            a, r = rng.uniform(0, 2 * np.pi), rng.uniform(0.5, 1.0)
            up = np.sin(a) * r
            boughs.append((cx + reach * 0.72 * np.cos(a) * r, foot - tall * (0.66 + 0.30 * up), reach * rng.uniform(0.30, 0.46), tall * rng.uniform(0.13, 0.21), tone * (0.92 + 0.25 * up)))
        _crowns(image, rng, sorted(boughs, key=lambda bough: bough[1]), tall * 0.085, (0.03, pale), gaps=0.10)
    shrubs = []
    for _ in range(26):
        wide = rng.uniform(22, 66)
        shrubs.append((width * rng.uniform(0, 1), base + rng.uniform(4, 46), wide, wide * rng.uniform(0.35, 0.6), np.array((0.095, 0.150, 0.045)) * rng.uniform(0.75, 1.3) * (1 + rng.uniform(-0.1, 0.35), 1, 1)))
    _crowns(image, rng, sorted(shrubs, key=lambda shrub: shrub[1]), 13)
    return _blur(image, 2).astype(np.float32)


def hang(image, centre, width, height, turn=0, strength=1.0):
    """Shows a painted view on a luminous plane facing -y (before turning); seen, not lighting."""
    rows, columns = image.shape[:2]
    picture = bpy.data.images.new('view', columns, rows, float_buffer=True)
    picture.colorspace_settings.name = 'Linear'
    rgba = np.ones((rows, columns, 4), np.float32)
    rgba[..., :3] = image[::-1]
    picture.pixels.foreach_set(rgba.ravel())
    path = os.path.join(tempfile.mkdtemp(), 'view.exr')
    picture.filepath_raw, picture.file_format = path, 'OPEN_EXR'
    picture.save()
    mesh = bpy.data.meshes.new('view')
    w, h = width / 2, height / 2
    mesh.from_pydata([(-w, 0, -h), (w, 0, -h), (w, 0, h), (-w, 0, h)], [], [(0, 1, 2, 3)])
    layer = mesh.uv_layers.new()
    for loop, uv in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = uv
    mesh.materials.append(picture_light(path, strength))
    item = bpy.data.objects.new('view', mesh)
    item.location = centre
    item.rotation_euler = (0, 0, np.radians(turn))
    item.visible_diffuse = item.visible_shadow = False
    bpy.context.scene.collection.objects.link(item)
    return item
