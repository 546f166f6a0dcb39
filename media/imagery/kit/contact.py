"""The dark seam where things meet the floor: a dozen samples and a denoiser lose it, the eye misses it."""
import math
from functools import lru_cache

from mathutils import Euler, Matrix

from .materials import Nodes
from .shape import Shape


@lru_cache(maxsize=None)
def _dimming(depth):
    """Keeps the share `depth` of the light in the inner half of a disc of radius 1, nothing at its rim."""
    n = Nodes('contact')
    away = n.node('VectorMath', {0: n.place()}, operation='LENGTH').outputs['Value']
    near = n.node('MapRange', {'Value': away, 'From Min': 1.0, 'From Max': 0.45}).outputs[0]
    kept = n.math('SUBTRACT', 1.0, n.math('MULTIPLY', n.math('POWER', near, 1.4), depth))
    colour = n.node('CombineColor', {0: kept, 1: kept, 2: kept}).outputs[0]
    return n.finish(n.node('BsdfTransparent', {'Color': colour}).outputs[0])


def contact(at, size, depth=0.6, turn=0, lift=0.0022):
    """A soft shadow lying at `at`, `size` its half width and half depth (or one radius)."""
    wide, deep = size if isinstance(size, tuple) else (size, size)
    disc = Shape('contact').lathe([(0, 0), (1, 0)], _dimming(depth), segments=40)
    item = disc.done(hidden_from=('shadow', 'diffuse'))
    lifted = (at[0], at[1], at[2] + lift)
    item.matrix_world = Matrix.Translation(lifted) @ Euler((0, 0, math.radians(turn))).to_matrix().to_4x4() @ Matrix.Diagonal((wide, deep, 1, 1))
    return item


def contacts(at, spots, size, depth=0.6, turn=0):
    """One for each foot; the spots turn with the thing that stands on them."""
    a = math.radians(turn)
    for x, y in spots:
        contact((at[0] + x * math.cos(a) - y * math.sin(a), at[1] + x * math.sin(a) + y * math.cos(a), at[2]), size, depth, turn)
