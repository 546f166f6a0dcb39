"""Surfaces. Textures live in object space, so nothing needs UV coordinates."""
from functools import lru_cache

import bpy


class Nodes:
    """Short hand for a material's node tree: inputs take values or sockets."""

    def __init__(self, name, flat=None):
        self.flat = flat
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.coords = None

    def node(self, kind, inputs=None, **settings):
        item = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(item, key, value)
        for key, value in (inputs or {}).items():
            socket = item.inputs[key]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            elif isinstance(value, (tuple, list)) and len(value) == 3 and socket.type == 'RGBA':
                socket.default_value = (*value, 1)
            else:
                socket.default_value = value
        return item

    def place(self, scale=(1, 1, 1), jitter=0.0):
        """Object coordinates, stretched; jitter moves every loose part to its own spot of the pattern."""
        if self.coords is None:
            self.coords = self.node('TexCoord').outputs['Object']
        source = self.coords
        if jitter:
            island = self.island()
            shift = self.node('VectorMath', {0: (jitter, jitter * 1.7, jitter * 0.6), 'Scale': island}, operation='SCALE')
            source = self.node('VectorMath', {0: source, 1: shift.outputs[0]}, operation='ADD').outputs[0]
        return self.node('Mapping', {'Vector': source, 'Scale': scale}).outputs[0]

    def island(self):
        return self.node('NewGeometry').outputs['Random Per Island']

    def noise(self, scale, detail=3.0, rough=0.5, distortion=0.0, stretch=(1, 1, 1), jitter=0.0):
        return self.node(
            'TexNoise',
            {
                'Vector': self.place(stretch, jitter),
                'Scale': scale,
                'Detail': detail,
                'Roughness': rough,
                'Distortion': distortion,
            },
        ).outputs['Fac']

    def ramp(self, factor, stops):
        """Colour ramp; stops are (position, (r, g, b))."""
        item = self.node('ValToRGB', {'Fac': factor})
        ramp = item.color_ramp
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for element, (position, colour) in zip(ramp.elements, stops):
            element.position = position
            element.color = (*colour, 1)
        return item.outputs['Color']

    def mix(self, factor, a, b, blend='MIX'):
        return self.node('MixRGB', {'Fac': factor, 'Color1': a, 'Color2': b}, blend_type=blend).outputs['Color']

    def math(self, operation, a, b=0.0):
        return self.node('Math', {0: a, 1: b}, operation=operation).outputs[0]

    def spread(self, value, low, high):
        return self.node('MapRange', {'Value': value, 'To Min': low, 'To Max': high}).outputs[0]

    def bump(self, height, strength, distance=0.002, normal=None):
        inputs = {'Height': height, 'Strength': strength, 'Distance': distance}
        if normal is not None:
            inputs['Normal'] = normal
        return self.node('Bump', inputs).outputs[0]

    def principled(self, **inputs):
        names = {
            'color': 'Base Color',
            'rough': 'Roughness',
            'metal': 'Metallic',
            'specular': 'Specular',
            'normal': 'Normal',
            'coat': 'Clearcoat',
            'coat_rough': 'Clearcoat Roughness',
            'sheen': 'Sheen',
            'anisotropic': 'Anisotropic',
            'transmission': 'Transmission',
        }
        return self.node('BsdfPrincipled', {names[k]: v for k, v in inputs.items() if v is not None}).outputs[0]

    def blend(self, factor, a, b):
        return self.node('MixShader', {0: factor, 1: a, 2: b}).outputs[0]

    def finish(self, surface):
        if self.flat is not None:
            # a diffuse bounce cannot tell texture from its mean colour: skipping it halves the render time
            mean = self.node('BsdfDiffuse', {'Color': tuple(self.flat)}).outputs[0]
            surface = self.blend(self.node('LightPath').outputs['Is Diffuse Ray'], surface, mean)
        output = self.node('OutputMaterial')
        self.tree.links.new(surface, output.inputs['Surface'])
        return self.material


def tone(colour, factor):
    return tuple(min(c * factor, 1) for c in colour)


@lru_cache(maxsize=None)
def plaster(colour, variation=0.07, bump=0.25):
    n = Nodes('plaster', colour)
    broad = n.noise(1.6, 4, 0.6, 0.6)
    shade = n.ramp(broad, [(0.3, tone(colour, 1 - variation)), (0.7, tone(colour, 1 + variation))])
    fine = n.noise(140, 2, 0.65)
    trowel = n.noise(9, 2, 0.5, 1.2, (1, 1, 0.6))
    normal = n.bump(fine, bump * 0.5, 0.0008, n.bump(trowel, bump, 0.003))
    return n.finish(n.principled(color=shade, rough=0.86, specular=0.25, normal=normal))


