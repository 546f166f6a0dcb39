"""Glass shelves on hidden pins in a plastered alcove beside a chimney breast; afternoon light from the left."""
from kit import backdrops, furniture, glass, plants, rooms, stage
from kit.materials import OAK, ceramic, metal, paint, plaster, wood
from kit.shape import Shape

LEFT, RIGHT, DEEP = -0.78, 0.86, 0.36


def build(_picture):
    stage.bounces(3, 4, 10, 24)
    wall = plaster((0.70, 0.60, 0.47), 0.07, 0.35)
    pale = plaster((0.76, 0.72, 0.65), 0.04, 0.25)
    back = rooms.wall((LEFT, DEEP, 0), 0, RIGHT - LEFT, 2.7, wall)
    rooms.wall((-2.6, 0, 0), 0, LEFT + 2.6, 2.7, pale)
    rooms.wall((RIGHT, 0, 0), 0, 2.6 - RIGHT, 2.7, pale)
    reveal = Shape('reveals')
    reveal.quad([(LEFT, 0, 0), (LEFT, DEEP, 0), (LEFT, DEEP, 2.7), (LEFT, 0, 2.7)], pale)
    reveal.quad([(RIGHT, DEEP, 0), (RIGHT, 0, 0), (RIGHT, 0, 2.7), (RIGHT, DEEP, 2.7)], pale)
    reveal.done()
    left = rooms.wall((-2.6, -3.8, 0), 90, 3.8, 2.7, pale, [(1.2, 2.7, 0.4, 2.3)])
    rooms.window((-2.6, -2.6, 0.4), 90, 1.5, 1.9, 2, 3)
    right = rooms.wall((2.6, 0, 0), -90, 3.8, 2.7, pale)
    behind = rooms.wall((2.6, -3.8, 0), 180, 5.2, 2.7, pale)
    lid = rooms.slab((-2.6, 2.6), (-3.8, DEEP), (2.7, 2.8), paint((0.78, 0.76, 0.71), 0.8))
    rooms.plank_floor((-2.6, 2.6), (-3.8, DEEP), wood(OAK, 'y', 0.4), 'y', 0.13)
    rooms.baseboard((-2.6, 0, 0), 0, LEFT + 2.6, paint((0.74, 0.71, 0.64), 0.4), 0.14)
    rooms.baseboard((RIGHT, 0, 0), 0, 2.6 - RIGHT, paint((0.74, 0.71, 0.64), 0.4), 0.14)
    cabinet, green = Shape('cabinet'), paint((0.105, 0.15, 0.115), 0.35)
    cabinet.block((LEFT + 0.002, RIGHT - 0.002), (-0.04, DEEP - 0.002), (0.08, 0.78), green, 0.003)
    cabinet.block((LEFT - 0.02, RIGHT + 0.02), (-0.065, DEEP - 0.002), (0.78, 0.815), wood(OAK, 'x', 0.36), 0.004)
    for k in range(2):
        a = LEFT + 0.015 + k * 0.82
        cabinet.block((a, a + 0.79), (-0.058, -0.0405), (0.10, 0.765), green, 0.003)
        cabinet.block((a + 0.07, a + 0.72), (-0.0595, -0.052), (0.17, 0.695), paint((0.10, 0.145, 0.11), 0.35), 0.005)
        cabinet.lathe([(0.009, 0), (0.007, 0.012), (0.015, 0.02), (0.013, 0.03), (0, 0.031)], metal('brass'), (a + (0.75 if k == 0 else 0.04), -0.058, 0.47), (90, 0, 0), 24)
    cabinet.done()
    seeds, kinds = (3, 23, 8, 41), ('books vase box plant', 'vase books box', 'books vase plant', 'box vase books')
    for k, z in enumerate((1.10, 1.46, 1.82, 2.18)):
        glass.sheet_of_glass('shelf', RIGHT - LEFT - 0.006, 0.29, (LEFT + 0.003, DEEP - 0.295, z - 0.005), (-90, 0, 0), 0.010)
        pins = Shape('pins')
        for x in (LEFT, RIGHT):
            for y in (DEEP - 0.25, DEEP - 0.06):
                pins.rod((x - 0.0 if x > 0 else x, y, z - 0.0155), (x - 0.022 if x > 0 else x + 0.022, y, z - 0.0155), 0.0045, metal('brass'))
        pins.done()
        furniture.dressed_shelf((LEFT + 0.05, RIGHT - 0.03), (DEEP - 0.27, DEEP - 0.05), z + 0.0005, seeds[k], kinds[k])
    furniture.fruit_bowl((0.38, 0.12, 0.815), 5, (0.46, 0.30, 0.06))
    furniture.book_stack((-0.42, 0.12, 0.815), 3, 11, turn=-8)
    plants.vase((-0.08, 0.18, 0.815), 'tall', ceramic((0.66, 0.61, 0.53), 0.6, 0.4), 0.55)
    furniture.picture((1.18, 0, 1.35), 0.62, 0.80, seed=34)
    furniture.dining_chair((1.50, -0.42, 0), -30, OAK, (0.105, 0.15, 0.115))
    plants.olive_tree((-1.24, -0.40, 0), 1.72, 12, ceramic((0.62, 0.40, 0.27), 0.7))
    rooms.outlet((-1.02, 0, 0.33))
    backdrops.hang(backdrops.garden('day', seed=32, blur=8), (-7, -1.8, 1.5), 9, 6, 90, 1.8)
    stage.sky((0.9, 0.95, 1.0), 1.4)
    stage.soft_light((-2.5, -1.85, 1.4), (0.2, 0.2, 1.2), (1.5, 1.9), 66, (0.95, 0.98, 1.0))
    stage.soft_light((0.7, -3.6, 2.1), (0.1, 0, 1.2), (2.6, 1.2), 42, (1, 0.94, 0.86))
    stage.sun_through_window((-0.30, 1.05), (0.95, 2.25), 0.10, (2, 3), 0.05, (0.55, 1.0, -0.42), 2.2, 13.0, 0.5, plane_y=DEEP, walls=[left, right, behind, lid])
    stage.camera((0.26, -3.55, 1.36), -1.5, 33, (0.0, 0.0))
    return back
