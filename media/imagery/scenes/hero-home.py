"""Home hero: dark green limewash for words, an ivory tiled alcove behind a frameless enclosure, low sun."""
from kit import baths, glass, plants, rooms, stage, textiles
from kit.materials import OAK, ceramic, glazed, marble, paint, plaster, stone_tile, wood
from kit.shape import Shape

GREEN = (0.019, 0.063, 0.056)
IVORY = (0.74, 0.65, 0.50)
LEFT, RIGHT, BACK = 0.16, 1.78, 0.98
PANE = (0.19, 1.73)


def shell():
    room = plaster((0.74, 0.66, 0.545), 0.04, 0.2)
    rooms.wall((-3.9, 0, 0), 0, LEFT + 3.9, 2.74, plaster(GREEN, 0.13, 0.4))
    rooms.wall((RIGHT, 0, 0), 0, 3.5 - RIGHT, 2.74, room)
    window = (1.62, 2.44, 0.92, 2.34)
    side = rooms.wall((3.5, 0, 0), -90, 5.8, 2.74, room, [window])
    frame = rooms.window((3.5, -window[0], window[2]), -90, window[1] - window[0], window[3] - window[2], 2, 3)
    rooms.wall((-3.9, -5.8, 0), 90, 5.8, 2.74, room)
    behind = rooms.wall((3.5, -5.8, 0), 180, 7.4, 2.74, room)
    door = rooms.door((2.6, -5.79, 0), 180)
    lid = rooms.slab((-3.9, 3.5), (-5.8, BACK), (2.74, 2.9), paint((0.80, 0.775, 0.73), 0.8))
    rooms.floor((-3.9, 3.5), (-5.8, 0.02), (0.60, 0.60), stone_tile((0.56, 0.485, 0.385), 0.10, 0.4), start=(0.33, 0.1))
    rooms.baseboard((-3.9, 0, 0), 0, LEFT + 3.9 - 0.03, paint((0.022, 0.090, 0.074), 0.35), 0.14)
    rooms.baseboard((RIGHT + 0.03, 0, 0), 0, 3.5 - RIGHT - 0.03, paint((0.74, 0.70, 0.63), 0.4), 0.14)
    return side, frame, behind, door, lid


def alcove():
    tile = glazed(IVORY, 0.45, 0.16, 0.10)
    joint = (0.52, 0.47, 0.39)
    hole = (0.70, 1.16, 1.02, 1.36)
    kw = dict(tile=(0.066, 0.200), material=tile, joint=joint, gap=0.003, tilt=0.008, edge_wobble=0.0004)
    rooms.tile_field((LEFT, BACK, 0), (1, 0, 0), (0, 0, 1), RIGHT - LEFT, 2.74, holes=[(hole[0] - LEFT + 0.0, hole[1] - LEFT, hole[2], hole[3])], seed=11, **kw)
    rooms.tile_field((LEFT, 0.0, 0), (0, 1, 0), (0, 0, 1), BACK, 2.74, seed=12, **kw)
    rooms.tile_field((RIGHT, BACK, 0), (0, -1, 0), (0, 0, 1), BACK, 2.74, seed=13, **kw)
    rooms.floor((LEFT, RIGHT), (0.10, BACK), (0.05, 0.05), stone_tile((0.50, 0.455, 0.385), 0.1, 0.45, island=0.12), z=0.02, gap=0.004)
    stone = marble((0.74, 0.715, 0.67), (0.46, 0.42, 0.37), 0.7, 0.2)
    curb = Shape('curb')
    curb.block((LEFT, RIGHT), (-0.03, 0.095), (0, 0.10), stone, 0.004)
    for x in ((LEFT - 0.022, LEFT), (RIGHT, RIGHT + 0.022)):
        curb.block(x, (-0.016, 0.06), (0, 2.74), stone, 0.002)
    curb.done()
    rooms.slab((LEFT - 0.15, LEFT - 0.02), (0.02, BACK), (0, 2.74), stone)
    baths.niche((hole[0], BACK - 0.008, hole[2]), hole[1] - hole[0], hole[3] - hole[2], 0.09, stone)
    z = hole[2] + 0.012
    baths.pump_bottle((0.80, BACK + 0.035, z), turn=-60)
    baths.pump_bottle((0.875, BACK + 0.04, z), turn=-80)
    baths.jar((1.00, BACK + 0.035, z), 0.032, 0.07, lid=wood(OAK, 'x'))
    baths.soap_on_dish((1.09, BACK + 0.035, z), 6)
    baths.rain_head((0.97, BACK - 0.009, 2.17), 'black', 0.40, 0.14)
    baths.valve((1.22, BACK - 0.009, 1.12), 'black')
    baths.hand_shower((1.56, BACK - 0.009, 1.16), 'black', 0.62)
    baths.linear_drain((0.97, BACK - 0.07, 0.021), 0.9, 'black')


