"""A glazier's van on a driveway, panes held on the rack along its side; afternoon sun, oaks behind."""
import math

import numpy as np

from kit import backdrops, glass, rooms, stage, trees
from kit.contact import contact
from kit.materials import Nodes, concrete, metal, plain
from kit.shape import Shape, copy_of

REAR, LENGTH, DEPTH, CORNER = -1.75, 8.0, 1.95, 0.30
SILL, ROOF = 0.30, 2.36
LEAN = 5.2
WHEEL = (-0.55, 0.34)


def white_paint():
    n = Nodes('car paint', (0.72, 0.72, 0.70))
    return n.finish(n.principled(color=(0.74, 0.74, 0.725), rough=0.34, specular=0.5, coat=0.8, coat_rough=0.03))


def lens(colour):
    """Moulded plastic of a lamp: fine ribs under a smooth skin."""
    n = Nodes('lens', colour)
    z = n.node('SeparateXYZ', {0: n.place()}).outputs[2]
    ribs = n.math('SINE', n.math('MULTIPLY', z, 2 * math.pi / 0.016))
    shade = n.mix(n.spread(ribs, 0.0, 1.0), tuple(0.45 * c for c in colour), colour)
    return n.finish(n.principled(color=shade, rough=0.22, specular=0.5, coat=1.0, coat_rough=0.02, normal=n.bump(ribs, 0.5, 0.003)))


def inset(z):
    """How far the side stands back at a height: fullest at the waist, leaning in above, turned under at the sill."""
    above = np.clip((z - 1.0) / 1.25, 0, 1)
    below = np.clip((0.62 - z) / 0.32, 0, 1)
    curl = np.clip((z - (ROOF - 0.16)) / 0.16, 0, 1)
    return 0.13 * above**1.4 + 0.045 * below**2 + 0.14 * (1 - np.sqrt(np.maximum(1 - curl**2, 0)))


def around(s, z, out=0.0):
    """A point of the skin: s runs in metres along rear and side (0 where the corner's arc begins)."""
    deep = inset(z) - out
    arc = CORNER * math.pi / 2
    a = np.clip(s / CORNER, 0, math.pi / 2)
    x = REAR + CORNER - (CORNER - deep) * np.cos(a) + np.maximum(s - arc, 0)
    y = CORNER - (CORNER - deep) * np.sin(a) - np.minimum(s, 0)
    return x, y, z


def skin(shape, material, s, z, out=0.0, columns=60, rows=60):
    shape.sheet(columns, rows, lambda u, v: around(s[0] + (s[1] - s[0]) * u, z[0] + (z[1] - z[0]) * v, out), material)


def along_side(x):
    """The skin's s at an x of the side."""
    return x - REAR - CORNER + CORNER * math.pi / 2


def body():
    van, black = Shape('van'), plain((0.018, 0.018, 0.019), 0.55)
    skin(van, white_paint(), (-DEPTH + CORNER, LENGTH), (SILL, ROOF), columns=420, rows=120)
    skin(van, black, (-DEPTH + CORNER, LENGTH), (0.585, 0.665), 0.014, 300, 12)
    skin(van, black, (-DEPTH + CORNER, along_side(WHEEL[0] - 0.40)), (0.22, 0.54), 0.05, 120, 14)
    skin(van, black, (-DEPTH + CORNER, along_side(WHEEL[0] - 0.40)), (0.50, 0.545), 0.046, 120, 4)
    van.block((REAR + 0.1, REAR + LENGTH), (0.08, DEPTH - 0.1), (0.20, SILL + 0.02), plain((0.012, 0.012, 0.012), 0.9), 0.01)
    seams = Shape('seams')
    dark = plain((0.01, 0.01, 0.01), 0.9)
    for s in (along_side(0.62), along_side(2.05), 0.01, -0.675):
        z = np.linspace(SILL + 0.02, ROOF - 0.12, 60)
        seams.tube(np.column_stack(around(np.full(60, s), z, -0.0012)), 0.0032, dark, 8)
    s = np.linspace(-0.9, along_side(3.9), 90)
    seams.tube(np.column_stack(around(s, np.full(90, ROOF - 0.12), -0.001)), 0.0026, dark, 8)
    lamp = Shape('tail lamp')
    red, amber, clear = lens((0.34, 0.010, 0.012)), lens((0.55, 0.20, 0.02)), lens((0.62, 0.61, 0.60))
    for kind, low, high in ((red, 1.34, 1.62), (amber, 1.20, 1.33), (red, 1.06, 1.19), (clear, 0.92, 1.05)):
        skin(lamp, kind, (0.05, 0.27), (low, high), 0.010, 16, 24)
    skin(lamp, black, (0.035, 0.285), (0.905, 1.635), 0.004, 16, 30)
    for item in (van, seams, lamp):
        item.done()
    rear = Shape('rear window')
    for s in ((-0.60, -0.06), (-1.3, -0.75)):
        skin(rear, plain((0.008, 0.009, 0.010), 0.05, 0.6), s, (1.26, 1.98), 0.004, 20, 20)
    rear.box((REAR - 0.012, 0.90, 1.06), (0.03, 0.045, 0.17), plain((0.018, 0.018, 0.019), 0.5), 0.006)
    rear.box((REAR - 0.006, 1.02, 0.80), (0.012, 0.31, 0.155), plain((0.62, 0.62, 0.58), 0.4), 0.002)
    for z in (0.95, 1.62):
        rear.rod((REAR, CORNER - 0.03, z - 0.05), (REAR, CORNER - 0.03, z + 0.05), 0.014, plain((0.018, 0.018, 0.019), 0.5))
    rear.done()


