"""Steam shower closed to the ceiling: clear glass, a transom, dark slate, one warm lamp; evening."""
from kit import baths, glass, plants, rooms, stage, textiles
from kit.materials import OAK, WALNUT, Nodes, ceramic, glow, metal, paint, plaster, stone_tile, wood
from kit.shape import Shape

LEFT, RIGHT, BACK, LID = -1.55, 0.55, 1.30, 2.42


def slate():
    return stone_tile((0.085, 0.088, 0.09), 0.20, 0.34, 2.0, 0.14)


def shell():
    plum = plaster((0.46, 0.385, 0.335), 0.04, 0.25)
    rooms.wall((-2.6, 0, 0), 0, 2.6 + LEFT, LID, plum)
    rooms.wall((RIGHT, 0, 0), 0, 2.5 - RIGHT, LID, plum)
    rooms.wall((2.5, 0, 0), -90, 4.0, LID, plum)
    rooms.wall((-2.6, -4.0, 0), 90, 4.0, LID, plum)
    rooms.wall((2.5, -4.0, 0), 180, 5.1, LID, plum)
    rooms.slab((-2.6, 2.5), (-4.0, 0.0), (LID, LID + 0.1), paint((0.62, 0.58, 0.52), 0.8))
    rooms.floor((-2.6, 2.5), (-4.0, 0.02), (0.6, 0.6), stone_tile((0.36, 0.335, 0.30), 0.09, 0.36), start=(0.2, 0.25))
    rooms.baseboard((RIGHT + 0.09, 0, 0), 0, 2.5 - RIGHT - 0.09, paint((0.45, 0.375, 0.325), 0.4), 0.10)
    rooms.baseboard((-2.6, 0, 0), 0, 2.6 + LEFT - 0.09, paint((0.45, 0.375, 0.325), 0.4), 0.10)


def cabin():
    tile = slate()
    kw = dict(tile=(0.60, 0.15), material=tile, joint=(0.06, 0.06, 0.06), gap=0.003, bond='third', tilt=0.0022, bevel=0.001)
    wide = RIGHT - LEFT
    hole = (1.12, 1.62, 1.05, 1.37)
    rooms.tile_field((LEFT, BACK, 0), (1, 0, 0), (0, 0, 1), wide, LID, seed=61, holes=[hole], **kw)
    rooms.tile_field((LEFT, 0.0, 0), (0, 1, 0), (0, 0, 1), BACK, LID, seed=62, **kw)
    rooms.tile_field((RIGHT, BACK, 0), (0, -1, 0), (0, 0, 1), BACK, LID, seed=63, **kw)
    rooms.tile_field((LEFT, BACK, LID), (1, 0, 0), (0, -1, 0), wide, BACK, seed=64, **kw)
    rooms.floor((LEFT, RIGHT), (0.11, BACK), (0.048, 0.048), stone_tile((0.12, 0.122, 0.12), 0.15, 0.45, island=0.2), z=0.02, gap=0.004, joint=(0.07, 0.07, 0.07))
    stone = stone_tile((0.20, 0.195, 0.185), 0.12, 0.3)
    curb = Shape('curb')
    curb.block((LEFT, RIGHT), (-0.03, 0.11), (0, 0.10), stone, 0.004)
    for x in ((LEFT - 0.085, LEFT), (RIGHT, RIGHT + 0.085)):
        curb.block(x, (-0.014, 0.10), (0, LID), stone, 0.002)
    curb.done()
    bench = Shape('bench')
    bench.block((LEFT + 0.012, LEFT + 0.48), (0.14, BACK - 0.011), (0.42, 0.46), stone, 0.004)
    bench.block((LEFT + 0.012, LEFT + 0.45), (0.16, BACK - 0.011), (0.02, 0.42), tile, 0.002)
    bench.done()
    baths.niche((LEFT + hole[0], BACK - 0.008, hole[2]), hole[1] - hole[0], hole[3] - hole[2], 0.09, stone)
    x, z = LEFT + hole[0], hole[2] + 0.012
    baths.pump_bottle((x + 0.10, BACK + 0.035, z), ceramic((0.60, 0.55, 0.47), 0.5), 'brass', label=None, turn=-70)
    baths.pump_bottle((x + 0.19, BACK + 0.04, z), pump='brass', turn=-50)
    baths.jar((x + 0.36, BACK + 0.035, z), 0.035, 0.08, lid=wood(OAK, 'x'))
    strip = Shape('light strip')
    strip.block((x + 0.02, x + 0.48), (BACK + 0.062, BACK + 0.07), (hole[3] - 0.016, hole[3] - 0.013), glow((1, 0.74, 0.45), 9.0), 0.0003)
    strip.done(hidden_from=('diffuse', 'shadow'))
    stage.lamp((x + 0.25, BACK + 0.03, hole[3] - 0.05), 0.8, 0.05, (1, 0.74, 0.45))
    baths.rain_head((RIGHT - 0.55, BACK - 0.012, 2.12), 'brass', 0.40, 0.14)
    baths.valve((RIGHT - 0.25, BACK - 0.012, 1.10), 'brass')
    baths.hand_shower((RIGHT - 0.011, 0.62, 1.05), 'brass', 0.62, -90)
    steam = Shape('steam head')
    steam.lathe([(0.032, 0), (0.032, 0.006), (0.02, 0.012), (0.02, 0.02), (0, 0.021)], metal('brass'), (LEFT + 0.7, BACK - 0.012, 0.34), (90, 0, 0))
    steam.done()
    textiles.towel_stack((LEFT + 0.25, 0.92, 0.46), [(0.66, 0.61, 0.53), (0.33, 0.255, 0.215)], (0.30, 0.22, 0.05), 6, 86)
    baths.linear_drain(((LEFT + RIGHT) / 2 + 0.3, BACK - 0.09, 0.021), 0.9, 'brass')


