"""A glazier's bench without anyone at it: a scored pane on felt, cutter, square, tape, suction lifter, gloves; north light."""
import math

import numpy as np

from kit import glass, rooms, stage, textiles
from kit.materials import OAK, fabric, metal, paint, plain, plaster, rubber, wood
from kit.shape import Shape


def cutter(at, turn):
    shape = Shape('cutter')
    shape.tube([(0, 0, 0.004), (0.02, 0, 0.006), (0.035, 0, 0.008)], [0.003, 0.005, 0.006], metal('steel'), 16)
    shape.tube([(0.03, 0, 0.008), (0.06, 0, 0.0095), (0.14, 0, 0.010), (0.165, 0, 0.009)], [0.006, 0.0085, 0.0085, 0.006], metal('brass'), 20, bend=6)
    shape.tube([(0.163, 0, 0.009), (0.175, 0, 0.009)], [0.006, 0.0035], plain((0.03, 0.03, 0.03), 0.5), 16)
    shape.done(at, (0, 0, turn))


def square(at, turn):
    shape, m = Shape('square'), metal('steel')
    shape.block((0, 0.60), (0, 0.036), (0, 0.0022), m, 0.0004)
    shape.block((-0.036, 0), (0, 0.30), (0, 0.009), wood(OAK, 'y', 0.4), 0.002)
    dark = plain((0.03, 0.03, 0.03), 0.7)
    for k in range(59):
        length = 0.014 if k % 5 == 4 else 0.007
        shape.box((0.01 + k * 0.01, 0.036 - length / 2, 0.00225), (0.0005, length, 0.0002), dark, 0.00005)
    shape.done(at, (0, 0, turn))


def tape(at, turn):
    shape, yellow = Shape('tape measure'), plain((0.62, 0.42, 0.05), 0.45)
    shape.box((0, 0, 0.034), (0.078, 0.036, 0.068), plain((0.035, 0.036, 0.036), 0.55), 0.012)
    shape.lathe([(0.024, 0.0185), (0.026, 0.0185), (0.026, 0.0195), (0, 0.0200)], yellow, (0, 0, 0.036), (90, 0, 0), 40)
    shape.sheet(8, 60, lambda u, v: (0.036 + v * 0.34, (u - 0.5) * 0.024, 0.006 + 0.004 * ((u - 0.5) * 2) ** 2 - 0.004 * v), plain((0.70, 0.52, 0.08), 0.4), 0.0002)
    dark = plain((0.02, 0.02, 0.02), 0.7)
    for k in range(27):
        shape.box((0.05 + k * 0.0119, -0.007 if k % 4 else -0.004, 0.0078 - 0.00014 * k), (0.0007, 0.009 if k % 4 else 0.015, 0.0002), dark, 0.00005)
    shape.box((0.378, 0, 0.004), (0.0015, 0.022, 0.013), metal('steel'), 0.0004)
    shape.done(at, (0, 0, turn))


def lifter(at, turn):
    """Two rubber cups under a cast handle."""
    shape, alu = Shape('suction lifter'), metal('alu')
    for x in (-0.11, 0.11):
        shape.lathe([(0, 0.004), (0.058, 0.001), (0.060, 0.004), (0.056, 0.012), (0.030, 0.020), (0.028, 0.034), (0, 0.036)], rubber((0.03, 0.03, 0.032), 0.0), (x, 0, 0), segments=64)
        shape.lathe([(0.032, 0.034), (0.032, 0.046), (0.026, 0.052), (0, 0.054)], alu, (x, 0, 0), segments=40)
        shape.box((x, 0.030, 0.066), (0.05, 0.030, 0.008), plain((0.52, 0.09, 0.05), 0.4), 0.003, (24, 0, 0))
    shape.tube([(-0.11, 0, 0.048), (-0.10, 0, 0.085), (-0.06, 0, 0.104), (0, 0, 0.108), (0.06, 0, 0.104), (0.10, 0, 0.085), (0.11, 0, 0.048)], [0.014, 0.013, 0.0135, 0.014, 0.0135, 0.013, 0.014], alu, 20, bend=8)
    shape.done(at, (0, 0, turn))