def wheel():
    x, z = WHEEL
    depth = float(inset(np.array(0.5)))
    black = plain((0.018, 0.018, 0.019), 0.55)
    arch = Shape('arch')
    angles = np.radians(np.linspace(-8, 188, 70))

    def ring(u, v):
        a = np.interp(u, np.linspace(0, 1, 70), angles)
        r = 0.375 + 0.085 * v
        return x + r * np.cos(a), depth - 0.040 * np.sin(np.pi * np.clip(v, 0.12, 1)) ** 0.5 - 0.006, z + r * np.sin(a)

    arch.sheet(90, 14, ring, black, 0.004)
    fan = [(x, depth - 0.009, z)] + [(x + 0.385 * math.cos(a), depth - 0.009, z + 0.385 * math.sin(a)) for a in angles]
    arch.add((np.array(fan), [(0, k, k + 1) for k in range(1, 70)]), plain((0.004, 0.004, 0.004), 0.9))
    arch.done()
    tyre = Shape('tyre')
    side = [(0.215, 0.012), (0.226, 0.022), (0.262, 0.030), (0.300, 0.026), (0.322, 0.008), (0.332, -0.02), (0.334, -0.10), (0.332, -0.18), (0.20, -0.20)]
    tyre.lathe(side, plain((0.022, 0.022, 0.023), 0.75), (x, depth - 0.012, z), (90, 0, 0), 96)
    silver = metal('alu')
    tyre.lathe([(0.0, 0.010), (0.055, 0.010), (0.062, 0.002), (0.085, -0.006), (0.12, 0.004), (0.165, 0.006), (0.196, -0.004), (0.206, 0.008), (0.216, 0.012), (0.219, 0.004), (0.216, -0.06)], silver, (x, depth - 0.012, z), (90, 0, 0), 96)
    for k in range(10):
        a = 2 * math.pi * k / 10
        tyre.lathe([(0, 0.0), (0.017, 0.0)], plain((0.006, 0.006, 0.006), 0.8), (x + 0.142 * math.cos(a), depth - 0.0185, z + 0.142 * math.sin(a)), (90, 0, 0), 24)
    for k in range(5):
        a = 2 * math.pi * (k + 0.5) / 5
        tyre.lathe([(0, 0.012), (0.010, 0.012), (0.011, 0.0)], metal('steel'), (x + 0.072 * math.cos(a), depth - 0.014, z + 0.072 * math.sin(a)), (90, 0, 0), 6)
    tyre.done()
    contact((x, 0.06, 0), (0.26, 0.20), 0.85)


def leaning(z, out):
    """y on the rack's slope at a height, `out` metres in front of its uprights."""
    return -0.085 + (z - 0.84) * math.tan(math.radians(LEAN)) - out


def rack():
    alu, pad = metal('alu'), plain((0.016, 0.016, 0.017), 0.85)
    low, high = 0.86, 2.44
    shape = Shape('rack')
    for x in np.arange(-1.35, 3.5, 0.60):
        shape.tube([(x, leaning(low, 0), low), (x, leaning(high, 0), high)], 0.021, alu, 20)
        for z in (low + 0.06, high - 0.18):
            shape.rod((x, leaning(z, 0), z), (x, float(inset(np.array(z))) + 0.01, z), 0.013, alu)
        shape.box((x, -0.185, low - 0.045), (0.035, 0.26, 0.030), alu, 0.003)
        shape.tube([(x, -0.29, low - 0.05), (x, 0.05, low - 0.21)], 0.011, alu, 12)
    for z in (1.10, 1.46, 1.82, 2.18):
        y = leaning(z, 0.029)
        shape.box((1.06, y, z), (4.95, 0.018, 0.075), alu, 0.003, (-LEAN, 0, 0))
        shape.box((1.06, y - 0.0125, z), (4.95, 0.007, 0.040), pad, 0.002, (-LEAN, 0, 0))
    shape.block((-1.39, 3.55), (-0.315, -0.075), (low - 0.030, low - 0.022), alu, 0.001)
    shape.block((-1.39, 3.55), (-0.321, -0.314), (low - 0.030, low + 0.020), alu, 0.001)
    shape.block((-1.39, 3.55), (-0.312, -0.085), (low - 0.022, low - 0.012), pad, 0.001)
    shape.done()
    return low - 0.012