def front():
    y, split, head = 0.04, LEFT + 1.12, 2.04
    calm = glass.thin_face('clear', 0.4)
    glass.sheet_of_glass('fixed', split - LEFT - 0.004, LID - 0.106, (LEFT + 0.001, y, 0.102), thickness=0.012, face=calm)
    leaf = Shape('door')
    width = RIGHT - split - 0.016
    glass.pane(leaf, width, head - 0.118, 0.012, calm, glass.edge_face('clear'), (-width, 0, 0))
    leaf.done((RIGHT - 0.010, y, 0.112), (0, 0, 0))
    for z in (0.40, 1.78):
        glass.wall_hinge(None, (RIGHT - 0.010, y, z), 1, 'brass', 0)
    glass.pull_handle((split + 0.085, y, 1.08), 'brass', 0.46, 0.055, 0.0125, rosette=2.0)
    bar = Shape('transom bar')
    bar.block((split - 0.012, RIGHT), (y - 0.012, y + 0.012), (head - 0.002, head + 0.022), metal('brass'), 0.002)
    bar.done()
    glass.sheet_of_glass('transom', width, LID - head - 0.04, (split + 0.006, y, head + 0.022), thickness=0.012, face=calm)
    glass.channel((split - 0.012, y, LID - 0.008), (RIGHT, y, LID - 0.008), 'brass', 0.02)
    for x in (split, RIGHT - 0.009):
        glass.channel((x, y, head + 0.02), (x, y, LID), 'brass', 0.018)
    glass.channel((LEFT + 0.008, y, 0.10), (LEFT + 0.008, y, LID), 'brass', 0.018)
    glass.channel((LEFT, y, 0.107), (split, y, 0.107), 'brass', 0.02, 0.016)
    glass.channel((LEFT, y, LID - 0.008), (split, y, LID - 0.008), 'brass', 0.02)
    glass.seal_strip((split + 0.001, y, 0.112), head - 0.12)


