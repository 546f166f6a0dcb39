"""A glass desk on black trestles in a bay, work under way, cool morning light."""
import math

from kit import backdrops, furniture, glass, plants, rooms, stage, textiles
from kit.materials import OAK, ceramic, glow, metal, paint, plain, plaster, wood
from kit.shape import Shape


def trestle(at):
    shape, m = Shape('trestle'), metal('black')
    for y in (-0.30, 0.30):
        for x in (-1, 1):
            shape.tube([(x * 0.20, y, 0), (x * 0.035, y * 0.92, 0.70)], 0.0125, m, 14)
        shape.rod((-0.115, y * 0.96, 0.34), (0.115, y * 0.96, 0.34), 0.009, m)
    shape.box((0, 0, 0.712), (0.07, 0.62, 0.024), m, 0.003)
    for y in (-0.24, 0.24):
        shape.lathe([(0.014, 0), (0.014, 0.004), (0, 0.004)], plain((0.5, 0.5, 0.5), 0.5), (0, y, 0.724), segments=20)
    shape.done(at)


def task_lamp(at, turn):
    shape, m = Shape('lamp'), metal('brass')
    shape.lathe([(0, 0), (0.085, 0), (0.085, 0.012), (0.01, 0.018)], m, segments=56)
    shape.rod((0, 0, 0.01), (0, 0, 0.36), 0.006, m)
    shape.rod((0, 0, 0.355), (0.24, 0, 0.40), 0.005, m)
    shape.lathe([(0.028, 0.03), (0.036, 0.02), (0.075, -0.05), (0.073, -0.05), (0.034, 0.018)], m, (0.25, 0, 0.385), (0, 12, 0), 48)
    shape.done(at, (0, 0, turn))
    bulb = Shape('bulb')
    bulb.ball(0.026, glow((1, 0.80, 0.55), 9))
    r = math.radians(turn)
    centre = (at[0] + 0.25 * math.cos(r), at[1] + 0.25 * math.sin(r), at[2] + 0.37)
    bulb.done(centre, hidden_from=('shadow', 'diffuse'))
    stage.lamp((centre[0], centre[1], centre[2] - 0.03), 1.6, 0.03, (1, 0.80, 0.55))


