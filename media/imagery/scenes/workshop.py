"""A glazier's bench without anyone at it: a scored pane on felt, cutter, square, tape, suction lifter; tools on a board."""
from kit import backdrops, glass, rooms, stage, textiles
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
    shape.sheet(8, 60, lambda u, v: (0.036 + v * 0.34, (u - 0.5) * 0.024, 0.0045 + 0.003 * ((u - 0.5) * 2) ** 2 - 0.0042 * v), plain((0.70, 0.52, 0.08), 0.4), 0.0002)
    dark = plain((0.02, 0.02, 0.02), 0.7)
    for k in range(27):
        shape.box((0.05 + k * 0.0119, -0.007 if k % 4 else -0.004, 0.0060 - 0.00014 * k), (0.0007, 0.009 if k % 4 else 0.015, 0.0002), dark, 0.00005)
    shape.box((0.3765, 0, 0.0062), (0.003, 0.026, 0.0124), metal('steel'), 0.0006)
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


def tape_roll(shape, at, radius, width, colour, turn=(90, 0, 0)):
    """A roll of tape on its side: paper core, wound tape."""
    inner = radius * 0.62
    shape.lathe([(inner, 0), (radius - 0.001, 0), (radius, 0.001), (radius, width - 0.001), (radius - 0.001, width), (inner, width), (inner, 0)], plain(colour, 0.45), at, turn, 56)
    shape.lathe([(inner + 0.0005, -0.0004), (inner - 0.004, -0.0004), (inner - 0.004, width + 0.0004), (inner + 0.0005, width + 0.0004)], plain((0.42, 0.30, 0.18), 0.9), at, turn, 48)


def single_cup(at):
    """A suction cup of one hand, hung by its grip against the board."""
    shape, red = Shape('cup'), plain((0.42, 0.06, 0.04), 0.4)
    shape.lathe([(0, 0.0), (0.058, 0.002), (0.060, 0.006), (0.055, 0.013), (0.030, 0.020), (0.028, 0.034), (0, 0.036)], rubber((0.03, 0.03, 0.032), 0.0), (0, -0.02, 0), (90, 0, 0), 64)
    shape.tube([(0, -0.045, -0.02), (0, -0.075, -0.02), (0, -0.085, 0.03), (0, -0.075, 0.085), (0, -0.045, 0.09)], 0.0125, red, 18, bend=8)
    shape.done(at)


def level(at, length):
    shape, yellow = Shape('level'), paint((0.60, 0.42, 0.03), 0.35)
    shape.block((0, length), (-0.028, -0.006), (0, 0.055), yellow, 0.002)
    for x in (0.16, length / 2, length - 0.16):
        shape.block((x - 0.032, x + 0.032), (-0.0285, -0.0055), (0.012, 0.045), plain((0.03, 0.03, 0.03), 0.5), 0.003)
        shape.rod((x - 0.024, -0.0285, 0.028), (x + 0.024, -0.0285, 0.028), 0.0065, plain((0.42, 0.60, 0.10), 0.15), 0.001, 20)
    shape.done(at)


def clamp_bar(at, length):
    """A bar clamp hung upright."""
    shape, steel, black = Shape('bar clamp'), metal('steel'), metal('black')
    shape.block((-0.012, 0.012), (-0.016, -0.010), (-length, 0), steel, 0.0006)
    for z in (-0.02, -length * 0.62):
        shape.block((-0.018, 0.105), (-0.026, 0.0), (z - 0.018, z + 0.014), black, 0.004)
    z = -length * 0.62
    shape.rod((0.09, -0.013, z - 0.10), (0.09, -0.013, z + 0.05), 0.0055, steel)
    shape.rod((0.09, -0.013, z - 0.21), (0.09, -0.013, z - 0.09), 0.0155, wood(OAK, 'z', 0.4), 0.003)
    shape.rod((0.09, -0.013, z + 0.045), (0.09, -0.013, z + 0.058), 0.014, steel)
    shape.done(at)


