"""What stands in a bathroom: shower fittings, vanities, basins, mirrors, bottles, stools, lamps."""
import math

import numpy as np

from .contact import contact, contacts
from .materials import OAK, amber_bottle, ceramic, fabric, glow, marble, metal, mirror_silver, paint, plain, wood
from .shape import Shape
from .stage import lamp


def rain_head(at, finish, arm=0.36, radius=0.125, turn=0):
    """Wall arm and flat head; `at` is where the arm leaves the wall (wall at y = 0, room at -y)."""
    m = metal(finish)
    shape = Shape('rain head')
    shape.lathe([(0.030, 0), (0.030, 0.006), (0.013, 0.009)], m, (0, 0, 0), (90, 0, 0))
    shape.tube([(0, 0, 0), (0, -arm * 0.7, 0.012), (0, -arm * 0.96, 0.0), (0, -arm, -0.05)], 0.0105, m, 14, bend=8)
    shape.lathe([(0, 0.014), (0.018, 0.012), (0.020, 0.004), (radius * 0.985, 0.002), (radius, -0.001), (radius, -0.006), (radius * 0.98, -0.008), (0, -0.008)], m, (0, -arm, -0.062), segments=72)
    dark = plain((0.02, 0.02, 0.02), 0.5)
    for ring in range(1, 7):
        for k in range(ring * 7):
            a = 2 * math.pi * k / (ring * 7)
            r = radius * 0.9 * ring / 6.5
            shape.lathe([(0.0022, 0), (0.0012, -0.0022), (0, -0.0022)], dark, (r * math.cos(a), -arm + r * math.sin(a), -0.070), segments=6)
    return shape.done(at, (0, 0, turn))


def hand_shower(at, finish, bar=0.66, turn=0):
    """Slide bar, holder, hand piece and a hanging hose; `at` is the bar's lower end on the wall."""
    m = metal(finish)
    shape = Shape('hand shower')
    for z in (0.0, bar):
        shape.rod((0, 0, z), (0, -0.055, z), 0.011, m)
        shape.lathe([(0.024, 0), (0.024, 0.005), (0.012, 0.007)], m, (0, 0, z), (90, 0, 0))
    shape.rod((0, -0.055, -0.03), (0, -0.055, bar + 0.03), 0.0095, m)
    high = bar * 0.84
    shape.box((0, -0.062, high), (0.028, 0.044, 0.034), m, 0.006)
    shape.tube([(0, -0.085, high - 0.09), (0, -0.09, high), (0, -0.115, high + 0.13)], [0.0105, 0.012, 0.011], m, 14, bend=6)
    shape.lathe([(0, 0.012), (0.022, 0.011), (0.052, 0.004), (0.055, -0.004), (0.050, -0.010), (0, -0.011)], m, (0, -0.142, high + 0.152), (62, 0, 0), 48)
    hose = [(0, -0.085, high - 0.09), (0.01, -0.09, high - 0.25), (0.07, -0.085, -0.20), (0.13, -0.07, -0.33), (0.185, -0.055, -0.20), (0.19, -0.04, 0.02)]
    shape.tube(hose, 0.0068, m, 12, bend=14)
    shape.lathe([(0.022, 0), (0.022, 0.006), (0.014, 0.01), (0.013, 0.04)], m, (0.19, 0, 0.02), (90, 0, 0))
    return shape.done(at, (0, 0, turn))


def valve(at, finish, turn=0, knobs=2):
    """A thermostatic plate with knurled handles."""
    m = metal(finish)
    shape = Shape('valve')
    high = 0.09 + 0.09 * (knobs - 1)
    shape.box((0, -0.004, 0), (0.10, 0.008, high + 0.03), m, 0.002)
    for k in range(knobs):
        z = (k - (knobs - 1) / 2) * 0.095
        profile = [(0.024, 0.006), (0.024, 0.014), (0.027, 0.016), (0.027, 0.042), (0.025, 0.045), (0, 0.0455)]
        shape.lathe(profile, m, (0, -0.002, z), (90, 0, 0), 40)
        shape.rod((0, -0.034, z), (0.055, -0.036, z + 0.004), 0.0048, m)
    return shape.done(at, (0, 0, turn))