def build(_picture):
    stage.bounces(2, 4, 10, 24)
    wall = plaster((0.60, 0.615, 0.59), 0.05, 0.2)
    rooms.box_room((-2.5, 2.5), (-4.2, 0), 2.75, wall, openings={'back': [(1.35, 3.85, 0.61, 2.35)], 'right': [(0.8, 2.4, 0.61, 2.35)]}, thickness=0.22)
    white = paint((0.82, 0.81, 0.78), 0.4)
    rooms.window((-1.15, 0, 0.62), 0, 2.5, 1.73, 3, 2, white, 0.05, 0.07, 0.024, True, 0.12)
    rooms.window((2.5, -0.8, 0.62), -90, 1.6, 1.73, 2, 2, white, 0.05, 0.07, 0.024, True, 0.12)
    casing = Shape('casing')
    for x in ((-1.25, -1.15), (1.35, 1.45)):
        casing.block(x, (-0.022, 0), (0.59, 2.35), white, 0.003)
    casing.block((-1.25, 1.45), (-0.024, 0), (2.35, 2.46), white, 0.003)
    casing.block((-1.25, 1.45), (-0.024, 0), (0.48, 0.59), white, 0.003)
    casing.done()
    rooms.plank_floor((-2.5, 2.5), (-4.2, 0), wood((0.50, 0.37, 0.24), 'y', 0.36), 'y', 0.12)
    rooms.baseboard((-2.5, 0, 0), 0, 5.0, white, 0.18, 0.02)
    rooms.baseboard((2.5, 0, 0), -90, 4.2, white, 0.18, 0.02)
    x, y, top = 0.10, -0.86, 0.7285
    trestle((x - 0.58, y, 0.0))
    trestle((x + 0.58, y, 0.0))
    glass.sheet_of_glass('desk top', 1.72, 0.78, (x - 0.86, y - 0.39, top + 0.00635), (-90, 0, 0), 0.0127)
    top += 0.0128
    furniture.laptop((x + 0.05, y - 0.04, top), 4)
    task_lamp((x - 0.66, y + 0.22, top), 8)
    furniture.book_stack((x + 0.60, y + 0.16, top), 4, 27, (0.25, 0.18), -12)
    furniture.mug((x + 0.42, y - 0.18, top), (0.20, 0.28, 0.25), 200)
    plants.vase((x + 0.74, y - 0.12, top), 'jug', ceramic((0.68, 0.52, 0.34), 0.5, 0.4), 0.7)
    plants.branches((x + 0.74, y - 0.12, top + 0.13), 19, 6, 0.34, 0.18, 0.05, 0.018, (0.10, 0.15, 0.06))
    paper = Shape('papers')
    for k, turn in enumerate((8, -5, 14)):
        paper.box((-0.32 + 0.03 * k, -0.16 + 0.015 * k, 0.0005 + 0.0008 * k), (0.21, 0.297, 0.0006), plain((0.80, 0.79, 0.75), 0.9), 0.0001, (0, 0, turn))
    paper.tube([(-0.26, -0.20, 0.0062), (-0.14, -0.12, 0.0062)], 0.0038, paint((0.60, 0.32, 0.10), 0.4), 6)
    paper.done((x, y, top))
    furniture.shell_chair((x + 0.02, y - 0.72, 0), 188, (0.42, 0.22, 0.12))
    textiles.rug((x, y - 0.75, 0.0005), (2.5, 1.7), (0.20, 0.235, 0.22), bands=())
    case = Shape('bookcase')
    board = wood(OAK, 'x', 0.4)
    case.block((-2.46, -1.52), (-0.36, -0.024), (0.0, 0.06), board, 0.002)
    for z in (0.42, 0.78, 1.14, 1.50, 1.86):
        case.block((-2.44, -1.54), (-0.34, -0.024), (z - 0.022, z), board, 0.002)
    for bx in ((-2.46, -2.438), (-1.542, -1.52)):
        case.block(bx, (-0.36, -0.024), (0.06, 1.90), wood(OAK, 'z', 0.4), 0.002)
    case.block((-2.438, -1.542), (-0.03, -0.0245), (0.06, 1.90), wood(OAK, 'z', 0.5), 0.001)
    case.done()
    for k, z in enumerate((0.06, 0.42, 0.78, 1.14, 1.50)):
        furniture.dressed_shelf((-2.42, -1.56), (-0.30, -0.06), z, 51 + k * 7, ('books box', 'books vase books', 'books vase plant', 'books books vase', 'vase box books')[k])
    basket_like = Shape('bin')
    basket_like.lathe([(0, 0.003), (0.12, 0.003), (0.145, 0.32), (0.141, 0.32), (0.117, 0.008), (0, 0.008)], metal('black'), segments=56)
    basket_like.done((1.32, -0.62, 0))
    plants.palm((2.02, -0.52, 0), 1.75, 17, ceramic((0.66, 0.62, 0.55), 0.7))
    rooms.outlet((1.62, 0, 0.38))
    backdrops.hang(backdrops.park(seed=52), (0.2, 9, 2.6), 17, 8.5, 0, 1.05)
    backdrops.hang(backdrops.park(seed=53), (9, -1.6, 2.4), 16, 8, -90, 1.6)
    stage.sky((0.85, 0.93, 1.0), 1.6)
    stage.soft_light((0.1, -0.03, 1.5), (0.1, -2.5, 0.5), (2.4, 1.7), 62, (0.92, 0.96, 1.0))
    stage.soft_light((2.42, -1.6, 1.5), (0, -1.2, 0.6), (1.5, 1.7), 46, (0.95, 0.98, 1.0))
    stage.soft_light((-0.6, -4.0, 2.2), (0, 0, 0.9), (3.2, 1.1), 46, (1, 0.95, 0.88))
    stage.sun((0, 0, 0), (-0.95, -0.16, -0.46), 16.0, 0.55, (1, 0.84, 0.62))
    stage.camera((0.95, -3.95, 1.34), -13, 28, (0.0, -0.075))