def steam():
    """Drifts of vapour one behind the other, thickest under the ceiling."""
    n = Nodes('vapour')
    drift = n.noise(1.15, 5, 0.58, 1.1, (1, 1, 1.25), jitter=31.0)
    height = n.node('SeparateXYZ', {0: n.node('TexCoord').outputs['Object']}).outputs[2]
    cloud = n.node('MapRange', {'Value': drift, 'From Min': 0.42, 'From Max': 0.78}, interpolation_type='SMOOTHSTEP').outputs[0]
    rise = n.node('MapRange', {'Value': height, 'From Min': 0.5, 'From Max': LID, 'To Min': 0.15, 'To Max': 1.0}).outputs[0]
    lit = n.node('Emission', {'Color': (0.80, 0.70, 0.58), 'Strength': 1.5}).outputs[0]
    share = n.math('MULTIPLY', n.math('MULTIPLY', cloud, rise), 0.026)
    vapour = n.finish(n.blend(share, n.node('BsdfTransparent', {'Color': (1, 1, 1)}).outputs[0], lit))
    vapour.cycles.sample_as_light = False
    drifts = Shape('vapour')
    for k in range(9):
        y = 0.20 + 0.115 * k
        drifts.quad([(LEFT + 0.01, y, 0.12), (RIGHT - 0.01, y, 0.12), (RIGHT - 0.01, y, LID - 0.01), (LEFT + 0.01, y, LID - 0.01)], vapour)
    drifts.done(hidden_from=('shadow', 'diffuse', 'glossy'))


def build(_picture):
    stage.bounces(3, 4, 8, 32)
    shell()
    cabin()
    steam()
    front()
    baths.towel_bar((1.02, 0, 1.26), 0.52, 'brass')
    textiles.towel_over_bar((1.0, -0.07, 1.26), 0.36, 0.62, 0.5, (0.70, 0.65, 0.57), stripe=(0.33, 0.22, 0.16), seed=8)
    baths.stool((1.48, -0.62, 0), 0.46, 0.17, WALNUT, 20)
    for x, z, tone in ((-0.062, 0, (0.66, 0.61, 0.53)), (0.062, 0, (0.33, 0.255, 0.215)), (0.0, 0.104, (0.66, 0.61, 0.53))):
        textiles.rolled_towel((1.48 + x, -0.62, 0.522 + z), 0.26, 0.062, tone, (0, 0, 84), int(50 * (x + z)) + 9)
    plants.rubber_plant((2.02, -0.42, 0), 1.5, 21, ceramic((0.15, 0.14, 0.13), 0.6))
    textiles.rug((-0.15, -0.42, 0.0005), (1.0, 0.56), (0.33, 0.26, 0.21), bands=())
    baths.globe_sconce((1.48, 0, 1.62), 'brass', 6, 0.065, 2.6)
    stage.sky((0.3, 0.4, 0.6), 0.2)
    stage.lamp((LEFT + 1.30, 0.72, LID - 0.03), 125, 0.06, (1, 0.80, 0.58), 110, (LEFT + 1.2, 0.85, 0))
    rooms.downlight((LEFT + 1.30, 0.72, LID - 0.011), 0.045, 9.0, (1, 0.80, 0.58))
    stage.lamp((LEFT + 0.40, 0.72, LID - 0.03), 95, 0.06, (1, 0.80, 0.58), 105, (LEFT + 0.35, 0.95, 0))
    rooms.downlight((LEFT + 0.40, 0.72, LID - 0.011), 0.045, 9.0, (1, 0.80, 0.58))
    stage.soft_light((0.4, -3.8, 2.1), (-0.2, 0, 1.0), (3.0, 0.9), 60, (1, 0.86, 0.70))
    # a lamp on the right, out of sight: metal needs something bright to mirror
    stage.soft_light((2.44, -1.9, 1.4), (-0.5, 0, 1.1), (0.25, 1.6), 24, (1, 0.86, 0.70), hidden=False)
    stage.camera((0.18, -3.55, 1.36), 2.5, 26, (-0.01, -0.055))