def linear_drain(at, length, finish, turn=0):
    m, dark = metal(finish), plain((0.006, 0.006, 0.006), 0.7)
    shape = Shape('drain')
    shape.box((0, 0, 0.0005), (length, 0.062, 0.002), dark, 0.0003)
    shape.box((0, 0, 0.0025), (length - 0.008, 0.05, 0.004), m, 0.0008)
    for y in (-0.0305, 0.0305):
        shape.box((0, y, 0.0018), (length, 0.003, 0.005), m, 0.0005)
    return shape.done(at, (0, 0, turn))


def niche(at, width, height, depth, material, turn=0, shelf=None):
    """A recess lined with stone; its opening's lower left corner is `at`, its mouth slightly proud."""
    t = 0.012
    shape = Shape('niche')
    shape.block((0, width), (depth - t, depth), (0, height), material, 0.0008)
    for x in ((0, t), (width - t, width)):
        shape.block(x, (-0.012, depth - t), (0, height), material, 0.0012)
    for z in ((0, t), (height - t, height)):
        shape.block((t, width - t), (-0.0125, depth - t), z, material, 0.0012)
    if shelf:
        shape.block((t, width - t), (-0.004, depth - t), (shelf, shelf + t), material, 0.0012)
    return shape.done(at, (0, 0, turn))


def pump_bottle(at, material=None, pump='black', scale=1.0, label=(0.82, 0.8, 0.75), turn=0):
    """A soap bottle with collar, pump and a blank label."""
    glass = material or amber_bottle()
    shape = Shape('bottle')
    s = scale
    shape.lathe([(0, 0), (0.030, 0), (0.033, 0.003), (0.033, 0.115), (0.030, 0.128), (0.016, 0.142), (0.013, 0.148), (0.013, 0.155)], glass, segments=40)
    if label:
        shape.lathe([(0.0334, 0.030), (0.0335, 0.031), (0.0335, 0.094), (0.0334, 0.095)], plain(label, 0.7), segments=40)
    m = metal(pump)
    shape.lathe([(0.0155, 0.150), (0.0155, 0.168), (0.006, 0.170), (0.0045, 0.190), (0.011, 0.191), (0.011, 0.201), (0, 0.203)], m, segments=28)
    shape.tube([(0, 0, 0.197), (0.028, 0, 0.198), (0.040, 0, 0.191)], [0.0045, 0.004, 0.003], m, 10)
    return shape.done(at, (0, 0, turn), s)


def jar(at, radius=0.035, height=0.09, material=None, lid=None):
    shape = Shape('jar')
    material = material or ceramic((0.75, 0.72, 0.66), 0.4)
    shape.lathe([(0, 0), (radius * 0.95, 0), (radius, 0.004), (radius, height), (radius * 0.97, height + 0.002), (radius * 0.9, height), (radius * 0.9, height * 0.4), (0, height * 0.4)], material)
    if lid:
        shape.lathe([(radius * 1.02, height), (radius * 1.02, height + 0.014), (radius * 0.97, height + 0.017), (0, height + 0.017)], lid)
    return shape.done(at)


def tumbler_with_brushes(at, material=None):
    shape = Shape('tumbler')
    material = material or ceramic((0.60, 0.47, 0.38), 0.6)
    shape.lathe([(0, 0), (0.034, 0), (0.037, 0.004), (0.039, 0.10), (0.037, 0.102), (0.034, 0.10), (0.032, 0.01), (0, 0.01)], material)
    for k, (colour, x) in enumerate((((0.55, 0.38, 0.2), 0.5), ((0.75, 0.74, 0.7), -0.6))):
        shape.tube([(0.005 * x, 0.004 * k, 0.015), (0.045 * x, 0.01, 0.165)], 0.0042, plain(colour, 0.5), 10)
        shape.box((0.05 * x, 0.010, 0.172), (0.010, 0.010, 0.024), plain((0.8, 0.79, 0.76), 0.8), 0.002)
    return shape.done(at)


