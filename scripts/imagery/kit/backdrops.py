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


@_kept
def garden(hour='day', width=900, height=600, seed=3, blur=7, horizon=0.42):
    """Sky, tree masses from many discs back to front, a hedge and lawn; values are linear light."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[0:height, 0:width]
    t = y / height
    if hour == 'day':
        top, low = np.array((0.62, 0.80, 1.05)), np.array((1.15, 1.12, 1.02))
        greens = [(0.30, 0.40, 0.22), (0.16, 0.27, 0.09), (0.09, 0.18, 0.05), (0.22, 0.33, 0.08)]
        lawn = np.array((0.30, 0.40, 0.14))
        light = 1.0
    elif hour == 'evening':
        top, low = np.array((0.34, 0.50, 0.80)), np.array((1.20, 0.84, 0.56))
        greens = [(0.34, 0.33, 0.26), (0.20, 0.21, 0.11), (0.13, 0.145, 0.055), (0.17, 0.17, 0.05)]
        lawn = np.array((0.30, 0.26, 0.10))
        light = 1.3
    else:
        top, low = np.array((0.055, 0.095, 0.22)), np.array((0.50, 0.34, 0.33))
        greens = [(0.050, 0.058, 0.085), (0.026, 0.036, 0.045), (0.013, 0.021, 0.024), (0.020, 0.028, 0.030)]
        lawn = np.array((0.020, 0.030, 0.032))
        light = 0.4
    ease = np.clip(t / (1 - horizon), 0, 1) ** 1.6
    image = top * (1 - ease[..., None]) + low * ease[..., None]
    base = (1 - horizon) * height
    for layer, green in enumerate(greens):
        lift = (0.34, 0.24, 0.15, 0.08)[layer] * height
        crowns = rng.uniform(0, width, 6 + layer * 2)
        for centre in crowns:
            tall, wide = lift * rng.uniform(0.6, 1.25), lift * rng.uniform(0.45, 0.9)
            for _ in range(110):
                a, r = rng.uniform(0, 2 * np.pi), rng.uniform(0, 1) ** 0.5
                cx, cy = centre + wide * r * np.cos(a), base - tall * 0.55 + tall * 0.55 * r * np.sin(a)
                size = rng.uniform(0.03, 0.08) * height * (0.5 + 0.25 * layer)
                x0, x1, y0, y1 = int(max(cx - size, 0)), int(min(cx + size, width)), int(max(cy - size, 0)), int(min(cy + size, height))
                if x1 <= x0 or y1 <= y0:
                    continue
                inside = ((x[y0:y1, x0:x1] - cx) ** 2 + (y[y0:y1, x0:x1] - cy) ** 2) < size**2
                tone = np.array(green) * rng.uniform(0.6, 1.5) * (1 + light * 0.5 * -np.sin(a) * r)
                image[y0:y1, x0:x1][inside] = tone
        image = _blur(image, max(blur - layer * 1.5, 2))
    ground = y > base
    shade = lawn * (0.75 + 0.5 * ((y - base) / (height - base))[..., None])
    image = np.where(ground[..., None], shade, image)
    if hour == 'dusk':
        for _ in range(16):
            cx, cy, r = rng.uniform(0, width), base - rng.uniform(0.0, 0.08) * height, rng.uniform(2, 4)
            image[((x - cx) ** 2 + (y - cy) ** 2) < r * r] = np.array((5.0, 3.0, 1.3)) * rng.uniform(0.3, 1)
    return _blur(image, blur).astype(np.float32)


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
    """Daylight over a lawn: a far wood in haze, nearer trees with lit crowns, shrubs in front."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[0:height, 0:width].astype(float)
    base = (1 - horizon) * height
    t = np.clip(y / base, 0, 1)[..., None] ** 1.3
    image = np.array((0.42, 0.66, 1.02)) * (1 - t) + np.array((1.05, 1.08, 1.04)) * t
    sweep = 0.9 + 0.14 * np.sin(x / 170 + y / 40) + 0.06 * np.sin(x / 47 - y / 23)
    lawn = np.array((0.13, 0.185, 0.045)) * (0.75 + 0.7 * np.clip((y - base) / (height - base), 0, 1) * sweep)[..., None]
    image = np.where((y > base)[..., None], lawn, image)

    def crown(cx, cy, wide, tall, count, size, tone):
        """Leaf clusters from the shaded underside to the lit top left."""
        for _ in range(count):
            a, r = rng.uniform(0, 2 * np.pi), rng.uniform(0, 1) ** 0.5
            up, side = r * np.sin(a), r * np.cos(a)
            px, py, s = cx + wide * side, cy - tall * up, size * rng.uniform(0.5, 1.3)
            r0, r1, c0, c1 = (int(v) for v in (max(py - s, 0), min(py + s + 1, height), max(px - 1.3 * s, 0), min(px + 1.3 * s + 1, width)))
            if r1 <= r0 or c1 <= c0:
                continue
            inside = ((x[r0:r1, c0:c1] - px) / 1.3) ** 2 + (y[r0:r1, c0:c1] - py) ** 2 < s * s
            lit = np.clip(0.62 + 0.42 * up - 0.22 * side + rng.normal(0, 0.24), 0.2, 1.6)
            image[r0:r1, c0:c1][inside] = np.array(tone) * lit

    for k in range(26):
        crown(width * (k + rng.uniform(-0.4, 0.4)) / 25, base - 18, rng.uniform(40, 70), rng.uniform(28, 62), 320, 6, (0.30, 0.38, 0.30))
    image = _blur(image, 1)
    for k in range(13):
        cx, tall = width * (k + rng.uniform(-0.6, 0.6)) / 12, rng.uniform(90, 230)
        image[int(base - tall * 0.7) : int(base + 14), max(int(cx) - 4, 0) : max(int(cx) + 4, 0)] = (0.05, 0.043, 0.03)
        shadow = ((x - cx - 40) / (tall * 0.9)) ** 2 + ((y - base - 18) / 12) ** 2 < 1
        image[shadow] *= 0.5
        tone = np.array((0.13, 0.195, 0.055)) * rng.uniform(0.8, 1.3) + (rng.uniform(0, 0.05), 0, 0)
        for lobe in range(15):
            a, r = rng.uniform(0, 2 * np.pi), rng.uniform(0.2, 1) ** 0.5
            up = np.sin(a) * r
            cy, wide = base - tall * (0.68 + 0.36 * up), tall * rng.uniform(0.12, 0.24)
            crown(cx + tall * (0.46 - 0.16 * up) * np.cos(a) * r, cy, wide, wide * 0.8, 130, 5, tone * (0.85 + 0.3 * up))
    for k in range(30):
        crown(width * rng.uniform(0, 1), base + rng.uniform(8, 60), rng.uniform(20, 60), rng.uniform(10, 30), 200, 6, (0.085, 0.135, 0.04))
    return _blur(image, 3).astype(np.float32)


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
