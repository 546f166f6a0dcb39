"""Neo-angle shower in a corner: two fixed panels and a black-hinged door across, white stacked tile, sage walls."""
import math

from kit import backdrops, baths, glass, plants, rooms, stage, textiles
from kit.materials import ASH, ceramic, glazed, marble, metal, paint, plaster, stone_tile
from kit.shape import Shape

# the corner is at (-1.75, 0); panels leave the walls square and are joined by the door
X, Y, TOP = -1.75, 0.0, 2.05
A, B = (X + 1.15, Y - 0.016), (X + 1.15, Y - 0.50)
C, D = (X + 0.50, Y - 1.15), (X + 0.016, Y - 1.15)


def shell():
    sage = plaster((0.36, 0.40, 0.31), 0.05, 0.2)
    walls = rooms.box_room((X, 2.6), (-4.3, 0), 2.55, sage, openings={'right': [(0.5, 1.6, 1.0, 2.15)]})
    rooms.window((2.6, -0.5, 1.0), -90, 1.1, 1.15, 2, 2)
    tile = glazed((0.78, 0.765, 0.72), 0.35, 0.12, 0.05)
    kw = dict(tile=(0.30, 0.075), material=tile, joint=(0.56, 0.55, 0.51), gap=0.0028, bond='stack', tilt=0.005, edge_wobble=0.0003)
    rooms.tile_field((X, -0.001, 0), (1, 0, 0), (0, 0, 1), 1.22, 2.55, seed=14, **kw)
    rooms.tile_field((X + 0.001, -1.22, 0), (0, 1, 0), (0, 0, 1), 1.22, 2.55, seed=15, **kw)
    trim = Shape('trim')
    trim.block((X + 1.22, X + 1.23), (-0.012, 0), (0, 2.55), metal('black'), 0.001)
    trim.block((X, X + 0.012), (-1.23, -1.22), (0, 2.55), metal('black'), 0.001)
    trim.done()
    rooms.floor((X, 2.6), (-4.3, 0), (0.20, 0.23), stone_tile((0.50, 0.47, 0.43), 0.14, 0.42, island=0.10), bond='running', gap=0.004)
    white = paint((0.80, 0.78, 0.73), 0.4)
    rooms.baseboard((X + 1.24, 0, 0), 0, 2.6 - X - 1.24, white, 0.16)
    rooms.baseboard((X, -4.3, 0), 90, 3.05, white, 0.16)
    rooms.door((1.6, -4.29, 0), 180, finish='black')
    return list(walls.values())


