"""A wall of mirror in a home gym: six sheets, rubber floor, oak bars, racks of iron, morning from the right."""
import math

from mathutils import Matrix

from kit import backdrops, baths, plants, rooms, stage, textiles
from kit.contact import contact
from kit.lettering import lettering
from kit.materials import OAK, ceramic, fabric, metal, paint, plain, plaster, rubber, wood
from kit.shape import Shape, smooth_path


def dumbbell(shape, at, weight, turn=0):
    """A hexagonal pair of heads on a knurled bar along y."""
    r = 0.036 + 0.006 * weight
    head = rubber((0.03, 0.03, 0.032), 0.15)
    for y in (-1, 1):
        profile = [(0, y * 0.068), (r * 0.9, y * 0.068), (r, y * 0.078), (r, y * (0.13 + 0.008 * weight)), (r * 0.88, y * (0.142 + 0.008 * weight)), (0, y * (0.142 + 0.008 * weight))]
        shape.add(_hex(profile), head, at, (90, 0, turn))
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    shape.rod((at[0] + s * 0.07, at[1] - c * 0.07, at[2]), (at[0] - s * 0.07, at[1] + c * 0.07, at[2]), 0.015, metal('steel'))


def _hex(profile):
    from kit.shape import lathe_mesh

    return lathe_mesh([(r, z) for r, z in profile], 6)


def rack(at, turn):
    """A two tier rack with pairs of rising weight."""
    shape, m = Shape('rack'), metal('black')
    for x in (-0.72, 0.72):
        shape.box((x, 0.10, 0.42), (0.05, 0.05, 0.84), m, 0.003)
        shape.box((x, 0.0, 0.025), (0.05, 0.50, 0.05), m, 0.003)
    for z, y in ((0.34, -0.02), (0.70, 0.06)):
        for d in (-0.07, 0.07):
            shape.box((0, y + d, z + 0.02 * (d > 0)), (1.5, 0.03, 0.03), m, 0.002)
        for k in range(5):
            dumbbell(shape, (-0.56 + k * 0.28, y, z + 0.066), 0.6 + k * 0.45 + (z < 0.5) * 1.4)
    shape.done(at, (0, 0, turn))


def kettlebell(at, weight, size=1.0, colour=(0.03, 0.03, 0.032)):
    shape, iron = Shape('kettlebell'), rubber(colour, 0.1)
    body = smooth_path([(0.062, 0, 0.0), (0.070, 0, 0.006), (0.088, 0, 0.035), (0.098, 0, 0.085), (0.088, 0, 0.135), (0.052, 0, 0.172), (0.0, 0, 0.184)], 12)
    shape.lathe([(0, 0)] + [(max(p[0], 0), p[2]) for p in body], iron, segments=96)
    shape.tube([(-0.050, 0, 0.135), (-0.064, 0, 0.19), (-0.056, 0, 0.236), (-0.028, 0, 0.256), (0.028, 0, 0.256), (0.056, 0, 0.236), (0.064, 0, 0.19), (0.050, 0, 0.135)], [0.019, 0.0165, 0.016, 0.016, 0.016, 0.0165, 0.019], iron, 28, bend=12)
    # a cast disc on the flank carries the weight
    shape.lathe([(0, 0.0985), (0.034, 0.0965), (0.036, 0.0925), (0.036, 0.085)], paint((0.16, 0.155, 0.145), 0.5), (0, 0, 0.085), (90, 0, 0), 48)
    shape.done(at, (0, 0, 25), size)
    place = Matrix.Translation(at) @ Matrix.Rotation(math.radians(25), 4, 'Z') @ Matrix.Scale(size, 4) @ Matrix.Translation((0, -0.0988, 0.074))
    lettering(weight, 0.03, paint((0.66, 0.65, 0.61), 0.5), place)
    contact(at, 0.10 * size, 0.8)


def bench(at, turn):
    shape, pad, m = Shape('bench'), fabric((0.05, 0.05, 0.052), 1200, 0.1, 0.2, 0.05), metal('black')
    shape.pillow((0, -0.40, 0.43), (0.28, 0.42, 0.075), pad, 0.030)
    shape.pillow((0, 0.23, 0.43), (0.28, 0.80, 0.075), pad, 0.030)
    shape.box((0, 0.0, 0.36), (0.06, 1.15, 0.06), m, 0.003)
    for y in (-0.52, 0.52):
        shape.box((0, y, 0.19), (0.05, 0.05, 0.36), m, 0.003)
        shape.box((0, y, 0.025), (0.46, 0.06, 0.05), m, 0.004)
    shape.done(at, (0, 0, turn))


def stall_bars(at, turn):
    shape, upright, bar = Shape('bars'), wood(OAK, 'z', 0.4), wood(OAK, 'x', 0.4)
    for x in (-0.45, 0.45):
        shape.box((x, -0.06, 1.2), (0.04, 0.12, 2.4), upright, 0.003)
    for k in range(12):
        shape.rod((-0.44, -0.085, 0.18 + k * 0.185), (0.44, -0.085, 0.18 + k * 0.185), 0.019, bar)
    shape.done(at, (0, 0, turn))


