"""Panes with polished edges, their finishes, and the metal that holds them."""
import math
from functools import lru_cache

import numpy as np

from .materials import Nodes, metal, plain, tone
from .shape import Shape, box_mesh

FACE_TINT = {
    'clear': (0.955, 0.972, 0.962),
    'low-iron': (0.985, 0.988, 0.986),
    'low-e': (0.90, 0.925, 0.90),
    'grey': (0.56, 0.575, 0.585),
    'bronze': (0.66, 0.545, 0.43),
}
EDGE_COLOUR = {
    'clear': ((0.060, 0.245, 0.185), (0.13, 0.48, 0.37)),
    'low-iron': ((0.42, 0.60, 0.57), (0.62, 0.82, 0.79)),
    'grey': ((0.035, 0.055, 0.06), (0.06, 0.10, 0.11)),
    'bronze': ((0.075, 0.045, 0.022), (0.16, 0.09, 0.04)),
}
ABSORPTION = {
    'clear': (6.5, 1.9, 3.6),
    'low-iron': (1.5, 0.55, 0.75),
    'grey': (62.0, 58.0, 56.0),
    'bronze': (42.0, 62.0, 88.0),
}
# what one face lets pass; the body's tint comes on top
TRANSMITTED = {'clear': 0.955, 'low-iron': 0.98, 'grey': 0.95, 'bronze': 0.95}


def _fresnel(n):
    """Reflectance of either face of a pane whose rays are not bent."""
    back = n.node('NewGeometry').outputs['Backfacing']
    return n.node('Fresnel', {'IOR': n.spread(back, 1.52, 1 / 1.52)}).outputs[0]


@lru_cache(maxsize=None)
def thin_face(tint='clear', mirrored=1.0):
    """A face for architectural views: rays pass straight, both faces mirror. Nearly free of noise.

    A share below 1 is a polarizing filter's: a bright room before a dark one lies on the pane as a grey veil."""
    n = Nodes(f'glass {tint}')
    clear = n.node('BsdfTransparent', {'Color': tuple(math.sqrt(c) for c in FACE_TINT[tint])}).outputs[0]
    shine = n.node('BsdfGlossy', {'Color': (1, 1, 1), 'Roughness': 0.0}, distribution='SHARP').outputs[0]
    seen = _fresnel(n) if mirrored == 1 else n.math('MULTIPLY', _fresnel(n), mirrored)
    lit = n.blend(seen, clear, shine)
    shadow = n.node('LightPath').outputs['Is Shadow Ray']
    return n.finish(n.blend(shadow, lit, clear))


def _absorb(n, tint):
    sigma = ABSORPTION[tint]
    density = max(sigma)
    colour = tuple(1 - s / density for s in sigma)
    volume = n.node('VolumeAbsorption', {'Color': colour, 'Density': density}).outputs[0]
    for output in n.tree.nodes:
        if output.bl_idname == 'ShaderNodeOutputMaterial':
            n.tree.links.new(volume, output.inputs['Volume'])


def _through(n, glass, tint):
    """Shadow and diffuse rays pass straight: no caustics needed, the sun still comes in."""
    path = n.node('LightPath')
    factor = n.math('MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray'])
    value = TRANSMITTED[tint]
    clear = n.node('BsdfTransparent', {'Color': (value, value, value)}).outputs[0]
    return n.blend(factor, glass, clear)