def soap_on_dish(at, turn=10):
    shape = Shape('soap')
    shape.box((0, 0, 0.006), (0.115, 0.08, 0.012), wood(OAK, 'x'), 0.003)
    mesh_soap = plain((0.72, 0.68, 0.57), 0.45)
    shape.box((0, 0, 0.024), (0.08, 0.052, 0.024), mesh_soap, 0.008)
    return shape.done(at, (0, 0, turn))


def vessel_basin(at, radius=0.20, height=0.125, material=None, squash=1.0):
    """A thin walled bowl of stone or china."""
    material = material or ceramic((0.80, 0.79, 0.76), 0.16)
    outer = [(0.55 + 0.45 * math.sin(t * math.pi / 2) ** 0.8, t) for t in np.linspace(0, 1, 18)]
    profile = [(0, 0)] + [(r * radius, t * height) for r, t in outer]
    profile += [(radius - 0.004, height + 0.003), (radius - 0.009, height)]
    profile += [((0.55 + 0.45 * math.sin(t * math.pi / 2) ** 0.8) * radius - 0.012, max(t * height, 0.016)) for t in np.linspace(0.97, 0.08, 16)]
    profile += [(0.024, 0.013), (0, 0.013)]
    shape = Shape('basin')
    shape.lathe(profile, material, segments=96)
    shape.lathe([(0.022, 0.0135), (0.020, 0.017), (0, 0.018)], metal('chrome'), segments=32)
    item = shape.done(at)
    item.scale = (1, squash, 1)
    return item


def wall_faucet(at, finish, turn=0, reach=0.19, spread=0.10):
    """Spout and two levers from the wall."""
    m = metal(finish)
    shape = Shape('faucet')
    shape.tube([(0, 0, 0), (0, -reach * 0.6, 0.004), (0, -reach * 0.93, 0), (0, -reach, -0.028)], 0.0125, m, 18, bend=8)
    for x in (-spread, 0, spread):
        shape.lathe([(0.027, 0), (0.027, 0.006), (0.017, 0.009)], m, (x, 0, 0), (90, 0, 0))
    for x in (-spread, spread):
        shape.rod((x, 0, 0), (x, -0.05, 0), 0.0145, m)
        shape.rod((x, -0.040, 0), (x + math.copysign(0.055, x), -0.040, 0.006), 0.0055, m)
    return shape.done(at, (0, 0, turn))


def deck_faucet(at, finish, height=0.28, reach=0.16, turn=0):
    m = metal(finish)
    shape = Shape('deck faucet')
    shape.lathe([(0.027, 0), (0.027, 0.006), (0.016, 0.009)], m)
    shape.tube([(0, 0, 0), (0, 0, height * 0.72), (0, -reach * 0.35, height), (0, -reach * 0.85, height * 0.95), (0, -reach, height * 0.74)], 0.012, m, 18, bend=10)
    shape.rod((0.0, 0, 0.055), (0.075, 0, 0.065), 0.006, m)
    return shape.done(at, (0, 0, turn))


