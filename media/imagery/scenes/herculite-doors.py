"""An office suite behind a pair of all-glass doors on brushed rails, seen from the lobby; the reception lit warm."""
import math

from kit import backdrops, furniture, glass, plants, rooms, stage, textiles
from kit.materials import OAK, WALNUT, ceramic, marble, metal, paint, plain, plaster, stone_tile, wood
from kit.shape import Shape

TOP, HEAD, Y = 2.86, 2.36, 0.0
JOINTS = [-2.45, -0.97, 0.0, 0.97, 2.45]
RAIL = 0.10


def leaf(hinge, side, swing):
    """A 12 mm leaf between two rails on a floor closer, with a lock in the lower one and a ladder pull."""
    width, m = 0.955, metal('steel')
    part = Shape('leaf')
    x0 = 0.006 if side == 1 else -width - 0.006
    mid = x0 + width / 2
    glass.pane(part, width, HEAD - 0.05, 0.0127, glass.thin_face('clear'), glass.edge_face('clear'), (x0, 0, 0.012))
    for low, high in ((0.008, 0.008 + RAIL), (HEAD - 0.032 - RAIL, HEAD - 0.032)):
        for y in (-1, 1):
            part.block((x0 + 0.001, x0 + width - 0.001), sorted((y * 0.0066, y * 0.021)), (low, high), m, 0.0016)
        part.block((x0, x0 + 0.012), (-0.0205, 0.0205), (low + 0.001, high - 0.001), m, 0.001)
        part.block((x0 + width - 0.012, x0 + width), (-0.0205, 0.0205), (low + 0.001, high - 0.001), m, 0.001)
    count = int((width - 0.16) / 0.075)
    for k in range(count + 1):
        x = mid + (k - count / 2) * 0.075
        if abs(x - (width - 0.075) * side) > 0.05:
            dot(part, x, -0.0068)
    lock = x0 + (width - 0.12 if side == 1 else 0.12)
    part.lathe([(0.019, 0), (0.019, 0.004), (0.016, 0.006), (0, 0.006)], metal('chrome'), (lock, -0.021, 0.008 + RAIL / 2), (90, 0, 0), 40)
    part.box((lock, -0.0272, 0.008 + RAIL / 2), (0.003, 0.001, 0.011), plain((0.01, 0.01, 0.01), 0.6), 0.0002)
    part.done((hinge, Y, 0), (0, 0, swing))
    a = math.radians(swing)
    reach = (width - 0.075) * side
    glass.pull_handle((hinge + reach * math.cos(a), Y + reach * math.sin(a), 1.20), 'steel', 1.30, 0.060, 0.0150, swing, rosette=2.1)
    closer = Shape('closer plate')
    closer.box((hinge + 0.13 * side, Y, 0.0014), (0.31, 0.095, 0.003), m, 0.0008)
    for dx in (-0.13, 0.13):
        closer.lathe([(0.005, 0.003), (0.005, 0.0034), (0, 0.0034)], metal('chrome'), (hinge + 0.13 * side + dx, Y, 0), segments=20)
    closer.done()


def front():
    m = metal('steel')
    for a, b in ((JOINTS[0], JOINTS[1]), (JOINTS[3], JOINTS[4])):
        glass.sheet_of_glass('sidelite', b - a - 0.008, HEAD - 0.04, (a + 0.004, Y, 0.02), thickness=0.0127)
        rail = Shape('sidelite rail')
        for s in (-1, 1):
            rail.block((a + 0.002, b - 0.002), sorted((Y + s * 0.0068, Y + s * 0.021)), (0.001, 0.008 + RAIL), m, 0.0016)
        rail.done()
    for a, b in ((JOINTS[0], JOINTS[1]), (JOINTS[1], JOINTS[3]), (JOINTS[3], JOINTS[4])):
        glass.sheet_of_glass('transom', b - a - 0.006, TOP - HEAD - 0.03, (a + 0.003, Y, HEAD + 0.020), thickness=0.0127)
    head = Shape('header')
    head.block((JOINTS[0], JOINTS[4]), (Y - 0.038, Y + 0.038), (HEAD - 0.028, HEAD + 0.030), m, 0.002)
    head.block((JOINTS[0], JOINTS[4]), (Y - 0.022, Y + 0.022), (TOP - 0.02, TOP + 0.02), m, 0.0016)
    for x in (JOINTS[0], JOINTS[4]):
        head.block((x - 0.012, x + 0.012), (Y - 0.022, Y + 0.022), (0, TOP), m, 0.0012)
    head.done()
    leaf(JOINTS[1], 1, 0)
    leaf(JOINTS[3], -1, -31)
    dots = Shape('manifestation')
    for a, b in ((JOINTS[0], JOINTS[1]), (JOINTS[3], JOINTS[4])):
        count = int((b - a - 0.16) / 0.075)
        for k in range(count + 1):
            dot(dots, (a + b) / 2 + (k - count / 2) * 0.075, Y - 0.0068)
    dots.done()