@lru_cache(maxsize=None)
def solid_face(finish='clear', tint='clear'):
    """A face for close views: real refraction, with the texture of the finish."""
    n = Nodes(f'solid {finish} {tint}')
    inputs = {'Color': (1, 1, 1), 'IOR': 1.52, 'Roughness': 0.0}
    kind = 'SHARP'
    if finish == 'frosted':
        kind, inputs['Roughness'] = 'GGX', 0.42
    elif finish == 'etched':
        kind, inputs['Roughness'] = 'GGX', 0.24
        inputs['Normal'] = n.bump(n.noise(900, 2), 0.12, 0.0004)
    elif finish == 'rain':
        inputs['Normal'] = n.bump(n.noise(1.0, 0, 0.4, 0.5, (72, 72, 12)), 1.0, 0.003)
    elif finish == 'rain at a distance':
        inputs['Normal'] = n.bump(n.noise(1.0, 0, 0.4, 0.5, (46, 46, 8)), 1.0, 0.0045)
    elif finish == 'patterned':
        coords = n.place((1, 1, 1))
        cells = n.node('TexVoronoi', {'Vector': coords, 'Scale': 55.0, 'Smoothness': 0.35}, feature='SMOOTH_F1').outputs['Distance']
        inputs['Normal'] = n.bump(cells, 1.0, 0.012)
    elif finish == 'reeded':
        coords = n.node('SeparateXYZ', {0: n.place((1, 1, 1))}).outputs[0]
        wave = n.math('SINE', n.math('MULTIPLY', coords, 2 * math.pi / 0.013))
        inputs['Normal'] = n.bump(wave, 1.0, 0.0007)
    if finish == 'rain at a distance':
        # as if through a polarizing filter: a bright room before dark tiles would lie on the pane as a grey veil
        bent = n.node('BsdfRefraction', inputs, distribution=kind).outputs[0]
        shine = n.node('BsdfGlossy', {'Color': (1, 1, 1), 'Roughness': 0.0, 'Normal': inputs['Normal']}, distribution='SHARP').outputs[0]
        glass = n.blend(n.math('MULTIPLY', _fresnel(n), 0.3), bent, shine)
    else:
        glass = n.node('BsdfGlass', inputs, distribution=kind).outputs[0]
    material = n.finish(_through(n, glass, tint))
    _absorb(n, tint)
    return material


@lru_cache(maxsize=None)
def soft_face(strength=0.35, tint='low-iron'):
    """Etched glass for rooms: soft silhouettes pass, light is spread."""
    n = Nodes('soft glass')
    inputs = {'Color': (0.93, 0.95, 0.945), 'IOR': 1.25, 'Roughness': strength}
    rough = n.node('BsdfRefraction', inputs, distribution='GGX').outputs[0]
    milk = n.node('BsdfTranslucent', {'Color': (0.86, 0.9, 0.89)}).outputs[0]
    body = n.blend(0.3, rough, milk)
    shine = n.node('BsdfGlossy', {'Color': (1, 1, 1), 'Roughness': 0.18}).outputs[0]
    lit = n.blend(n.math('MULTIPLY', _fresnel(n), 0.7), body, shine)
    clear = n.node('BsdfTransparent', {'Color': (0.8, 0.82, 0.81)}).outputs[0]
    path = n.node('LightPath')
    return n.finish(n.blend(path.outputs['Is Shadow Ray'], lit, clear))


@lru_cache(maxsize=None)
def one_way_face():
    """Thinly silvered: half a mirror, half a dark window."""
    n = Nodes('glass one way')
    dim = n.node('BsdfTransparent', {'Color': (0.72, 0.75, 0.76)}).outputs[0]
    shine = n.node('BsdfGlossy', {'Color': (0.90, 0.92, 0.93), 'Roughness': 0.0}, distribution='SHARP').outputs[0]
    return n.finish(n.blend(n.node('LightPath').outputs['Is Shadow Ray'], n.blend(0.34, dim, shine), dim))


@lru_cache(maxsize=None)
def edge_face(tint='clear', solid=False):
    """A polished edge: half the green depth of the pane, half what shines through it."""
    n = Nodes(f'edge {tint}')
    deep, bright = EDGE_COLOUR[tint]
    if solid:
        under = n.node('BsdfGlass', {'Color': (1, 1, 1), 'IOR': 1.52, 'Roughness': 0.0}, distribution='SHARP').outputs[0]
    else:
        under = n.node('BsdfTransparent', {'Color': tuple(min(1, c + 0.35) for c in bright)}).outputs[0]
    # what shines through an edge changes along it with what lies behind
    along = n.noise(7, 2)
    diffuse = n.node('BsdfDiffuse', {'Color': n.mix(along, tone(deep, 0.7), tone(deep, 1.1))}).outputs[0]
    through = n.node('BsdfTranslucent', {'Color': n.mix(along, tone(bright, 0.5), tone(bright, 1.0))}).outputs[0]
    gloss = n.node('BsdfGlossy', {'Color': (1, 1, 1), 'Roughness': 0.08}).outputs[0]
    body = n.blend(_fresnel(n), n.blend(0.6, diffuse, through), gloss)
    mixed = n.blend(0.72 if solid else 0.86, under, body)
    material = n.finish(_through(n, mixed, tint))
    if solid:
        _absorb(n, tint)
    return material