def build(_picture):
    stage.bounces(3, 5, 14, 16)
    felt = fabric((0.075, 0.115, 0.10), 600, 0.4, 0.9)
    bench = Shape('bench')
    bench.block((-1.3, 1.3), (-0.62, 0.62), (-0.012, 0.0), felt, 0.002)
    bench.block((-1.34, 1.34), (-0.66, 0.66), (-0.07, -0.012), wood(OAK, 'x', 0.45), 0.004)
    bench.block((-1.34, 1.34), (0.62, 0.66), (-0.012, 0.018), wood(OAK, 'x', 0.45), 0.003)
    bench.done()
    rooms.wall((-2.4, 1.5, -0.9), 0, 4.8, 2.6, plaster((0.66, 0.63, 0.57), 0.06, 0.4))
    rack, timber = Shape('rack'), wood(OAK, 'z', 0.5)
    for x in (-1.5, -0.6, 0.3, 1.2):
        rack.box((x, 1.36, 0.2), (0.05, 0.05, 1.8), timber, 0.003)
    rack.block((-1.6, 1.3), (1.12, 1.40), (-0.28, -0.24), wood(OAK, 'x', 0.5), 0.003)
    rack.done()
    rng = np.random.default_rng(4)
    for k in range(7):
        glass.sheet_of_glass('stock', 0.9 + 0.25 * rng.uniform(), 0.7 + 0.4 * rng.uniform(), (-1.35 + 0.22 * k, 1.15 + 0.02 * k, -0.235), (-9, 0, 0), (0.006, 0.010, 0.0125)[k % 3], ('clear', 'clear', 'low-iron', 'bronze', 'clear', 'grey', 'clear')[k])
    shape = Shape('cut pane')
    glass.pane(shape, 1.15, 0.62, 0.010, glass.solid_face('clear'), glass.edge_face('clear', True), arris=0.0004)
    shape.done((-0.78, -0.30, 0.0056), (-90, 0, 4))
    score = Shape('score')
    n = plain((0.80, 0.84, 0.83), 0.5)
    score.box((0.02, 0.02, 0.0108), (0.0005, 0.60, 0.0001), n, 0.00003, (0, 0, 4))
    score.done()
    square((0.035, -0.20, 0.0108), 94)
    cutter((0.075, -0.12, 0.0108), 38)
    tape((-0.52, -0.14, 0.0108), 16)
    lifter((-0.30, 0.12, 0.0108), 22)
    gloves = Shape('gloves')
    for k, (x, y, turn) in enumerate(((0.60, -0.06, 24), (0.66, 0.06, 52))):
        cloth = fabric((0.36, 0.235, 0.10), 300, 0.3, 0.8) if k == 0 else fabric((0.33, 0.215, 0.095), 300, 0.3, 0.8)
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        z = 0.014 + 0.020 * k
        gloves.box((x, y, z), (0.13, 0.098, 0.026), cloth, 0.012, (0, 0, turn))
        gloves.box((x - 0.10 * c, y - 0.10 * s, z), (0.09, 0.092, 0.030), fabric((0.10, 0.12, 0.115), 200, 0.2, 0.9), 0.012, (0, 0, turn))
        for f in range(4):
            off = -0.036 + 0.024 * f
            a = (x + 0.06 * c - off * s, y + 0.06 * s + off * c, z)
            b = (x + (0.135 - 0.012 * abs(f - 1.5)) * c - off * 1.15 * s, y + (0.135 - 0.012 * abs(f - 1.5)) * s + off * 1.15 * c, z - 0.003)
            gloves.tube([a, b], [0.0125, 0.0095], cloth, 14)
        gloves.tube([(x - 0.01 * c + 0.045 * s, y - 0.01 * s - 0.045 * c, z), (x + 0.05 * c + 0.085 * s, y + 0.05 * s - 0.085 * c, z - 0.002)], [0.014, 0.010], cloth, 14)
    gloves.done()
    pencil = Shape('pencil')
    pencil.tube([(0.30, 0.20, 0.0042), (0.47, 0.26, 0.0042)], 0.0042, paint((0.50, 0.10, 0.06), 0.4), 6)
    pencil.tube([(0.47, 0.26, 0.0042), (0.486, 0.2655, 0.0042)], [0.0042, 0.0008], wood(OAK, 'x'), 6)
    pencil.done()
    textiles.towel_stack((0.84, 0.40, 0.0), [(0.60, 0.58, 0.52)], (0.26, 0.20, 0.035), 6, 14)
    spray = Shape('spray bottle')
    spray.lathe([(0, 0), (0.040, 0), (0.043, 0.006), (0.043, 0.13), (0.036, 0.165), (0.016, 0.185), (0.016, 0.20)], plain((0.46, 0.55, 0.53), 0.2), segments=48)
    spray.box((0.012, 0, 0.222), (0.075, 0.026, 0.034), plain((0.05, 0.06, 0.06), 0.4), 0.006)
    spray.box((0.03, 0, 0.195), (0.010, 0.016, 0.045), plain((0.05, 0.06, 0.06), 0.4), 0.003, (0, -18, 0))
    spray.done((0.56, 0.42, 0.0), (0, 0, 200))
    stage.sky((0.85, 0.92, 1.0), 1.2)
    stage.soft_light((-1.9, -0.5, 1.3), (0, 0.1, 0.0), (1.6, 1.4), 62, (0.94, 0.97, 1.0))
    stage.soft_light((1.1, -1.6, 1.7), (0, 0, 0.0), (1.2, 1.0), 22, (1, 0.93, 0.84))
    stage.sun_through_window((-1.1, 0.9), (-0.1, 1.1), 0.1, (3, 3), 0.05, (0.8, 1.0, -0.62), 1.6, 5.0, 0.6, plane_y=1.5)
    stage.camera((0.06, -1.36, 0.72), 0, 37, (0.0, 0.01), -25.5, 8, 1.42)