@lru_cache(maxsize=None)
def paint(colour, rough=0.5, bump=0.05):
    n = Nodes('paint', colour)
    normal = n.bump(n.noise(220, 2), bump, 0.0006)
    stain = n.noise(3, 4)
    shade = n.mix(stain, tone(colour, 0.97), tone(colour, 1.03))
    return n.finish(n.principled(color=shade, rough=rough, specular=0.4, normal=normal))


@lru_cache(maxsize=None)
def wood(colour=(0.42, 0.25, 0.125), axis='x', rough=0.42, contrast=1.0):
    """Sawn boards with grain along one axis; every loose part is its own board."""
    n = Nodes('wood', tone(colour, 0.86))
    stretch = {'x': (0.55, 9, 9), 'y': (9, 0.55, 9), 'z': (9, 9, 0.55)}[axis]
    fibre_stretch = {'x': (5, 260, 260), 'y': (260, 5, 260), 'z': (260, 260, 5)}[axis]
    rings = n.noise(1.5, 5, 0.55, 1.4, stretch, jitter=37.0)
    fibre = n.noise(1.0, 3, 0.6, 0.0, fibre_stretch, jitter=11.0)
    dark, light = tone(colour, 1 - 0.38 * contrast), tone(colour, 1 + 0.18 * contrast)
    base = n.ramp(rings, [(0.25, light), (0.48, colour), (0.56, tone(colour, 1 - 0.2 * contrast)), (0.72, dark)])
    base = n.mix(n.spread(fibre, 0.0, 0.55 * contrast), base, tone(colour, 0.62), 'MIX')
    board = n.spread(n.island(), 0.86, 1.1)
    base = n.node('HueSaturation', {'Value': board, 'Color': base}).outputs[0]
    normal = n.bump(fibre, 0.16, 0.0006)
    return n.finish(n.principled(color=base, rough=n.spread(fibre, rough - 0.06, rough + 0.12), specular=0.4, normal=normal))


OAK = (0.47, 0.30, 0.165)
WALNUT = (0.155, 0.078, 0.040)
TEAK = (0.30, 0.155, 0.066)
ASH = (0.58, 0.45, 0.30)


@lru_cache(maxsize=None)
def glazed(colour, wobble=0.5, rough=0.12, variation=0.22):
    """Handmade glazed tile: each tile has its own tone, the glaze pools."""
    n = Nodes('glazed', colour)
    pool = n.noise(16, 4, 0.6, 0.8, jitter=23.0)
    base = n.mix(pool, tone(colour, 1 - variation), tone(colour, 1 + variation))
    base = n.node('HueSaturation', {'Value': n.spread(n.island(), 1 - variation, 1 + variation), 'Color': base}).outputs[0]
    wave = n.noise(22, 2, 0.4, 0.3, jitter=9.0)
    normal = n.bump(wave, wobble, 0.0035)
    return n.finish(n.principled(color=base, rough=n.spread(pool, rough * 0.7, rough * 1.6), specular=0.5, normal=normal))


@lru_cache(maxsize=None)
def stone_tile(colour, variation=0.09, rough=0.42, clouds=2.4, island=0.05):
    """Porcelain or limestone slabs with clouds and a little per-slab drift."""
    n = Nodes('stone tile', tone(colour, 0.95))
    cloud = n.noise(clouds, 5, 0.62, 0.9, jitter=41.0)
    grain = n.noise(60, 2, 0.7, jitter=3.0)
    base = n.ramp(cloud, [(0.28, tone(colour, 1 - variation)), (0.5, colour), (0.75, tone(colour, 1 + variation * 0.8))])
    base = n.mix(n.spread(grain, 0, 0.28), base, tone(colour, 0.72))
    base = n.node('HueSaturation', {'Value': n.spread(n.island(), 1 - island, 1 + island), 'Color': base}).outputs[0]
    normal = n.bump(grain, 0.08, 0.0008)
    return n.finish(n.principled(color=base, rough=n.spread(cloud, rough - 0.1, rough + 0.1), specular=0.45, normal=normal))


@lru_cache(maxsize=None)
def marble(ground=(0.82, 0.81, 0.79), vein=(0.36, 0.36, 0.38), scale=1.0, rough=0.14):
    n = Nodes('marble', tone(ground, 0.95))
    warp = n.noise(1.3 * scale, 8, 0.62, 1.6, jitter=19.0)
    lines = n.math('ABSOLUTE', n.math('SUBTRACT', warp, 0.5))
    thin = n.ramp(lines, [(0.0, (1, 1, 1)), (0.012, (0.45, 0.45, 0.45)), (0.05, (0, 0, 0))])
    broad = n.noise(2.1 * scale, 6, 0.6, 0.8, jitter=7.0)
    base = n.mix(n.spread(broad, -0.25, 0.45), ground, tone(ground, 0.86))
    amount = n.math('MULTIPLY', thin, n.spread(broad, 0.0, 0.95))
    base = n.mix(amount, base, vein)
    return n.finish(n.principled(color=base, rough=rough, specular=0.5))