def vanity(at, width, depth=0.50, height=0.42, base=0.42, timber=OAK, front='reeded', drawers=2, top=None, turn=0, finish='black', legs=False):
    """A cabinet on the wall; origin on the floor at its left back corner (wall at y = 0)."""
    shape = Shape('vanity')
    upright, level = wood(timber, 'z'), wood(timber, 'x')
    top = top or marble()
    shape.block((0.004, width - 0.004), (-depth + 0.022, 0), (base, base + height), level, 0.002)
    for x in (0.002, width - 0.006):
        shape.block((x, x + 0.004), (-depth + 0.021, 0), (base, base + height), upright, 0.001)
    gap = plain((0.01, 0.008, 0.006), 0.9)
    shape.block((0.008, width - 0.008), (-depth + 0.020, -depth + 0.024), (base + 0.003, base + height - 0.003), gap, 0.0002)
    part = (width - 0.006 * (drawers + 1)) / drawers
    for k in range(drawers):
        x0 = 0.006 + k * (part + 0.006)
        if front == 'reeded':
            shape.block((x0, x0 + part), (-depth + 0.008, -depth + 0.020), (base + 0.006, base + height - 0.014), level, 0.001)
            count = int(part / 0.021)
            step = part / count
            for i in range(count):
                x = x0 + (i + 0.5) * step
                shape.tube([(x, -depth + 0.008, base + 0.008), (x, -depth + 0.008, base + height - 0.016)], step * 0.47, upright, 12)
        else:
            rows = 2 if front == 'drawers' else 1
            for j in range(rows):
                z0 = base + 0.006 + j * (height - 0.014) / rows
                z1 = base + (j + 1) * (height - 0.014) / rows
                shape.block((x0, x0 + part), (-depth, -depth + 0.020), (z0, z1), level, 0.0016)
                m = metal(finish)
                mid = (x0 + part / 2, -depth, z1 - 0.05)
                shape.rod((mid[0] - 0.08, mid[1] - 0.026, mid[2]), (mid[0] + 0.08, mid[1] - 0.026, mid[2]), 0.0055, m)
                for s in (-0.06, 0.06):
                    shape.rod((mid[0] + s, mid[1], mid[2]), (mid[0] + s, mid[1] - 0.026, mid[2]), 0.004, m)
    shape.block((-0.008, width + 0.008), (-depth - 0.012, 0), (base + height, base + height + 0.026), top, 0.002)
    shape.block((-0.008, width + 0.008), (-0.014, 0), (base + height + 0.026, base + height + 0.11), top, 0.0015)
    if legs:
        for x in (0.03, width - 0.03):
            for y in (-depth + 0.05, -0.05):
                shape.box((x, y, base / 2), (0.045, 0.045, base), upright, 0.003)
    shape.done(at, (0, 0, turn))
    return base + height + 0.026


def round_mirror(at, radius, finish='black', turn=0, frame=0.012, depth=0.028):
    """`at` is the centre on the wall."""
    shape = Shape('round mirror')
    shape.lathe([(radius, 0.001), (radius + 0.0005, depth), (radius + frame, depth), (radius + frame + 0.001, depth - 0.001), (radius + frame, 0.001)], metal(finish), turn=(90, 0, 0), segments=128)
    shape.lathe([(0, depth - 0.009), (radius, depth - 0.009)], mirror_silver(), turn=(90, 0, 0), segments=128)
    return shape.done(at, (0, 0, turn))


def flat_mirror(at, width, height, finish=None, turn=0, frame=0.012, depth=0.022, bevelled=True):
    """A rectangular mirror; origin lower left on the wall. Without a finish: a polished, bevelled edge."""
    shape = Shape('mirror')
    silver = mirror_silver()
    if finish:
        m = metal(finish)
        for x in ((-frame, 0), (width, width + frame)):
            shape.block(x, (-depth, -0.001), (-frame, height + frame), m, 0.0015)
        for z in ((-frame, 0), (height, height + frame)):
            shape.block((0, width), (-depth, -0.001), z, m, 0.0015)
        shape.quad([(0, -depth + 0.008, 0), (width, -depth + 0.008, 0), (width, -depth + 0.008, height), (0, -depth + 0.008, height)], silver)
    else:
        b, y0, y1 = (0.016 if bevelled else 0.002), -0.0075, -0.0042
        outer = [(0, y1, 0), (width, y1, 0), (width, y1, height), (0, y1, height)]
        inner = [(b, y0, b), (width - b, y0, b), (width - b, y0, height - b), (b, y0, height - b)]
        shape.add((outer + inner, [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]), silver)
        from .glass import edge_face

        shape.block((0, width), (y1 + 0.0001, -0.0005), (0, height), edge_face('clear'), 0.0004)
    return shape.done(at, (0, 0, turn))