def stake(x, low, out):
    """A pole that holds the panes against the slats, with a clamp foot, rubber pads and a knob on top."""
    shape, alu = Shape('stake'), metal('alu')
    high = 2.36
    shape.tube([(x, leaning(low, out), low + 0.002), (x, leaning(high, out), high)], 0.015, alu, 18)
    shape.box((x, leaning(low, out), low + 0.025), (0.055, 0.045, 0.05), plain((0.016, 0.016, 0.017), 0.6), 0.004)
    for z in (1.16, 1.55, 1.94):
        shape.box((x, leaning(z, out - 0.022), z), (0.045, 0.024, 0.085), plain((0.016, 0.016, 0.017), 0.8), 0.005, (-LEAN, 0, 0))
    shape.rod((x, leaning(2.27, out + 0.03), 2.27), (x, leaning(2.27, 0.0), 2.27), 0.007, alu)
    shape.lathe([(0, 0.024), (0.020, 0.022), (0.024, 0.010), (0.020, 0.0), (0, 0)], plain((0.016, 0.016, 0.017), 0.5), (x, leaning(2.27, out + 0.026), 2.27), (90, 0, 0), 28)
    shape.done()


def load(low):
    """Panes on their edges, a few together with cork between them."""
    cork = plain((0.34, 0.22, 0.12), 0.9)
    for x, wide, tall, tint, thick, out in (
        (-1.22, 1.30, 1.36, 'clear', 0.010, 0.046),
        (-1.08, 1.02, 1.12, 'clear', 0.010, 0.064),
        (0.34, 0.98, 1.24, 'bronze', 0.008, 0.046),
        (1.46, 0.82, 1.46, 'clear', 0.012, 0.046),
        (1.52, 0.70, 1.30, 'clear', 0.012, 0.066),
        (2.48, 0.90, 1.00, 'grey', 0.008, 0.046),
    ):
        glass.sheet_of_glass('pane', wide, tall, (x, leaning(low, out), low + 0.001), (-LEAN, 0, 0), thick, tint)
        pads = Shape('cork')
        for px in (0.12, wide - 0.12):
            for pz in (0.15, tall - 0.15):
                pads.box((x + px, leaning(low + pz, out - 0.009), low + pz), (0.02, 0.004, 0.02), cork, 0.0005)
        pads.done()
    for x, out in ((-0.86, 0.102), (-0.24, 0.102), (0.86, 0.082), (1.84, 0.102), (2.9, 0.082)):
        stake(x, low, out)


def lawn():
    n = Nodes('lawn')
    blades = n.noise(60, 4, 0.7)
    rooms.slab((-40, 40), (2.9, 40), (-0.1, -0.015), n.finish(n.principled(color=n.mix(blades, (0.050, 0.072, 0.026), (0.10, 0.12, 0.05)), rough=0.95, specular=0.1)))
    rng, patches = np.random.default_rng(4), [trees.turf(k, colour=(0.095, 0.125, 0.042)) for k in range(3)]
    for y in np.arange(3.6, 17, 1.3):
        for x in np.arange(-3.0 - 0.45 * y, 3.0, 1.3):
            copy_of(patches[rng.integers(3)], (x + rng.normal(0, 0.15), y, -0.015), (0, 0, rng.uniform(0, 360)), rng.uniform(0.8, 1.2))


def build(_picture):
    stage.bounces(2, 4, 8, 32)
    rooms.floor((-9, 9), (-7, 2.9), (1.8, 1.8), concrete((0.34, 0.325, 0.30), 0.75), gap=0.010, joint=(0.16, 0.15, 0.14), start=(0.7, 0.4), tilt=0.0003, recess=0.006)
    lawn()
    kerb = Shape('kerb')
    kerb.block((-20, 20), (2.88, 3.02), (-0.1, 0.012), concrete((0.46, 0.44, 0.41), 0.8), 0.006)
    kerb.done()
    body()
    wheel()
    load(rack())
    contact((1.3, 0.95, 0), (3.3, 1.35), 0.75)
    backdrops.hang(backdrops.park(seed=33), (8.0, 24, 7.3), 90, 37, -20, 1.15)
    backdrops.hang(backdrops.park(seed=40), (2.0, -13, 3.2), 30, 15, 180, 1.3)
    stage.gradient_sky((0.86, 0.93, 1.0), (0.34, 0.55, 0.90), 0.95, True)
    stage.sun((0, 0, 0), (0.62, 0.55, -0.62), 7.5, 0.6, (1, 0.87, 0.69))
    stage.camera((-1.15, -3.05, 1.46), 27, 32, (0.0, -0.075), 0, 5.6, 3.3)