def base():
    """A raised floor of five sides with a stone curb."""
    stone = marble((0.62, 0.61, 0.58), (0.38, 0.37, 0.36), 0.9, 0.2)
    floor = Shape('base')
    outline = [(X, Y), (X, Y - 1.20), (X + 0.52, Y - 1.20), (X + 1.20, Y - 0.52), (X + 1.20, Y)]
    count = len(outline)
    points = [(x, y, 0.0) for x, y in outline] + [(x, y, 0.03) for x, y in outline]
    faces = [tuple(range(count, 2 * count))] + [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
    floor.add((points, faces), stone_tile((0.30, 0.295, 0.28), 0.1, 0.5))
    floor.done()
    rooms.floor((X + 0.01, X + 1.12), (-1.12, -0.01), (0.05, 0.05), stone_tile((0.34, 0.33, 0.31), 0.1, 0.5, island=0.15), z=0.036, gap=0.004, holes=[(0.46, 1.2, 0, 0.46)])
    # one curb around the corners, mitred: section (out from the panes, height), stations along the panes
    curb, half = Shape('curb'), 0.0525
    section = [(half, 0), (half, 0.091), (half - 0.004, 0.095), (0.004 - half, 0.095), (-half, 0.091), (-half, 0)]
    mitre = math.tan(math.radians(22.5))
    stations = [((X + 1.15, Y), (1, 0)), ((X + 1.15, Y - 0.50), (1, -mitre)), ((X + 0.50, Y - 1.15), (mitre, -1)), ((X, Y - 1.15), (0, -1))]
    rows = [[(x + out * dx, y + out * dy, z) for out, z in section] for (x, y), (dx, dy) in stations]
    faces = [(6 * s + k, 6 * s + k + 1, 6 * s + k + 7, 6 * s + k + 6) for s in range(3) for k in range(5)]
    curb.add(([p for row in rows for p in row], faces), stone)
    curb.done()


def enclosure():
    glass.sheet_of_glass('fixed right', A[1] - B[1] - 0.004, TOP, (B[0], B[1], 0.0965), (0, 0, 90))
    glass.sheet_of_glass('fixed left', C[0] - D[0] - 0.004, TOP, (D[0], D[1], 0.0965))
    for z in (0.32, 1.92):
        glass.clamp((B[0], -0.0135, z), 'black', (0, 0, -90))
        glass.clamp((X + 0.0135, D[1], z), 'black')
    width = math.hypot(B[0] - C[0], B[1] - C[1]) - 0.012
    swing, closed = -36, 45
    leaf = Shape('door')
    glass.pane(leaf, width, TOP - 0.014, 0.010, glass.thin_face('clear'), glass.edge_face('clear'), (0.005, 0, 0))
    leaf.done((C[0], C[1], 0.109), (0, 0, closed + swing))
    for z in (0.38, 1.86):
        hinge_135((C[0], C[1], z), closed + swing)
    r = math.radians(closed + swing)
    reach = width - 0.06
    glass.pull_handle((C[0] + reach * math.cos(r), C[1] + reach * math.sin(r), 1.08), 'black', 0.42, 0.045, 0.0095, closed + swing)
    header = Shape('support bar')
    header.tube([(B[0], B[1] + 0.05, TOP + 0.075), (X + 0.012, B[1] + 0.05, TOP + 0.075)], 0.0095, metal('black'), 16)
    header.box((B[0], B[1] + 0.05, TOP + 0.078), (0.03, 0.034, 0.05), metal('black'), 0.002)
    header.lathe([(0.022, 0), (0.022, 0.006), (0.012, 0.009)], metal('black'), (X + 0.012, B[1] + 0.05, TOP + 0.075), (0, 90, 0))
    header.done()


def hinge_135(at, turn):
    """Glass to glass: plates on the fixed panel (along x) and on the door, a knuckle between."""
    m = metal('black')
    fixed, leaf = Shape('hinge'), Shape('hinge')
    for y in (-1, 1):
        fixed.box((-0.036, y * 0.0102, 0), (0.056, 0.0095, 0.09), m, 0.0014)
        leaf.box((0.040, y * 0.0102, 0), (0.056, 0.0095, 0.09), m, 0.0014)
        for z in (-0.025, 0.025):
            glass.screw(fixed, (-0.040, y * 0.0150, z), (-90 * y, 0, 0), 0.0066, m)
            glass.screw(leaf, (0.044, y * 0.0150, z), (-90 * y, 0, 0), 0.0066, m)
    fixed.rod((0, 0, -0.045), (0, 0, 0.045), 0.0115, m)
    fixed.done(at)
    leaf.done(at, (0, 0, turn))


def build(_picture):
    stage.bounces(2, 4, 8, 24)
    walls = shell()
    base()
    enclosure()
    baths.rain_head((X + 0.60, -0.012, 2.12), 'black', 0.36, 0.12)
    baths.valve((X + 0.85, -0.012, 1.10), 'black')
    baths.hand_shower((X + 0.012, -0.62, 1.05), 'black', 0.62, 90)
    shelf = Shape('corner shelf')
    outline = [(0, 0)] + [(0.21 * math.cos(a), -0.21 * math.sin(a)) for a in [k * math.pi / 2 / 20 for k in range(21)]]
    shelf.add(([(x, y, z) for z in (0, 0.016) for x, y in outline], [tuple(range(22, 44))[::-1], tuple(range(22)), *[(k, (k + 1) % 22, 22 + (k + 1) % 22, 22 + k) for k in range(22)]]), marble((0.62, 0.61, 0.58), (0.38, 0.37, 0.36), 0.9, 0.2))
    shelf.done((X + 0.011, -0.012, 1.08))
    baths.pump_bottle((X + 0.075, -0.075, 1.096), turn=-45)
    baths.pump_bottle((X + 0.155, -0.055, 1.096), ceramic((0.60, 0.56, 0.49), 0.5), 'black', 0.85, None, -30)
    top = baths.vanity((0.55, 0, 0), 1.25, 0.48, 0.70, 0.10, ASH, 'reeded', 2, marble((0.80, 0.79, 0.76), (0.52, 0.51, 0.50), 0.7), finish='black')
    baths.vessel_basin((1.18, -0.25, top), 0.20, 0.10, squash=0.82)
    baths.deck_faucet((1.18, -0.065, top), 'black', 0.27, 0.15)
    baths.flat_mirror((0.74, 0, 1.20), 0.88, 0.92, 'black')
    baths.globe_sconce((0.60, 0, 1.66), 'black', 4, 0.05, 4.5)
    baths.pump_bottle((0.80, -0.14, top), turn=-80)
    baths.tumbler_with_brushes((1.55, -0.12, top), ceramic((0.30, 0.35, 0.27), 0.5))
    plants.vase((1.66, -0.22, top), 'round', ceramic((0.72, 0.69, 0.62), 0.5, 0.5), 0.75)
    plants.branches((1.66, -0.22, top + 0.15), 17, 6, 0.34, 0.18, 0.055, 0.022)
    rooms.outlet((0.40, 0, 1.14))
    baths.towel_bar((0.02, 0, 1.32), 0.46, 'black')
    textiles.towel_over_bar((0.02, -0.07, 1.32), 0.32, 0.60, 0.5, (0.76, 0.74, 0.68), stripe=(0.36, 0.40, 0.31), seed=9)
    Shape('plinth').block((0.56, 1.79), (-0.43, 0), (0, 0.10), paint((0.10, 0.095, 0.085), 0.5), 0.002).done()
    textiles.rug((1.12, -0.92, 0.0005), (0.90, 0.52), (0.72, 0.69, 0.61))
    baths.bench((-1.50, -1.70, 0), 0.56, 0.28, 0.44, ASH, 90)
    textiles.towel_stack((-1.50, -1.80, 0.44), [(0.36, 0.40, 0.31), (0.76, 0.74, 0.68)], (0.28, 0.21, 0.055), 6, 84)
    plants.snake_plant((2.18, -0.80, 0), 1.05, 14, ceramic((0.60, 0.56, 0.49), 0.7))
    backdrops.hang(backdrops.park(seed=16), (7.5, -1.0, 2.3), 13, 6.5, -90, 2.0)
    stage.sky((0.85, 0.93, 1.0), 2.0)
    stage.soft_light((2.5, -1.05, 1.6), (-0.5, -0.9, 0.9), (1.1, 1.15), 70, (0.93, 0.97, 1.0))
    stage.soft_light((0.6, -4.1, 2.1), (-0.2, 0, 1.0), (3.0, 1.2), 76, (1, 0.96, 0.90))
    stage.sun_through_window((-1.2, 0.1), (-0.5, 1.35), 0.12, (2, 2), 0.055, (-0.75, 1.0, -0.6), 2.3, 12.0, 0.55, walls=walls)
    stage.camera((0.72, -3.75, 1.50), -16, 25, (0.0, -0.075))