def board_of_tools(y):
    panel = Shape('tool board')
    ply = wood((0.50, 0.36, 0.22), 'x', 0.5)
    panel.block((-1.35, 1.55), (y - 0.018, y), (0.10, 1.10), ply, 0.002)
    for x in (-1.35, 0.10, 1.55):
        panel.block((x - 0.03, x + 0.03), (y, y + 0.03), (-0.9, 1.12), wood(OAK, 'z', 0.5), 0.002)
    panel.done()
    face = y - 0.019
    pegs, steel = Shape('pegs'), metal('steel')
    bars = Shape('straightedges')
    for k, (x, drop) in enumerate(((-1.02, 0.78), (-0.93, 0.64), (-0.85, 0.50))):
        bars.block((x, x + 0.046), (face - 0.010, face - 0.004), (0.98 - drop, 0.98), metal('alu'), 0.001)
        bars.lathe([(0.008, 0), (0.008, 0.0006), (0, 0.0006)], plain((0.02, 0.02, 0.02), 0.8), (x + 0.023, face - 0.0102, 0.955), (90, 0, 0), 24)
        pegs.rod((x + 0.023, face, 0.955), (x + 0.023, face - 0.035, 0.955), 0.004, steel)
    bars.done()
    for x in (-0.62, -0.44):
        single_cup((x, face, 0.66))
        pegs.rod((x, face, 0.738), (x, face - 0.07, 0.738), 0.004, steel)
    level((-0.70, face, 0.3505), 0.78)
    for x in (-0.55, -0.08):
        pegs.rod((x, face, 0.345), (x, face - 0.045, 0.345), 0.005, steel)
    rolls = Shape('rolls')
    pegs.rod((-0.20, face, 0.80), (-0.20, face - 0.12, 0.80), 0.010, wood(OAK, 'y', 0.5))
    for k, (radius, width, colour) in enumerate(((0.062, 0.024, (0.10, 0.28, 0.40)), (0.055, 0.030, (0.66, 0.58, 0.40)), (0.060, 0.022, (0.62, 0.62, 0.60)))):
        tape_roll(rolls, (-0.20, face - 0.008 - 0.033 * k, 0.80 + 0.010 - radius * 0.62), radius, width, colour)
    rolls.done()
    for x in (0.20, 0.40, 0.60):
        clamp_bar((x, face, 1.0), 0.62)
        pegs.rod((x, face, 0.985), (x, face - 0.035, 0.985), 0.0045, steel)
    triangle = Shape('set square')
    points = [(0, 0), (0.34, 0), (0, 0.34)]
    hole = [(0.07, 0.07), (0.171, 0.07), (0.07, 0.171)]
    for (a, b), (c, d) in zip(zip(points, points[1:] + points[:1]), zip(hole, hole[1:] + hole[:1])):
        triangle.quad([(a[0], 0, a[1]), (b[0], 0, b[1]), (d[0], 0, d[1]), (c[0], 0, c[1])], metal('alu'))
    triangle.done((0.92, face - 0.008, 0.42))
    pegs.rod((0.995, face, 0.585), (0.995, face - 0.03, 0.585), 0.004, steel)
    pegs.done()
    shelf = Shape('shelf')
    shelf.block((0.86, 1.45), (face - 0.16, face), (0.86, 0.885), wood(OAK, 'x', 0.45), 0.002)
    for k, (x, tall, colour) in enumerate(((0.94, 0.14, (0.62, 0.60, 0.56)), (1.04, 0.11, (0.10, 0.20, 0.24)), (1.14, 0.14, (0.62, 0.60, 0.56)), (1.30, 0.09, (0.50, 0.24, 0.10)))):
        shelf.lathe([(0, 0), (0.038, 0), (0.040, 0.003), (0.040, tall - 0.004), (0.037, tall), (0.034, tall), (0.034, tall - 0.006), (0, tall - 0.006)], plain(colour, 0.35), (x, face - 0.08, 0.885), segments=48)
    shelf.done()


