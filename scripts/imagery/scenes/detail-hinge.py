"""Close to a brass glass-to-wall hinge: bevelled plates, screws, the green edge of the door, a wall of tile."""
from kit import glass, rooms, stage
from kit.materials import glazed, marble, paint, plaster
from kit.shape import Shape


def build(_picture):
    stage.bounces(3, 5, 14, 16)
    tile = glazed((0.62, 0.57, 0.47), 0.4, 0.14, 0.08)
    kw = dict(tile=(0.075, 0.23), material=tile, joint=(0.50, 0.46, 0.39), gap=0.003, tilt=0.007, edge_wobble=0.0004)
    rooms.tile_field((-0.6, 0.62, -0.6), (1, 0, 0), (0, 0, 1), 1.2, 1.2, seed=5, **kw)
    rooms.tile_field((0.42, 0.62, -0.6), (0, -1, 0), (0, 0, 1), 0.56, 1.2, seed=6, **kw)
    stone = marble((0.74, 0.71, 0.66), (0.48, 0.43, 0.37), 1.2, 0.18)
    jamb = Shape('jamb')
    jamb.block((0.411, 0.56), (-0.06, 0.07), (-0.6, 0.6), stone, 0.003)
    jamb.done()
    rooms.wall((0.56, -0.05, -0.6), 0, 1.2, 1.4, plaster((0.16, 0.25, 0.21), 0.08, 0.3))
    leaf = Shape('door')
    swing = 20
    glass.pane(leaf, 0.72, 1.1, 0.012, glass.thin_face('clear'), glass.edge_face('clear'), (-0.72, 0, -0.42), arris=0.0012)
    hinge = (0.396, 0.004)
    leaf.done((hinge[0], hinge[1], 0), (0, 0, swing))
    glass.wall_hinge(None, (hinge[0], hinge[1], 0.05), 1, 'brass', swing)
    left = rooms.wall((-2.2, -2.2, -1.4), 90, 3.0, 2.8, plaster((0.66, 0.62, 0.56)))
    behind = rooms.wall((2.2, -2.4, -1.4), 180, 4.4, 2.8, plaster((0.62, 0.57, 0.50)), [(1.4, 3.0, 0.8, 2.4)])
    frame = rooms.window((0.8, -2.4, -0.6), 180, 1.6, 1.6, 2, 2)
    lid = rooms.slab((-2.2, 2.2), (-2.4, 0.62), (1.3, 1.4), paint((0.78, 0.76, 0.72), 0.8))
    stage.sky((0.95, 0.93, 0.88), 1.4)
    stage.soft_light((-1.5, -1.3, 0.8), (0.35, 0, 0.05), (1.2, 1.2), 26, (1, 0.93, 0.84))
    stage.soft_light((0.9, -1.6, 0.9), (0.35, 0, 0.05), (0.8, 0.8), 9, (1, 0.94, 0.86))
    stage.sun_through_window((-0.30, 0.30), (-0.26, 0.34), 0.10, (2, 2), 0.04, (0.7, 1.0, -0.55), 1.2, 9.0, 0.6, plane_y=0.62, walls=(left, behind, frame, lid))
    stage.camera((0.06, -0.84, 0.13), 20, 85, (-0.05, -0.02), -5, 5.6, 0.88)