def stool(at, height=0.46, radius=0.17, timber=OAK, turn=0):
    shape = Shape('stool')
    shape.lathe([(0, height - 0.032), (radius * 0.93, height - 0.032), (radius, height - 0.022), (radius, height - 0.008), (radius * 0.97, height - 0.001), (radius * 0.85, height), (0, height - 0.003)], wood(timber, 'x'), segments=72)
    leg = wood(timber, 'z')
    for k in range(3):
        a = math.radians(90 + 120 * k)
        top, foot = np.array((math.cos(a), math.sin(a))) * radius * 0.55, np.array((math.cos(a), math.sin(a))) * radius * 1.08
        shape.tube([(*top, height - 0.03), (*((top + foot) / 2), height * 0.5), (*foot, 0)], [0.017, 0.0155, 0.012], leg, 18)
        contacts(at, [foot], 0.05, 0.75, turn)
    contact(at, radius * 1.5, 0.28)
    return shape.done(at, (0, 0, turn))


def bench(at, width=0.62, depth=0.30, height=0.46, timber=OAK, turn=0, slats=5):
    """A slatted bench with square legs."""
    shape = Shape('bench')
    board, leg = wood(timber, 'x'), wood(timber, 'z')
    gap = 0.012
    each = (depth - gap * (slats - 1)) / slats
    for k in range(slats):
        y = -depth / 2 + k * (each + gap)
        shape.block((-width / 2, width / 2), (y, y + each), (height - 0.024, height), board, 0.0025)
    for x in (-width / 2 + 0.05, width / 2 - 0.05):
        shape.box((x, 0, height - 0.045), (0.038, depth - 0.02, 0.042), wood(timber, 'y'), 0.002)
        for y in (-depth / 2 + 0.04, depth / 2 - 0.04):
            shape.box((x, y, (height - 0.066) / 2), (0.036, 0.036, height - 0.066), leg, 0.002)
    shape.box((0, 0, 0.14), (width - 0.1, 0.028, 0.034), board, 0.002)
    for x in (-width / 2 + 0.05, width / 2 - 0.05):
        shape.box((x, 0, 0.14), (0.026, depth - 0.09, 0.034), wood(timber, 'y'), 0.002)
    contacts(at, [(x, y) for x in (-width / 2 + 0.05, width / 2 - 0.05) for y in (-depth / 2 + 0.04, depth / 2 - 0.04)], 0.06, 0.75, turn)
    contact(at, (width * 0.62, depth * 0.75), 0.25, turn)
    return shape.done(at, (0, 0, turn))


def towel_bar(at, width, finish, turn=0, standoff=0.07):
    """Bar on the wall, centre `at`; returns the bar's centre in the wall's frame."""
    m = metal(finish)
    shape = Shape('towel bar')
    shape.rod((-width / 2, -standoff, 0), (width / 2, -standoff, 0), 0.009, m)
    for x in (-width / 2 + 0.03, width / 2 - 0.03):
        shape.rod((x, 0, 0), (x, -standoff, 0), 0.0075, m)
        shape.lathe([(0.021, 0), (0.021, 0.005), (0.01, 0.007)], m, (x, 0, 0), (90, 0, 0))
    return shape.done(at, (0, 0, turn))


