"""Views through windows: a garden rendered by itself, cropped and softened for each window, shown on luminous planes."""
import os
import tempfile

import bpy
import numpy as np

from .materials import picture_light

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
VIEWS = os.path.join(os.environ.get('IMAGERY_STATE', os.path.join(ROOT, '.data', 'imagery')), 'views')
# the share of a view that lies below its horizon
HORIZON = 0.34


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


def _view(name, seed, blur):
    """A window on the view: a part of its width chosen by the seed, every other one mirrored, its horizon in place."""
    image = np.load(os.path.join(VIEWS, f'{name}.npy'))
    rng = np.random.default_rng(seed)
    height, width = image.shape[:2]
    share = rng.uniform(0.62, 0.85)
    wide, high = int(width * share), int(height * share)
    left, top = int(rng.uniform(0, width - wide)), int((1 - HORIZON) * (height - high))
    part = image[top : top + high, left : left + wide]
    return _blur(part[:, ::-1] if seed % 2 else part, blur).astype(np.float32)


def park(seed=5):
    """An afternoon over a lawn with oaks, hardly out of focus."""
    return _view('view-park', seed, 1)


def garden(hour='day', seed=3, blur=7):
    """The same well out of focus, for mirrors and for windows at the side."""
    return _view('view-park' if hour == 'day' else 'view-dusk', seed, blur * 0.6)


def dusk(seed=5):
    """Blue hour, the neighbours' windows lit."""
    return _view('view-dusk', seed, 1)


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