def dot(shape, x, y):
    """A safety dot: white with a dark rim, so that it shows before light and dark."""
    shape.lathe([(0, 0), (0.0120, 0)], plain((0.07, 0.075, 0.07), 0.8), (x, y, 1.30), (90, 0, 0), 28)
    shape.lathe([(0, 0.0004), (0.0090, 0.0004)], plain((0.84, 0.85, 0.84), 0.8), (x, y, 1.30), (90, 0, 0), 28)


def lobby():
    wall = plaster((0.70, 0.655, 0.58), 0.05, 0.25)
    stone = stone_tile((0.15, 0.145, 0.135), 0.18, 0.20, 1.6, 0.08)
    rooms.floor((-4.4, 4.4), (-6.0, 2.0), (1.2, 0.6), stone, bond='running', gap=0.0025, start=(0.3, 0.2))
    rooms.wall((-4.4, 0, 0), 0, 4.4 + JOINTS[0] - 0.012, 3.1, wall, thickness=0.2)
    rooms.wall((JOINTS[4] + 0.012, 0, 0), 0, 4.4 - JOINTS[4], 3.1, wall, thickness=0.2)
    rooms.slab((JOINTS[0] - 0.012, JOINTS[4] + 0.012), (-0.0, 0.2), (TOP + 0.021, 3.1), wall)
    rooms.wall((4.4, 0, 0), -90, 6.0, 3.1, wall)
    rooms.wall((-4.4, -6.0, 0), 90, 6.0, 3.1, wall)
    rooms.wall((4.4, -6.0, 0), 180, 8.8, 3.1, wall)
    rooms.slab((-4.4, 4.4), (-6.0, 0.0), (3.1, 3.2), paint((0.78, 0.76, 0.72), 0.8))
    travertine = stone_tile((0.66, 0.56, 0.43), 0.10, 0.40, 2.2, 0.07)
    for a, b, seed in ((-4.4, JOINTS[0] - 0.013, 5), (JOINTS[4] + 0.013, 4.4, 6)):
        rooms.tile_field((a, 0, 0), (1, 0, 0), (0, 0, 1), b - a, 3.1, (1.2, 0.62), travertine, (0.40, 0.34, 0.26), 0.003, 'running', 0.0008, 0.0012, 0.010, start=(0.5, 0), seed=seed)
    rooms.tile_field((JOINTS[0] - 0.013, 0, TOP + 0.021), (1, 0, 0), (0, 0, 1), JOINTS[4] - JOINTS[0] + 0.026, 3.079 - TOP, (1.2, 0.62), travertine, (0.40, 0.34, 0.26), 0.003, 'running', 0.0008, 0.0012, 0.010, start=(0.2, 0), seed=7)
    skirt = metal('bronze')
    for a, b in ((-4.4, JOINTS[0] - 0.02), (JOINTS[4] + 0.02, 4.4)):
        Shape('skirting').block((a, b), (-0.018, 0), (0, 0.10), skirt, 0.002).done()
    for x in (-2.2, 0.0, 2.2):
        rooms.downlight((x, -1.5, 3.099), 0.055, 7.0, (1, 0.90, 0.76))
    rooms.outlet((3.0, -0.0102, 1.12), kind='switch')
    plants.rubber_plant((-2.62, -0.34, 0), 1.55, 29, ceramic((0.16, 0.17, 0.16), 0.6), pot_radius=0.22)
    for x in (-3.0, 3.1):
        stage.lamp((x, -0.50, 3.05), 42, 0.05, (1, 0.82, 0.60), 80, (x, -0.10, 0.6), 0.9)
        rooms.downlight((x, -0.50, 3.099), 0.055, 7.0, (1, 0.84, 0.64))


