"""Oak treads, a glass balustrade on stand-offs, and low sun on a limewashed wall."""
import math

from kit import backdrops, furniture, glass, plants, rooms, stage
from kit.materials import OAK, ceramic, metal, paint, plaster, stone_tile, wood
from kit.shape import Shape

RISE, RUN, STEPS = 0.178, 0.275, 15
START = (-1.75, -0.02)
DEPTH = 0.98


def shell():
    wall = plaster((0.83, 0.80, 0.75), 0.025, 0.25)
    rooms.wall((-4.2, 0, 0), 0, 9.0, 5.4, wall)
    side = rooms.wall((4.8, 0, 0), -90, 7.5, 5.4, wall)
    left = rooms.wall((-4.2, -7.5, 0), 90, 7.5, 5.4, wall)
    behind = rooms.wall((4.8, -7.5, 0), 180, 9.0, 5.4, wall, [(1.4, 4.8, 0.9, 3.7)])
    rooms.window((3.4, -7.5, 0.9), 180, 3.4, 2.8, 3, 2)
    backdrops.hang(backdrops.garden('day', seed=12, blur=7), (1.7, -10, 2.6), 11, 7, 180, 5.0)
    lid = rooms.slab((-4.2, 4.8), (-7.5, 0), (5.4, 5.5), paint((0.76, 0.73, 0.68), 0.8))
    rooms.floor((-4.2, 4.8), (-7.5, 0), (0.9, 0.9), stone_tile((0.54, 0.47, 0.38), 0.09, 0.35), start=(0.2, 0.3))
    rooms.baseboard((-4.2, 0, 0), 0, 9.0, paint((0.80, 0.77, 0.72), 0.4), 0.12)
    return side, left, behind, lid


def stairs():
    tread = wood(OAK, 'y', 0.36)
    flight = Shape('flight')
    for k in range(STEPS):
        x, z = START[0] + k * RUN, (k + 1) * RISE
        flight.block((x - 0.02, x + RUN + 0.012), (START[1] - DEPTH, START[1]), (z - 0.07, z), tread, 0.004)
    flight.done()
    top = STEPS * RISE
    landing = Shape('landing')
    x = START[0] + STEPS * RUN
    landing.block((x - 0.02, 4.8), (START[1] - DEPTH, 0), (top - 0.04, top + 0.0), wood(OAK, 'x', 0.36), 0.004)
    landing.block((x, 4.8), (START[1] - DEPTH + 0.01, 0), (top - 0.30, top - 0.041), plaster((0.74, 0.70, 0.63), 0.04, 0.2), 0.003)
    landing.done()


def balustrade():
    slope = RISE / RUN
    y = START[1] - DEPTH - 0.034
    face, edge = glass.thin_face('clear'), glass.edge_face('clear')
    panels = Shape('balustrade')
    spans = [(0.0, 4.95), (5.0, 9.95), (10.0, 14.95)]
    for a, b in spans:
        x0, x1 = START[0] + a * RUN, START[0] + b * RUN
        z0, z1 = (a - 0.35) * RISE, (b - 0.35) * RISE
        high = 1.12 + 0.7 * RISE
        outline = [(x0, max(z0, 0.05)), (x0 + max(0.05 - z0, 0) / slope, max(z0, 0.05)), (x1, z1), (x1, z1 + high), (x0, z0 + high)]
        glass.shaped_pane(panels, outline, 0.0127, face, edge, at=(0, y, 0), turn=(90, 0, 0))
    panels.done()
    m = metal('black')
    buttons = Shape('stand-offs')
    for k in range(STEPS):
        x, z = START[0] + (k + 0.5) * RUN, (k + 1) * RISE - 0.035
        for shift in (-0.06, 0.06):
            buttons.lathe([(0.024, 0.0), (0.026, 0.002), (0.026, 0.010), (0.024, 0.012), (0, 0.0122)], m, (x + shift, y - 0.0127, z), (90, 0, 0), 32)
            buttons.rod((x + shift, y, z), (x + shift, y + 0.036, z), 0.018, m)
    buttons.done()
    rail = Shape('handrail')
    tilt = math.degrees(math.atan(slope))
    length = STEPS * math.hypot(RUN, RISE)
    middle = (START[0] + STEPS * RUN / 2, y - 0.0064, (STEPS / 2 + 0.35) * RISE + 1.125)
    rail.box(middle, (length, 0.046, 0.042), wood(OAK, 'x', 0.36), 0.006, (0, -tilt, 0))
    rail.done()
    x, top = START[0] + STEPS * RUN, STEPS * RISE
    high = middle[2] + STEPS / 2 * RISE - top
    for k in range(3):
        glass.sheet_of_glass('guard', 0.79, high + 0.08, (x + 0.012 + k * 0.80, y - 0.0064, top - 0.10), thickness=0.0127)
    glass.channel((x - 0.01, y - 0.0064, top - 0.09), (4.8, y - 0.0064, top - 0.09), 'black', 0.05, 0.12)
    level = Shape('landing rail')
    level.block((x - 0.012, 4.8), (middle[1] - 0.023, middle[1] + 0.023), (top + high - 0.023, top + high + 0.019), wood(OAK, 'x', 0.36), 0.006)
    level.done()


def life():
    bench = Shape('console')
    bench.block((-3.42, -2.12), (-0.36, -0.02), (0.70, 0.735), wood(OAK, 'x'), 0.003)
    for x in (-3.37, -2.17):
        bench.box((x, -0.19, 0.35), (0.035, 0.30, 0.70), metal('black'), 0.002)
    bench.done()
    furniture.picture((-3.12, 0, 1.18), 0.72, 0.92, seed=16)
    plants.vase((-2.39, -0.20, 0.735), 'round', ceramic((0.13, 0.22, 0.19), 0.4, 0.2), 1.1)
    plants.branches((-2.39, -0.20, 0.95), 6, 7, 0.55, 0.3, 0.06, 0.02, (0.085, 0.13, 0.05))
    furniture.book_stack((-2.97, -0.19, 0.735), 3, 5, turn=6)
    plants.olive_tree((1.55, -0.48, 0), 1.75, 12)
    plants.vase((2.25, -0.42, 0), 'tall', ceramic((0.55, 0.40, 0.30), 0.8), 1.5)
    rooms.outlet((-1.95, 0, 0.32))
    for x, y, drop in ((-1.35, -1.9, 2.55), (-0.85, -1.5, 2.12), (-1.75, -1.45, 2.95)):
        furniture.pendant((x, y, 5.4), drop, 'globe', 0, (1, 0.92, 0.82), 1.3, 'black', 0.13, lit=False)


def build(_picture):
    stage.bounces(2, 4, 8, 24)
    walls = shell()
    stairs()
    balustrade()
    life()
    stage.sky((0.9, 0.95, 1.0), 1.2)
    stage.soft_light((-3.9, -4.0, 2.4), (0.5, -0.5, 1.2), (3.0, 3.4), 190, (1, 0.97, 0.93))
    stage.soft_light((1.0, -7.2, 3.2), (0.5, 0, 1.6), (4.5, 2.4), 150, (1, 0.95, 0.88))
    stage.sun_through_window((-0.75, 2.35), (0.95, 3.15), 0.16, (3, 3), 0.07, (0.62, 1.0, -0.42), 4.2, 13.0, 0.5, walls=walls)
    stage.camera((-1.35, -5.85, 1.50), 8.5, 29.5, (0.0, 0.055))