def build(_picture):
    stage.bounces(3, 5, 14, 16)
    felt = fabric((0.085, 0.115, 0.10), 600, 0.4, 0.9)
    bench = Shape('bench')
    bench.block((-1.6, 1.6), (-0.50, 0.70), (-0.010, 0.0), felt, 0.002)
    bench.block((-1.64, 1.64), (-0.54, 0.74), (-0.085, -0.010), wood(OAK, 'x', 0.45), 0.005)
    bench.done()
    back = 0.98
    rooms.wall((-3.4, back + 0.03, -0.9), 0, 6.8, 2.9, plaster((0.60, 0.57, 0.51), 0.06, 0.4))
    left = rooms.wall((-2.6, -2.6, -0.9), 90, 3.7, 2.9, plaster((0.66, 0.62, 0.55)), [(1.2, 3.2, 0.9, 2.5)])
    rooms.window((-2.6, -1.4, 0.0), 90, 2.0, 1.6, 3, 3, metal('black'))
    rooms.wall((3.4, -2.6, -0.9), 180, 6.0, 2.9, plaster((0.55, 0.52, 0.47)))
    lid = rooms.slab((-2.6, 3.4), (-2.6, back), (2.0, 2.1), paint((0.74, 0.72, 0.68), 0.8))
    board_of_tools(back)
    offcuts = Shape('offcuts')
    z = 0.0005
    for k, (w, d, t, tint) in enumerate(((0.50, 0.34, 0.010, 'clear'), (0.47, 0.30, 0.010, 'clear'), (0.44, 0.31, 0.0127, 'clear'), (0.40, 0.26, 0.006, 'bronze'))):
        glass.pane(offcuts, w, d, t, glass.solid_face('clear', tint), glass.edge_face(tint, True), (0.58 + 0.015 * k, 0.16 + 0.012 * (k % 2), z + t / 2), (-90, 0, 1.5 * (k % 3) - 1))
        z += t + 0.0006
    offcuts.done()
    shape = Shape('cut pane')
    glass.pane(shape, 1.05, 0.56, 0.010, glass.thin_face('clear', 0.4), glass.edge_face('clear'), arris=0.0006)
    shape.done((-0.80, -0.28, 0.0056), (-90, 0, 3))
    score = Shape('score')
    score.box((0.028, 0.015, 0.0108), (0.0005, 0.55, 0.0001), plain((0.80, 0.84, 0.83), 0.5), 0.00003, (0, 0, 3))
    score.done()
    square((0.05, -0.20, 0.0108), 93)
    cutter((0.085, -0.13, 0.0108), 38)
    tape((-0.60, -0.13, 0.0108), 12)
    lifter((-0.34, 0.10, 0.0108), 24)
    marker = Shape('marker')
    marker.rod((0.30, -0.20, 0.008), (0.405, -0.135, 0.008), 0.008, plain((0.03, 0.03, 0.032), 0.4))
    marker.rod((0.405, -0.135, 0.008), (0.445, -0.110, 0.008), 0.0085, plain((0.45, 0.07, 0.05), 0.4))
    marker.done()
    textiles.towel_stack((1.22, -0.08, 0.0), [(0.60, 0.58, 0.52), (0.33, 0.40, 0.42)], (0.26, 0.20, 0.03), 6, 14)
    spray = Shape('spray bottle')
    spray.lathe([(0, 0), (0.040, 0), (0.043, 0.006), (0.043, 0.13), (0.036, 0.165), (0.016, 0.185), (0.016, 0.20)], plain((0.55, 0.62, 0.62), 0.2), segments=48)
    spray.lathe([(0.0434, 0.035), (0.0434, 0.105)], plain((0.10, 0.24, 0.36), 0.5), segments=48)
    spray.lathe([(0.019, 0.196), (0.019, 0.212), (0.012, 0.216)], plain((0.05, 0.06, 0.06), 0.4), segments=32)
    spray.box((0.016, 0, 0.232), (0.085, 0.024, 0.030), plain((0.05, 0.06, 0.06), 0.4), 0.007)
    spray.box((0.036, 0, 0.200), (0.008, 0.014, 0.045), plain((0.42, 0.06, 0.04), 0.4), 0.003, (0, -18, 0))
    spray.done((0.42, 0.30, 0.0), (0, 0, 205))
    backdrops.hang(backdrops.garden('day', seed=22, blur=9), (-7, -0.4, 1.0), 11, 7, 90, 2.6)
    stage.sky((0.88, 0.94, 1.0), 1.6)
    stage.soft_light((-2.45, -0.4, 0.85), (0.2, 0.2, 0.0), (1.9, 1.5), 120, (0.95, 0.98, 1.0))
    stage.soft_light((1.2, -2.2, 1.7), (0, 0.2, 0.1), (1.6, 0.9), 24, (1, 0.93, 0.84))
    stage.sun_through_window((-0.35, 1.25), (0.0, 1.05), 0.12, (3, 3), 0.05, (0.85, 1.0, -0.50), 1.6, 6.5, 0.6, plane_y=back, walls=(left, lid))
    stage.camera((0.08, -1.72, 0.66), -1.5, 32, (0.0, 0.0), -11, 11, 1.75)