def pane_mesh(width, height, thickness, arris=0.0009):
    """A closed pane standing in the xz plane, origin bottom left, thickness along y.

    The first two faces are the large ones; all others belong to the edge."""
    points, faces = box_mesh((width, thickness, height), arris)
    points = points + (width / 2, 0, height / 2)
    large, narrow = [], []
    for face in faces:
        y = points[list(face)][:, 1]
        flat = np.ptp(y) < 1e-9 and abs(abs(y[0]) - thickness / 2) < 1e-9 and len(face) == 4
        (large if flat else narrow).append(face)
    return points, large, narrow


def pane(shape, width, height, thickness, face, edge, at=(0, 0, 0), turn=(0, 0, 0), arris=0.0009):
    """Adds a pane to a shape: its origin is the bottom left corner, it stands in xz."""
    points, large, narrow = pane_mesh(width, height, thickness, arris)
    shape.add((points, large), face, at, turn)
    offset = shape.count - len(points)
    slot = shape.slot(edge)
    for item in narrow:
        shape.faces.append(tuple(i + offset for i in item))
        shape.slots.append(slot)
        shape.smooth.append(False)


def sheet_of_glass(name, width, height, at, turn=(0, 0, 0), thickness=0.010, tint='clear', face=None, edge=None):
    """One pane as an object of its own."""
    shape = Shape(name)
    pane(shape, width, height, thickness, face or thin_face(tint), edge or edge_face(tint))
    return shape.done(at, turn)


def shaped_pane(shape, outline, thickness, face, edge, arris=0.0012, at=(0, 0, 0), turn=(0, 0, 0)):
    """A pane of any convex outline lying in xy, top face at z = thickness."""
    outline = np.asarray(outline, float)
    centre = outline.mean(0)
    count = len(outline)
    inner = centre + (outline - centre) * (1 - arris / np.linalg.norm(outline - centre, axis=1, keepdims=True))
    rings = [(inner, 0), (outline, arris), (outline, thickness - arris), (inner, thickness)]
    points = np.vstack([np.column_stack([ring, np.full(count, z)]) for ring, z in rings])
    shape.add((points, [tuple(range(count))[::-1], tuple(range(3 * count, 4 * count))]), face, at, turn)
    offset = shape.count - len(points)
    slot = shape.slot(edge)
    for level in range(3):
        for k in range(count):
            n = (k + 1) % count
            a = level * count
            shape.faces.append(tuple(offset + i for i in (a + k, a + n, a + count + n, a + count + k)))
            shape.slots.append(slot)
            shape.smooth.append(False)


def screw(shape, at, turn, radius, material):
    """A countersunk screw head with a hexagon recess, looking along its own +y turned by `turn`."""
    dark = plain((0.004, 0.004, 0.004), 0.6)
    profile = [(0, 0.0004), (radius * 0.52, 0.0004), (radius * 0.52, 0.0012), (radius, 0.0008), (radius, -0.001)]
    shape.lathe(profile[1:], material, at, turn, 28)
    shape.lathe([(0, 0.0002), (radius * 0.52, 0.0002), (radius * 0.52, 0.0008)], dark, at, turn, 6)


