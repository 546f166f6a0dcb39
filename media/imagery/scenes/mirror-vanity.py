"""Two arched mirrors over a double walnut vanity, white boards below dusty blue plaster, lamps lit early."""
from kit import backdrops, baths, plants, rooms, stage, textiles
from kit.materials import WALNUT, ceramic, marble, paint, plaster, stone_tile
from kit.shape import Shape

BLUE = (0.16, 0.235, 0.285)


def shell():
    blue = plaster(BLUE, 0.08, 0.25)
    walls = rooms.box_room((-2.3, 2.3), (-4.2, 0), 2.65, blue, openings={'left': [(2.3, 3.35, 0.95, 2.25)], 'behind': [(2.9, 3.9, 0.95, 2.25)]})
    rooms.window((-2.3, -1.9, 0.95), 90, 1.05, 1.3, 2, 2)
    rooms.window((-0.6, -4.2, 0.95), 180, 1.0, 1.3, 2, 2)
    white = paint((0.80, 0.775, 0.72), 0.4)
    for at, turn, length in (((-2.3, 0, 0), 0, 4.6), ((2.3, 0, 0), -90, 4.2), ((-2.3, -4.2, 0), 90, 4.2)):
        rooms.panelling(at, turn, length, 0.92, white)
        rooms.baseboard((at[0], at[1], 0), turn, length, white, 0.15, 0.03)
    rooms.floor((-2.3, 2.3), (-4.2, 0), (0.20, 0.20), stone_tile((0.56, 0.52, 0.46), 0.12, 0.4, island=0.14), gap=0.004, tilt=0.0012)
    rooms.door((1.75, -4.19, 0), 180, finish='brass')
    return list(walls.values())


def build(_picture):
    stage.bounces(2, 5, 8, 24)
    walls = shell()
    stone = marble((0.78, 0.755, 0.71), (0.50, 0.44, 0.38), 0.7, 0.16)
    top = baths.vanity((-1.05, -0.034, 0), 2.1, 0.52, 0.50, 0.33, WALNUT, 'drawers', 3, stone, finish='brass')
    for x in (-0.56, 0.56):
        baths.vessel_basin((x, -0.30, top), 0.185, 0.115)
        baths.wall_faucet((x, -0.012, top + 0.23), 'brass')
        baths.arched_mirror((x - 0.33, 0, 1.22), 0.66, 1.02, 'brass')
    for x in (-1.12, 0.0, 1.12):
        baths.globe_sconce((x, 0, 1.62), 'brass', 7, 0.060, 5.0)
    baths.pump_bottle((-0.14, -0.22, top), pump='brass', turn=-80)
    baths.pump_bottle((-0.05, -0.19, top), ceramic((0.72, 0.68, 0.60), 0.4), 'brass', label=None, turn=-50)
    baths.tumbler_with_brushes((0.10, -0.17, top))
    textiles.towel_stack((0.05, -0.40, top), [(0.76, 0.72, 0.64)], (0.24, 0.14, 0.035), 5, 4)
    plants.vase((-0.92, -0.22, top), 'jug', ceramic((0.62, 0.46, 0.34), 0.6, 0.4), 0.95)
    plants.branches((-0.92, -0.22, top + 0.18), 11, 7, 0.36, 0.20, 0.055, 0.022, (0.085, 0.14, 0.05))
    baths.soap_on_dish((0.88, -0.24, top), 20)
    baths.towel_bar((1.72, -0.034, 1.30), 0.52, 'brass')
    textiles.towel_over_bar((1.72, -0.104, 1.30), 0.36, 0.58, 0.50, (0.70, 0.50, 0.36), stripe=(0.76, 0.72, 0.64), seed=4)
    rooms.outlet((1.32, 0, 1.12))
    textiles.rug((0.0, -1.12, 0.0015), (1.65, 0.72), (0.30, 0.36, 0.40), bands=())
    baths.stool((-1.72, -0.62, 0), 0.46, 0.17, WALNUT, 10)
    textiles.towel_stack((-1.72, -0.62, 0.46), [(0.16, 0.235, 0.285), (0.76, 0.72, 0.64)], (0.29, 0.22, 0.055), 8, 12)
    baths.robe_hook_and_robe((2.26, -2.9, 1.75), (0.74, 0.69, 0.60), -90)
    plants.palm((1.9, -3.7, 0), 1.7, 9)
    backdrops.hang(backdrops.garden('day', seed=12, blur=8), (-6.5, -1.6, 1.6), 9, 6, 90, 1.6)
    backdrops.hang(backdrops.garden('day', seed=14, blur=8), (-1.1, -8, 1.6), 9, 6, 180, 1.6)
    stage.sky((0.85, 0.93, 1.0), 1.6)
    stage.soft_light((-2.2, -1.4, 1.6), (0.6, -0.8, 1.0), (1.0, 1.3), 52, (0.95, 0.98, 1.0))
    stage.soft_light((0.4, -4.0, 2.1), (0, 0, 1.0), (2.6, 1.1), 62, (1, 0.95, 0.88))
    stage.sun_through_window((0.55, 2.1), (0.15, 1.35), 0.10, (2, 2), 0.05, (0.85, 1.0, -0.55), 2.4, 7.0, 0.55, walls=walls)
    stage.camera((-0.28, -3.55, 1.40), -3, 27, (0.06, -0.075))