def enclosure():
    split = PANE[0] + 0.775
    glass.sheet_of_glass('fixed', split - PANE[0] - 0.002, 2.032, (PANE[0] - 0.02, 0.03, 0.102), thickness=0.012)
    for z in (0.32, 1.94):
        glass.clamp((LEFT + 0.001, 0.03, z), 'black')
    glass.clamp((0.50, 0.03, 0.1015), 'black', (0, -90, 0))
    swing = -23
    hinge = (RIGHT - 0.016, 0.03)
    width = hinge[0] - split - 0.004
    door = Shape('door')
    glass.pane(door, width, 2.022, 0.012, glass.thin_face('clear'), glass.edge_face('clear'), (-width, 0, 0))
    door.done((hinge[0], hinge[1], 0.112), (0, 0, -swing))
    for z in (0.36, 1.90):
        glass.wall_hinge(None, (hinge[0], hinge[1], z), 1, 'black', -swing)
    import math

    a = math.radians(-swing)
    grip = width - 0.075
    glass.pull_handle((hinge[0] - grip * math.cos(a), hinge[1] - grip * math.sin(a), 1.08), 'black', 0.50, 0.045, 0.0095, -swing)


def vanity():
    top = baths.vanity((2.06, 0, 0), 1.08, 0.48, 0.36, 0.42, OAK, 'reeded', 2, marble((0.78, 0.76, 0.72), (0.5, 0.46, 0.4), 0.8))
    baths.vessel_basin((2.60, -0.25, top), 0.195, 0.12)
    baths.wall_faucet((2.60, 0, top + 0.24), 'black')
    baths.round_mirror((2.60, 0, 1.66), 0.43, 'black')
    plants.vase((2.95, -0.20, top), 'bottle', ceramic((0.50, 0.36, 0.27), 0.7), 0.95)
    plants.branches((2.95, -0.20, top + 0.25), 5, 6, 0.42, 0.20, 0.062, 0.022, (0.06, 0.12, 0.045))
    baths.pump_bottle((2.27, -0.20, top), turn=-110)
    baths.tumbler_with_brushes((2.36, -0.14, top))
    textiles.towel_stack((2.30, -0.36, top), [(0.10, 0.20, 0.165)], (0.22, 0.13, 0.035), 5, 4)
    rooms.outlet((2.00, 0, 1.12))
    baths.basket((2.42, -0.24, 0), 0.15, 0.27)
    textiles.towel_stack((2.42, -0.24, 0.15), [(0.70, 0.66, 0.58), (0.10, 0.20, 0.165)], (0.20, 0.16, 0.07), 3, 30)


def beside_the_shower():
    baths.towel_bar((-0.34, 0, 1.30), 0.56, 'black')
    textiles.towel_over_bar((-0.32, -0.07, 1.30), 0.36, 0.62, 0.50, (0.72, 0.68, 0.60), stripe=(0.30, 0.36, 0.31))
    baths.bench((-0.36, -0.24, 0), 0.60, 0.30, 0.45)
    textiles.towel_stack((-0.42, -0.24, 0.45), [(0.74, 0.70, 0.62), (0.13, 0.24, 0.20)], (0.32, 0.23, 0.05), 4, 3)
    baths.pump_bottle((-0.16, -0.22, 0.45), turn=-70, scale=0.9)
    textiles.rug((1.02, -0.52, 0), (0.92, 0.56), (0.62, 0.56, 0.46), (0.055, 0.16, 0.13), thickness=0.022)


def light(walls):
    stage.sky((0.9, 0.95, 1.0), 2.2)
    stage.sun_through_window((-0.56, 1.36), (-0.30, 1.98), -0.07, (4, 5), 0.062, distance=2.2, strength=11.5, angle=0.5, walls=walls)
    stage.soft_light((3.38, -2.03, 1.63), (1.0, -1.4, 1.2), (0.8, 1.4), 34, (0.92, 0.96, 1.0))
    stage.soft_light((1.6, -5.6, 1.9), (0.9, 0, 1.2), (3.6, 1.8), 118, (1, 0.95, 0.87))
    stage.lamp((0.97, 0.45, 2.70), 13, 0.06, (1, 0.86, 0.68), 96, (0.97, 0.52, 0))


def build(_picture):
    walls = shell()
    alcove()
    enclosure()
    vanity()
    beside_the_shower()
    light(walls)
    stage.camera((0, -5.0, 1.36), 0, 26.7, (0, -0.024))