def build(_picture):
    stage.bounces(2, 5, 8, 16)
    pale = plaster((0.70, 0.68, 0.63), 0.04, 0.2)
    rooms.box_room((-3.7, 3.4), (-5.6, 0), 2.9, pale, openings={'right': [(1.2, 3.6, 0.9, 2.4)], 'behind': [(4.6, 6.2, 0.4, 2.3)]})
    rooms.window((3.4, -1.2, 0.9), -90, 2.4, 1.5, 3, 1, metal('black'))
    rooms.window((-1.2, -5.6, 0.4), 180, 1.6, 1.9, 2, 2, metal('black'))
    rooms.floor((-3.7, 3.4), (-5.6, 0), (1.0, 1.0), rubber((0.035, 0.036, 0.038), 0.28), gap=0.0012, recess=0.0008, start=(0.3, 0.45), joint=(0.02, 0.02, 0.02))
    width = 1.08
    for k in range(6):
        baths.flat_mirror((-3.28 + k * (width + 0.0016), 0, 0.30), width, 2.15, bevelled=False)
    ledge = Shape('ledge')
    ledge.block((-3.29, 3.21), (-0.014, 0), (0.286, 0.2995), metal('alu'), 0.001)
    ledge.done()
    rooms.baseboard((-3.7, 0, 0), 0, 7.1, paint((0.20, 0.20, 0.19), 0.4), 0.12)
    rooms.baseboard((3.4, 0, 0), -90, 5.6, paint((0.20, 0.20, 0.19), 0.4), 0.12)
    rooms.slats((-3.7, -5.6, 0), 90, 5.6, 2.9, wood(OAK, 'z', 0.45), 0.06)
    rooms.door((2.9, -5.59, 0), 180, 0.9, 2.1, paint((0.19, 0.21, 0.19), 0.4), 'black', 1)
    stall_bars((3.38, -4.3, 0), -90)
    rack((-1.75, -0.36, 0), 0)
    bench((0.95, -1.75, 0), 32)
    kettlebell((1.42, -0.42, 0), '35')
    kettlebell((1.78, -0.46, 0), '53', 1.15, (0.22, 0.085, 0.03))
    kettlebell((1.58, -0.72, 0), '26', 0.85, (0.05, 0.12, 0.10))
    mat = Shape('mat')
    mat.block((-0.33, 0.33), (-0.92, 0.92), (0.0, 0.007), fabric((0.07, 0.17, 0.145), 500, 0.2, 0.5), 0.002)
    mat.done((-0.55, -2.35, 0.001), (0, 0, 74))
    roller = Shape('roller')
    roller.lathe([(0.03, -0.22), (0.072, -0.22), (0.074, -0.216), (0.074, 0.216), (0.072, 0.22), (0.03, 0.22)], fabric((0.50, 0.24, 0.10), 400, 0.2, 0.8), (0, 0, 0.074), (90, 0, 62))
    roller.done((-1.95, -1.55, 0))
    ball = Shape('ball')
    # a wide lens draws things at the picture's side wider than they are
    ball.ball(0.275, plain((0.23, 0.27, 0.29), 0.35, 0.5), (0, 0, 0.289), 112, 1.05)
    ball.done((-2.98, -1.02, 0))
    bottle = Shape('flask')
    bottle.lathe([(0, 0), (0.035, 0), (0.037, 0.01), (0.037, 0.17), (0.022, 0.20), (0.022, 0.215), (0.026, 0.217), (0.026, 0.245), (0, 0.247)], paint((0.10, 0.17, 0.15), 0.4))
    bottle.done((0.42, -1.48, 0))
    textiles.towel_stack((1.16, -2.12, 0.463), [(0.72, 0.70, 0.65)], (0.22, 0.16, 0.035), 5, 30)
    plants.snake_plant((-3.0, -4.95, 0), 1.15, 5, ceramic((0.55, 0.53, 0.49), 0.7), 17, 0.19)
    rooms.outlet((3.399, -0.6, 0.34), -90)
    stage.sky((0.85, 0.93, 1.0), 2.0)
    backdrops.hang(backdrops.garden('day', seed=41, blur=8), (9, -2.4, 1.7), 13, 7, -90, 2.2)
    backdrops.hang(backdrops.park(seed=16), (-2.0, -12, 2.4), 14, 7, 180, 1.7)
    stage.soft_light((3.3, -2.4, 1.65), (0, -1.6, 0.8), (2.4, 1.5), 115, (0.95, 0.98, 1.0))
    stage.soft_light((-2.0, -5.5, 1.4), (0, -1, 0.9), (1.5, 1.8), 45, (0.97, 0.98, 1.0))
    stage.soft_light((0, -2.6, 2.88), (0, -2.4, 0), (4.6, 0.5), 38, (1, 0.95, 0.87))
    light = Shape('light line')
    from kit.materials import glow

    for y in (-1.6, -3.4):
        light.block((-2.4, 2.2), (y - 0.03, y + 0.03), (2.893, 2.8995), glow((1, 0.95, 0.88), 6.0), 0.0005)
    light.done(hidden_from=('diffuse', 'shadow'))
    stage.sun((0, 0, 0), (-0.8, 0.32, -0.5), 11.0, 0.6, (1, 0.82, 0.60))
    stage.camera((1.75, -4.35, 1.38), -27, 25, (0.0, -0.03))