@lru_cache(maxsize=None)
def grout(colour):
    n = Nodes('grout', colour)
    normal = n.bump(n.noise(500, 2), 0.3, 0.0006)
    return n.finish(n.principled(color=colour, rough=0.95, specular=0.15, normal=normal))


@lru_cache(maxsize=None)
def concrete(colour=(0.34, 0.33, 0.31), rough=0.62, wet=0.0):
    n = Nodes('concrete', tone(colour, 0.93))
    cloud = n.noise(1.3, 6, 0.66, 0.5, jitter=17.0)
    pores = n.noise(90, 3, 0.8)
    base = n.ramp(cloud, [(0.3, tone(colour, 0.78)), (0.7, tone(colour, 1.16))])
    base = n.mix(n.spread(pores, 0, 0.3), base, tone(colour, 0.6))
    base = n.node('HueSaturation', {'Value': n.spread(n.island(), 0.9, 1.08), 'Color': base}).outputs[0]
    normal = n.bump(pores, 0.22, 0.0012)
    roughness = n.spread(cloud, rough - 0.12 - wet * 0.35, rough + 0.12)
    return n.finish(n.principled(color=base, rough=roughness, specular=0.4 + 0.2 * wet, normal=normal))


@lru_cache(maxsize=None)
def metal(kind):
    """Hardware finishes: brass, black, chrome, nickel, steel, bronze."""
    colour, rough, metallic = {
        'brass': ((0.70, 0.46, 0.17), 0.32, 1.0),
        'black': ((0.018, 0.017, 0.016), 0.36, 0.0),
        'chrome': ((0.80, 0.81, 0.83), 0.07, 1.0),
        'nickel': ((0.60, 0.56, 0.50), 0.32, 1.0),
        'steel': ((0.52, 0.52, 0.53), 0.33, 1.0),
        'bronze': ((0.13, 0.085, 0.055), 0.38, 0.7),
        'alu': ((0.62, 0.62, 0.62), 0.34, 1.0),
    }[kind]
    n = Nodes(kind)
    smear = n.noise(26, 4, 0.6)
    # below 0.275 the albedo pass shows what is mirrored, above it the metal: one finish must not cross that line
    return n.finish(n.principled(color=colour, rough=n.spread(smear, rough * 0.9, rough * 1.1), metal=metallic, specular=0.5))


@lru_cache(maxsize=None)
def fabric(colour, weave=900, sheen=0.4, bump=0.5, variation=0.12, thread=(1, 1, 1)):
    n = Nodes('fabric', tone(colour, 0.93))
    loops = n.noise(weave, 2, 0.7, 0.0, thread)
    soft = n.noise(14, 4, 0.6)
    base = n.mix(soft, tone(colour, 1 - variation), tone(colour, 1 + variation))
    base = n.mix(n.spread(loops, 0.0, 0.35), base, tone(colour, 0.6))
    base = n.node('HueSaturation', {'Value': n.spread(n.island(), 0.95, 1.04), 'Color': base}).outputs[0]
    normal = n.bump(loops, bump, 0.0018)
    return n.finish(n.principled(color=base, rough=0.95, specular=0.1, sheen=sheen, normal=normal))


@lru_cache(maxsize=None)
def leaf(colour=(0.075, 0.15, 0.045)):
    n = Nodes('leaf')
    drift = n.island()
    base = n.mix(drift, tone(colour, 0.62), tone(colour, 1.45))
    under = n.node('NewGeometry').outputs['Backfacing']
    base = n.mix(under, base, tuple(min(c * 1.5 + 0.03, 1) for c in colour))
    front = n.principled(color=base, rough=0.42, specular=0.45)
    glow = n.node('BsdfTranslucent', {'Color': tone((colour[0] * 1.5, colour[1] * 1.9, colour[2] * 0.9), 1)}).outputs[0]
    return n.finish(n.blend(0.28, front, glow))


@lru_cache(maxsize=None)
def ceramic(colour, rough=0.28, speckle=0.0):
    n = Nodes('ceramic', colour)
    base = n.mix(n.noise(8, 3), tone(colour, 0.94), tone(colour, 1.05))
    if speckle:
        dots = n.ramp(n.noise(190, 1, 0.5), [(0.64, (0, 0, 0)), (0.69, (1, 1, 1))])
        base = n.mix(n.math('MULTIPLY', dots, speckle), base, tone(colour, 0.35))
    normal = n.bump(n.noise(30, 2), 0.06, 0.002)
    return n.finish(n.principled(color=base, rough=rough, specular=0.5, normal=normal))


