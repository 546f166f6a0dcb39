"""Views through windows: out of focus gardens and skies painted by numpy, shown on luminous planes."""
import os
import tempfile

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