def reception():
    back, cream = 5.4, plaster((0.74, 0.68, 0.58), 0.04, 0.2)
    rooms.wall((-4.0, back, 0), 0, 8.0, 3.1, plaster((0.060, 0.125, 0.105), 0.10, 0.25))
    rooms.wall((4.0, back, 0), -90, back - 0.2, 3.1, cream)
    left = rooms.wall((-4.0, 0.2, 0), 90, back - 0.2, 3.1, cream, [(1.0, 4.4, 0.5, 2.7)])
    rooms.window((-4.0, 1.2, 0.5), 90, 3.4, 2.2, 3, 1, metal('black'), 0.05, 0.08, 0.05)
    backdrops.hang(backdrops.park(seed=9), (-11, 3.0, 2.6), 18, 9, 90, 1.5)
    rooms.slab((-4.0, 4.0), (0.2, back), (3.1, 3.2), paint((0.78, 0.76, 0.72), 0.8))
    rooms.plank_floor((-4.0, 4.0), (2.0, back), wood((0.40, 0.27, 0.155), 'x', 0.36), 'x', 0.19, 2.2)
    rooms.slats((-1.35, back, 0), 0, 3.9, 3.1, wood(OAK, 'z', 0.42), 0.055)
    desk = Shape('desk')
    desk.block((-0.75, 1.85), (3.55, 4.25), (0.0, 1.06), wood(WALNUT, 'x', 0.4), 0.004)
    desk.block((-0.80, 1.90), (3.50, 4.30), (1.06, 1.10), marble((0.80, 0.78, 0.74), (0.46, 0.43, 0.40), 0.9, 0.18), 0.004)
    desk.block((-0.70, 1.80), (3.548, 3.552), (0.0, 0.07), metal('black'), 0.001)
    for k in range(1, 4):
        desk.block((-0.75 + k * 0.65 - 0.003, -0.75 + k * 0.65 + 0.003), (3.545, 3.556), (0.08, 1.055), plain((0.02, 0.012, 0.008), 0.7), 0.0005)
    desk.done()
    plants.vase((-0.42, 3.9, 1.10), 'round', ceramic((0.62, 0.40, 0.27), 0.6), 1.0)
    plants.branches((-0.42, 3.9, 1.30), 14, 7, 0.55, 0.28, 0.06, 0.022, (0.075, 0.14, 0.045))
    furniture.book_stack((0.35, 3.85, 1.10), 3, 31, (0.27, 0.20), 8)
    for x in (-0.25, 0.55, 1.35):
        furniture.pendant((x, 3.9, 3.1), 0.95, 'globe', 9, (1, 0.80, 0.56), 0.8, 'brass', 0.12)
    textiles.rug((-2.45, 3.1, 0.001), (2.0, 2.4), (0.16, 0.20, 0.18))
    furniture.tub_chair((-3.0, 3.85, 0), 28, (0.46, 0.23, 0.115))
    furniture.tub_chair((-1.95, 4.15, 0), -12, (0.46, 0.23, 0.115))
    table = Shape('side table')
    table.lathe([(0, 0.42), (0.26, 0.42), (0.265, 0.426), (0.265, 0.444), (0.26, 0.45), (0, 0.45)], wood(WALNUT, 'x'), segments=72)
    table.rod((0, 0, 0.01), (0, 0, 0.42), 0.018, metal('black'))
    table.lathe([(0, 0), (0.16, 0), (0.16, 0.012), (0.02, 0.018)], metal('black'))
    table.done((-2.4, 2.95, 0.012))
    furniture.book_stack((-2.42, 2.93, 0.462), 2, 9, (0.24, 0.18), 24)
    plants.palm((3.3, 4.6, 0), 2.2, 23, ceramic((0.66, 0.60, 0.50), 0.7), pot_radius=0.22)
    furniture.picture((4.0, 3.6, 1.05), 1.1, 1.3, -90, WALNUT, 33)
    return left


def build(_picture):
    stage.bounces(3, 4, 8, 24)
    front()
    lobby()
    reception()
    stage.sky((0.85, 0.92, 1.0), 1.4)
    stage.soft_light((-3.85, 2.9, 1.6), (1.0, 2.6, 0.8), (3.2, 2.1), 66, (0.95, 0.98, 1.0))
    stage.soft_light((0.4, 3.0, 3.05), (0.4, 3.2, 0), (5.0, 2.6), 66, (1, 0.86, 0.68))
    stage.soft_light((0, -1.9, 3.05), (0, -1.7, 0), (5.5, 2.2), 40, (1, 0.91, 0.80))
    stage.soft_light((-1.0, -5.7, 2.2), (0, 0, 1.0), (4.5, 1.4), 26, (1, 0.94, 0.87))
    stage.sun((0, 0, 0), (1.0, -0.42, -0.50), 8.0, 0.55, (1, 0.84, 0.64))
    stage.camera((-0.75, -3.95, 1.44), 8, 25, (0.0, 0.0))
