"""Trees, shrubs and grass for what is seen through windows: grown once, planted many times."""
import math

import numpy as np

from .materials import leaf, wood
from .shape import Shape, smooth_path


def _leaves(rng, centres, size):
    """A loose diamond of a leaf at every point, turned at random."""
    count = len(centres)
    along, aside = rng.normal(size=(count, 3)), rng.normal(size=(count, 3))
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    aside -= along * (along * aside).sum(1, keepdims=True)
    aside /= np.linalg.norm(aside, axis=1, keepdims=True)
    along *= (size * rng.uniform(0.6, 1.25, count))[:, None]
    aside *= (size * rng.uniform(0.26, 0.42, count))[:, None]
    points = np.stack([centres - along / 2, centres + aside, centres + along / 2, centres - aside], 1).reshape(-1, 3)
    return points, [(4 * k, 4 * k + 1, 4 * k + 2, 4 * k + 3) for k in range(count)]


def tree(seed=1, height=7.0, spread=0.5, colour=(0.085, 0.135, 0.036), leaves=90000, size=0.095):
    """A broad crown on forking limbs; a hidden mesh at the origin, to be planted with `copy_of`."""
    rng = np.random.default_rng(seed)
    shape, bark, tips = Shape('tree'), wood((0.115, 0.085, 0.06), 'z', 0.9), []

    def grow(start, direction, length, radius, depth):
        end = start + direction * length
        bend = rng.normal(0, 0.07 * length, 3)
        path = smooth_path([start, (start + end) / 2 + bend, end], 4)
        shape.tube(path, np.linspace(radius, radius * 0.62, len(path)), bark, 8 if depth < 2 else 5)
        if depth >= 3:
            tips.extend((path[-1], path[len(path) // 2]))
        if depth == 5:
            return
        for k in range(rng.integers(3, 5) if depth < 4 else 3):
            turn = 2 * math.pi * k / 3 + rng.uniform(0, 2)
            lean = rng.uniform(0.45, 1.0) * (0.9 if depth == 0 else 1)
            side = np.cross(direction, (math.cos(turn), math.sin(turn), 0.3))
            side /= np.linalg.norm(side)
            new = direction + side * lean * spread * 2 + (0, 0, 0.10)
            grow(path[-1] if k else path[-2], new / np.linalg.norm(new), length * rng.uniform(0.66, 0.86), radius * 0.62, depth + 1)

    grow(np.zeros(3), np.array((0.03, 0.02, 1.0)), height * 0.26, height * 0.022, 0)
    tips = np.array(tips)
    centres = tips[rng.integers(0, len(tips), leaves)] + rng.normal(0, height * 0.024, (leaves, 3)).clip(-height * 0.05, height * 0.05)
    shape.add(_leaves(rng, centres, size), leaf(colour))
    return shape.done((0, 0, -60))


def shrub(seed=1, width=1.2, height=1.0, colour=(0.075, 0.13, 0.034), leaves=14000, size=0.05):
    """A rounded bush, denser at its skin."""
    rng = np.random.default_rng(seed)
    lumps = rng.normal(0, 0.30, (14, 3)) * (width, width, height * 0.7) + (0, 0, height * 0.5)
    way = rng.normal(size=(leaves, 3))
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    reach = rng.uniform(0.5, 1.0, (leaves, 1)) ** 0.4 * 0.36
    centres = lumps[rng.integers(0, 14, leaves)] + way * reach * (width, width, height)
    centres = centres[centres[:, 2] > 0]
    shape = Shape('shrub')
    shape.add(_leaves(rng, centres, size), leaf(colour))
    return shape.done((0, 0, -60))


def turf(seed=1, side=1.5, blades=2600, tall=0.055, colour=(0.12, 0.175, 0.042)):
    """A square of grass."""
    rng = np.random.default_rng(seed)
    foot = np.column_stack([rng.uniform(-side / 2, side / 2, (blades, 2)), np.zeros(blades)])
    turn = rng.uniform(0, 2 * np.pi, blades)
    wide = np.column_stack([np.cos(turn), np.sin(turn), np.zeros(blades)]) * 0.006
    top = foot + rng.normal(0, 0.02, (blades, 3)) * (1, 1, 0) + np.column_stack([np.zeros((blades, 2)), tall * rng.uniform(0.5, 1.2, blades)])
    points = np.stack([foot - wide, foot + wide, top], 1).reshape(-1, 3)
    shape = Shape('turf')
    shape.add((points, [(3 * k, 3 * k + 1, 3 * k + 2) for k in range(blades)]), leaf(colour))
    return shape.done((0, 0, -60))