def wall_hinge(shape, at, side, finish, turn=0):
    """A glass-to-wall hinge for a pane in xz: two clamping plates, knuckle pin, wall plate, four screws.

    `at` is where the pane's hinged edge meets the hinge's middle; side -1: the wall is at lower x."""
    m = metal(finish)
    part = Shape('hinge')
    inward = -side
    for y in (-1, 1):
        part.box((inward * 0.034, y * 0.0102, 0), (0.056, 0.0095, 0.092), m, 0.0014)
        for z in (-0.026, 0.026):
            screw(part, (inward * 0.036, y * 0.0150, z), (-90 * y, 0, 0), 0.0068, m)
    part.rod((-inward * 0.002, 0, -0.046), (-inward * 0.002, 0, 0.046), 0.0095, m)
    part.box((-inward * 0.0105, 0, 0), (0.006, 0.052, 0.092), m, 0.0012)
    part.box((-inward * 0.006, 0, 0), (0.010, 0.014, 0.040), m, 0.001)
    part.done(at, (0, 0, turn))


def glass_hinge(shape, at, finish, turn=0, swing=0):
    """A glass-to-glass hinge: plates on the fixed pane at lower x and on the leaf that has swung, pin between them."""
    m = metal(finish)
    for x, angle in ((-1, turn), (1, turn + swing)):
        part = Shape('glass hinge')
        for y in (-1, 1):
            part.box((x * 0.035, y * 0.0102, 0), (0.056, 0.0095, 0.092), m, 0.0014)
            for z in (-0.026, 0.026):
                screw(part, (x * 0.038, y * 0.0150, z), (-90 * y, 0, 0), 0.0068, m)
        part.done(at, (0, 0, angle))
    Shape('pin').rod((0, 0, -0.046), (0, 0, 0.046), 0.0112, m).done(at)


def clamp(at, finish, turn=(0, 0, 0), size=0.045):
    """A square glass clamp: a plate on each face, a body against the wall, one screw."""
    m = metal(finish)
    part = Shape('clamp')
    for y in (-1, 1):
        part.box((size / 2, y * 0.0098, 0), (size, 0.009, size), m, 0.0016)
        screw(part, (size * 0.58, y * 0.0144, 0), (-90 * y, 0, 0), 0.0062, m)
    part.box((0.0025, 0, 0), (0.005, 0.0280, size), m, 0.0008)
    part.done(at, turn)


def pull_handle(at, finish, length=0.46, standoff=0.045, radius=0.0095, turn=0, both=True, rosette=1.7):
    """A back-to-back pull: bars on both faces, stand-offs through the glass with washers."""
    m = metal(finish)
    part = Shape('pull')
    for y in (-1, 1) if both else (-1,):
        part.rod((0, y * standoff, -length / 2), (0, y * standoff, length / 2), radius, m)
        for z in (-length * 0.36, length * 0.36):
            part.rod((0, y * 0.005, z), (0, y * (standoff - radius * 0.4), z), radius * 0.78, m)
            part.rod((0, y * 0.0052, z), (0, y * 0.0098, z), radius * rosette, m)
    part.done(at, (0, 0, turn))


def knob(at, finish, turn=0):
    m = metal(finish)
    part = Shape('knob')
    for y in (-1, 1):
        part.lathe([(0.009, 0.004), (0.009, 0.012), (0.0155, 0.017), (0.0165, 0.030), (0.0145, 0.034), (0, 0.0345)], m, turn=(-90 * y, 0, 0))
    part.done(at, (0, 0, turn))


def channel(start, end, finish, size=0.018, depth=0.020):
    """A U channel along a straight line in x, y or z."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    part = Shape('channel')
    low, high = np.minimum(start, end), np.maximum(start, end)
    span = high - low
    axis = int(np.argmax(span))
    dims = [size, size, size]
    dims[axis] = span[axis]
    if axis != 2:
        dims[2] = depth
    part.box((low + high) / 2, dims, metal(finish), 0.001)
    part.done()


def seal_strip(at, height, turn=0):
    """The soft clear strip along a door's edge."""
    n = Nodes('seal')
    soft = n.principled(color=(0.75, 0.8, 0.79), rough=0.35, specular=0.4)
    clear = n.node('BsdfTransparent', {'Color': (0.9, 0.93, 0.92)}).outputs[0]
    part = Shape('seal')
    part.box((0, 0, height / 2), (0.007, 0.013, height), n.finish(n.blend(0.55, clear, soft)), 0.001)
    part.done(at, (0, 0, turn))