def peg(at, finish, turn=0):
    m = metal(finish)
    shape = Shape('peg')
    shape.lathe([(0.016, 0), (0.016, 0.004), (0.007, 0.007), (0.007, 0.035), (0.013, 0.040), (0.013, 0.046), (0, 0.047)], m, turn=(90, 0, 0))
    return shape.done(at, (0, 0, turn))


def globe_sconce(at, finish, power=9, radius=0.062, strength=5.0, colour=(1, 0.76, 0.5), turn=0):
    """Opal globe on a wall arm; the light comes from a lamp of the globe's size."""
    m = metal(finish)
    shape = Shape('sconce')
    shape.lathe([(0.05, 0), (0.05, 0.010), (0.046, 0.013), (0, 0.013)], m, turn=(90, 0, 0))
    shape.tube([(0, 0, 0), (0, -0.08, 0), (0, -0.10, 0.02), (0, -0.10, 0.05)], 0.009, m, 14, bend=8)
    shape.lathe([(0.018, 0.045), (0.030, 0.058), (0.030, 0.066)], m, (0, -0.10, 0))
    shape.done(at, (0, 0, turn))
    angle = math.radians(turn)
    centre = (at[0] + 0.10 * math.sin(angle), at[1] - 0.10 * math.cos(angle), at[2] + 0.062 + radius * 0.95)
    globe = Shape('globe')
    globe.ball(radius, glow(colour, strength))
    globe.done(centre, hidden_from=('shadow', 'diffuse'))
    lamp(centre, power, radius, colour)


def basket(at, radius=0.17, height=0.30, colour=(0.36, 0.235, 0.12), seed=2):
    """A woven basket."""
    straw = fabric(colour, 300, 0.1, 1.0, 0.2)
    shape = Shape('basket')
    rows = int(height / 0.014)
    for k in range(rows):
        z = 0.007 + k * 0.014
        r = radius * (0.88 + 0.14 * math.sin(math.pi * (0.15 + 0.75 * z / height)))
        angles = np.linspace(0, 2 * np.pi, 121)
        ripple = 0.0035 * np.cos(angles * 30 + np.pi * (k % 2))
        path = np.column_stack([(r + ripple) * np.cos(angles), (r + ripple) * np.sin(angles), np.full(121, z)])
        shape.tube(path, 0.0075, straw, 7, at=(0, 0, 0))
    shape.lathe([(0, 0.004), (radius * 0.86, 0.004)], straw)
    contact(at, radius * 1.32, 0.8)
    return shape.done(at)


def robe_hook_and_robe(at, colour, turn=0):
    """A bathrobe on a hook, for what a mirror sees."""
    from .textiles import hung_towel

    peg((at[0], at[1], at[2]), 'black', turn)
    hung_towel(at, 0.46, 1.15, colour, turn, seed=8, folds=7)


def painted(colour, rough=0.45):
    return paint(colour, rough)


def arched_mirror(at, width, height, finish=None, depth=0.022):
    """A mirror with a round head; origin lower left on the wall. Without a finish its edge is polished."""
    radius = width / 2
    arc = [(radius + radius * math.cos(a), height - radius + radius * math.sin(a)) for a in np.linspace(0, math.pi, 49)]
    outline = [(0, 0), (width, 0), *arc]
    shape = Shape('arched mirror')
    shape.add((np.array([(x, -depth, z) for x, z in outline]), [tuple(range(len(outline)))]), mirror_silver())
    back = [(x, -0.001, z) for x, z in outline]
    front = [(x, -depth, z) for x, z in outline]
    count = len(outline)
    sides = [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
    from .glass import edge_face

    shape.add((np.array(back + front), sides), metal(finish) if finish else edge_face('clear'))
    if finish:
        corner = 0.02
        path = [(corner, -depth, 0), (width - corner, -depth, 0), (width, -depth, corner), *[(x, -depth, z) for x, z in arc], (0, -depth, corner), (corner, -depth, 0)]
        shape.tube(path, 0.0085, metal(finish), 12)
    return shape.done(at)