@lru_cache(maxsize=None)
def plain(colour, rough=0.5, specular=0.4):
    n = Nodes('plain')
    base = n.node('HueSaturation', {'Value': n.spread(n.island(), 0.93, 1.06), 'Color': (*colour, 1)}).outputs[0]
    return n.finish(n.principled(color=base, rough=rough, specular=specular))


@lru_cache(maxsize=None)
def amber_bottle():
    n = Nodes('amber')
    return n.finish(n.principled(color=(0.16, 0.045, 0.010), rough=0.08, specular=0.6))


@lru_cache(maxsize=None)
def brick(colour=(0.20, 0.075, 0.05)):
    n = Nodes('brick', colour)
    island = n.island()
    base = n.ramp(island, [(0.0, tone(colour, 0.6)), (0.35, colour), (0.7, tone(colour, 1.25)), (1.0, (colour[0] * 0.8, colour[1] * 1.2, colour[2] * 1.4))])
    sand = n.noise(120, 3, 0.7, jitter=5.0)
    base = n.mix(n.spread(sand, 0, 0.5), base, tone(colour, 0.55))
    normal = n.bump(sand, 0.5, 0.003)
    return n.finish(n.principled(color=base, rough=0.9, specular=0.2, normal=normal))


@lru_cache(maxsize=None)
def glow(colour, strength):
    """A luminous skin that lights nothing by itself; a lamp inside does the lighting."""
    n = Nodes('glow')
    # an opal globe is brightest where one looks straight into it
    facing = n.node('LayerWeight', {'Blend': 0.5}).outputs['Facing']
    fall = n.math('MULTIPLY', n.math('SUBTRACT', 1.0, n.math('MULTIPLY', facing, 0.62)), strength)
    material = n.finish(n.node('Emission', {'Color': (*colour, 1), 'Strength': fall}).outputs[0])
    material.cycles.sample_as_light = False
    return material


@lru_cache(maxsize=None)
def picture_light(path, strength):
    """An emissive photograph-like backdrop from an image file, mapped by generated coordinates."""
    n = Nodes('backdrop')
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Linear'
    coords = n.node('TexCoord').outputs['UV']
    texture = n.node('TexImage', {'Vector': coords}, image=image, extension='EXTEND')
    material = n.finish(n.node('Emission', {'Color': texture.outputs[0], 'Strength': strength}).outputs[0])
    material.cycles.sample_as_light = False
    return material


@lru_cache(maxsize=None)
def mirror_silver(colour=(0.93, 0.945, 0.935)):
    n = Nodes('mirror')
    return n.finish(n.node('BsdfGlossy', {'Color': (*colour, 1), 'Roughness': 0.0}, distribution='SHARP').outputs[0])


@lru_cache(maxsize=None)
def linen_screen(colour=(0.86, 0.82, 0.73)):
    n = Nodes('linen screen')
    threads = n.noise(1.0, 3, 0.6, 0.0, (700, 700, 40))
    base = n.mix(n.spread(threads, 0, 0.4), colour, tone(colour, 0.82))
    cloth = n.node('BsdfDiffuse', {'Color': base}).outputs[0]
    through = n.node('BsdfTranslucent', {'Color': base}).outputs[0]
    return n.finish(n.blend(0.5, cloth, through))


@lru_cache(maxsize=None)
def rubber(colour=(0.035, 0.035, 0.037), fleck=0.5):
    n = Nodes('rubber', tone(colour, 1.3))
    dots = n.ramp(n.noise(150, 1, 0.4), [(0.66, (0, 0, 0)), (0.7, (1, 1, 1))])
    base = n.mix(n.math('MULTIPLY', dots, fleck), colour, (0.33, 0.35, 0.36))
    return n.finish(n.principled(color=base, rough=0.88, specular=0.16, normal=n.bump(n.noise(300, 2), 0.3, 0.001)))


@lru_cache(maxsize=None)
def mirror_antique():
    """Silver that has lost its back in clouds and specks, each square its own."""
    n = Nodes('antique mirror')
    clouds = n.noise(3.2, 6, 0.68, 0.8, jitter=31.0)
    specks = n.noise(46, 3, 0.7, 0.3, jitter=17.0)
    worn = n.ramp(clouds, [(0.42, (0, 0, 0)), (0.62, (0.45, 0.45, 0.45)), (0.80, (1, 1, 1))])
    spots = n.ramp(specks, [(0.60, (0, 0, 0)), (0.68, (1, 1, 1))])
    colour = n.mix(worn, (0.78, 0.76, 0.70), (0.40, 0.36, 0.29))
    silver = n.node('BsdfGlossy', {'Color': colour, 'Roughness': n.spread(clouds, 0.015, 0.09)}, distribution='GGX').outputs[0]
    black = n.principled(color=(0.035, 0.03, 0.026), rough=0.25, specular=0.6)
    return n.finish(n.blend(n.math('MULTIPLY', spots, n.spread(clouds, -0.1, 0.9)), silver, black))
