"""Linen, cord, leather, ceramics, wax, metal, glass, wood, print, flame. Sizes in metres; one unit is one decimetre."""
import bpy

from shapes import UNIT
from studio import dye, linear


class Graph:
    """A material's nodes, with few words."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.nodes, self.links = self.material.node_tree.nodes, self.material.node_tree.links
        self.shader = self.nodes["Principled BSDF"]
        self.output = self.nodes["Material Output"]

    def node(self, kind, inputs=None, **settings):
        node = self.nodes.new("ShaderNode" + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.feed(node.inputs[key], value)
        return node

    def feed(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.links.new(value, socket)
        else:
            socket.default_value = value

    def set(self, **inputs):
        for key, value in inputs.items():
            self.feed(self.shader.inputs[key.replace("_", " ")], value)

    def maths(self, operation, a, b=0.0, clamp=False):
        node = self.node("Math", {0: a, 1: b}, operation=operation, use_clamp=clamp)
        return node.outputs[0]

    def mix(self, factor, a, b, blend="MIX"):
        node = self.node("MixRGB", {0: factor, 1: a, 2: b}, blend_type=blend)
        return node.outputs[0]

    def noise(self, vector, scale, detail=3, roughness=0.5, stretch=(1, 1, 1)):
        if stretch != (1, 1, 1):
            vector = self.node("Mapping", {"Vector": vector, "Scale": stretch}).outputs[0]
        return self.node("TexNoise", {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness}).outputs["Fac"]

    def ramp(self, value, low, high, to_low=0.0, to_high=1.0):
        return self.node("MapRange", {0: value, 1: low, 2: high, 3: to_low, 4: to_high}).outputs[0]

    def bump(self, height, distance, strength=1.0, normal=None):
        inputs = {"Height": height, "Distance": distance, "Strength": strength}
        if normal is not None:
            inputs["Normal"] = normal
        return self.node("Bump", inputs).outputs[0]

    def where(self, kind="Object"):
        return self.node("TexCoord").outputs[kind]


def times(colour, share):
    return [min(1.0, c * share) for c in colour[:3]] + [1]


def linen(name, colour):
    """Woven of uneven threads. UV is the flat cloth in metres."""
    g = Graph(name)
    uv, threads = g.where("UV"), 750
    warp = g.noise(uv, 1.0, 2, 0.6, (threads * 0.55, threads * 0.016, 1))
    weft = g.noise(uv, 1.0, 2, 0.6, (threads * 0.016, threads * 0.55, 1))
    slub = g.maths("MULTIPLY", g.maths("ADD", warp, weft), 0.5)
    wave = {"Vector": uv, "Scale": threads / 6.2832, "Distortion": 1.2, "Detail": 1, "Detail Scale": 0.6}
    across = g.node("TexWave", wave, bands_direction="X").outputs["Fac"]
    down = g.node("TexWave", wave, bands_direction="Y").outputs["Fac"]
    height = g.maths("ADD", g.maths("MULTIPLY", across, down), g.maths("MULTIPLY", slub, 1.4))
    creases = g.noise(uv, 14, 4, 0.6)
    normal = g.bump(height, 0.0004 * UNIT, 0.9, g.bump(creases, 0.004 * UNIT, 0.5))
    blotch = g.noise(uv, 9.0, 4, 0.6)
    shade = g.maths("ADD", g.ramp(slub, 0.3, 0.7, 0.73, 1.22), g.ramp(blotch, 0.3, 0.7, -0.04, 0.04))
    tone = g.mix(1.0, colour, g.node("CombineRGB", {0: shade, 1: shade, 2: shade}).outputs[0], "MULTIPLY")
    g.set(Base_Color=tone, Roughness=0.85, Normal=normal, Sheen=0.25, Sheen_Tint=0.5, Specular=0.15)
    through = g.node("BsdfTranslucent", {"Color": tone, "Normal": normal}).outputs[0]
    mixed = g.node("MixShader", {0: 0.15, 1: g.shader.outputs[0], 2: through}).outputs[0]
    g.links.new(mixed, g.output.inputs["Surface"])
    return g.material


def cord(name, colour):
    """Waxed cotton cord: fine oblique strands, darker where the cords dive."""
    g = Graph(name)
    at = g.where()
    strands = g.noise(at, 1.0, 3, 0.6, (260, 260, 900))
    deep = g.node("NewGeometry").outputs["Pointiness"]
    tone = g.mix(g.ramp(deep, 0.42, 0.53), times(colour, 0.45), times(colour, 1.12))
    tone = g.mix(g.ramp(strands, 0.35, 0.65, 0, 0.35), tone, times(colour, 0.6))
    g.set(Base_Color=tone, Normal=g.bump(strands, 0.0004 * UNIT, 0.8), Roughness=0.7, Specular=0.3, Sheen=0.2)
    return g.material


def stoneware(name, colour):
    """Thrown clay under a matt glaze with specks."""
    g = Graph(name)
    at = g.where()
    rings = g.noise(at, 1.0, 2, 0.5, (0.6, 0.6, 26))
    fine = g.noise(at, 90, 3)
    cells = g.node("TexVoronoi", {"Vector": at, "Scale": 42, "Randomness": 1.0})
    speck = g.maths("MULTIPLY", g.ramp(cells.outputs["Distance"], 0.16, 0.24, 1, 0), g.ramp(g.noise(at, 16, 2), 0.48, 0.56))
    cloud = g.noise(at, 1.4, 5, 0.6)
    glaze = g.mix(g.ramp(cloud, 0.35, 0.7), colour, times(colour, 0.86))
    tone = g.mix(g.maths("MULTIPLY", speck, 0.75), glaze, [0.09, 0.055, 0.035, 1])
    normal = g.bump(rings, 0.016, 0.8, g.bump(fine, 0.0025, 0.7))
    g.set(Base_Color=tone, Normal=normal, Roughness=g.ramp(cloud, 0.3, 0.7, 0.38, 0.55), Specular=0.45)
    return g.material


def dipped(name, below, above, level):
    """A bowl glazed in `below`, its rim dipped in `above` from about `level` on; the clay shows at the foot."""
    g = Graph(name)
    at = g.where()
    height = g.node("SeparateXYZ", {0: at}).outputs[2]
    line = g.maths("ADD", height, g.maths("MULTIPLY", g.noise(at, 3.0, 3), 0.12))
    cloud = g.noise(at, 5, 5, 0.65)
    lower = g.mix(g.ramp(cloud, 0.35, 0.65), times(below, 1.25), times(below, 0.8))
    speck = g.ramp(g.noise(at, 70, 2, 0.7), 0.66, 0.72, 0, 0.6)
    tone = g.mix(g.ramp(line, level + 0.05, level + 0.075), lower, above)
    tone = g.mix(speck, tone, times(below, 0.35))
    tone = g.mix(g.ramp(height, 0.035, 0.05), linear("#b59c7c"), tone)
    rings = g.noise(at, 1.0, 2, 0.5, (0.6, 0.6, 20))
    g.set(Base_Color=tone, Roughness=g.ramp(cloud, 0.3, 0.7, 0.22, 0.38), Specular=0.5)
    g.set(Normal=g.bump(rings, 0.014, 0.7, g.bump(g.noise(at, 60, 2), 0.002, 0.5)))
    return g.material


def leather(name, colour, grain=1.0, depth=1.0):
    """Full-grain hide. `grain` scales the size of its cells, `depth` their relief."""
    g = Graph(name)
    at = g.where()
    warped = g.node("TexNoise", {"Vector": at, "Scale": 18, "Detail": 2}).outputs["Color"]
    moved = g.mix(0.02, at, warped, "ADD")
    cells = g.node("TexVoronoi", {"Vector": moved, "Scale": 95 / grain}, feature="F1").outputs["Distance"]
    pores = g.noise(at, 260, 3)
    cloud = g.noise(at, 2.2, 5, 0.62)
    height = g.maths("ADD", g.maths("MULTIPLY", cells, -1.0), g.maths("MULTIPLY", pores, 0.35))
    normal = g.bump(height, 0.0032 * depth, 0.9, g.bump(cloud, 0.012, 0.5))
    tone = g.mix(g.ramp(cloud, 0.3, 0.72), times(colour, 1.12), times(colour, 0.78))
    tone = g.mix(g.ramp(cells, 0.5, 0.9, 0, 0.3), tone, times(colour, 0.6))
    g.set(Base_Color=tone, Normal=normal, Roughness=g.ramp(cloud, 0.3, 0.7, 0.46, 0.6), Specular=0.36)
    return g.material


def simple(name, colour, roughness, metallic=0.0, specular=0.5, coat=0.0):
    g = Graph(name)
    g.set(Base_Color=colour, Roughness=roughness, Metallic=metallic, Specular=specular, Clearcoat=coat, Clearcoat_Roughness=0.04)
    return g.material


def metal(name, colour, roughness, wear=0.3):
    """Metal whose polish is uneven."""
    g = Graph(name)
    cloud = g.noise(g.where(), 6, 5, 0.7)
    g.set(Base_Color=colour, Metallic=1.0, Roughness=g.ramp(cloud, 0.3, 0.7, roughness * (1 - wear), roughness * (1 + wear)))
    return g.material


def steel(polished=True):
    return metal("Steel", dye("#cfccc8", 1.25), 0.15 if polished else 0.3)


def brass(polished=True):
    return metal("Brass", linear("#ad966b"), 0.2 if polished else 0.32)


def wax(name="Wax", colour="#eadcc0", wicks=(), pool=0.0, reach=0.14, glows=0.75):
    """Soy wax, lit through. Round each wick (x, y, z) it glows, fading over `reach`, and within `pool` it is molten: clearer and wetter."""
    g = Graph(name)
    at, tone, roughness = g.where(), dye(colour), 0.45
    molten, glow = 0.0, 0.0
    for wick in wicks:
        away = g.node("VectorMath", {0: at, 1: wick}, operation="DISTANCE").outputs["Value"]
        uneven = g.maths("ADD", away, g.maths("MULTIPLY", g.noise(at, 5, 2), 0.05))
        molten = g.maths("MAXIMUM", molten, g.ramp(uneven, pool, pool + 0.06, 1, 0))
        near = g.maths("POWER", 2.718, g.maths("MULTIPLY", away, -1 / reach))
        glow = g.maths("ADD", glow, near)
    if wicks:
        tone = g.mix(g.maths("MULTIPLY", molten, 0.4), tone, dye("#e3c998"))
        roughness = g.ramp(molten, 0, 1, 0.45, 0.08)
        # What the flame throws on and into the wax, painted rather than lit: a lamp this small only makes noise.
        g.material.cycles.sample_as_light = False
        g.set(Emission=(1.0, 0.55, 0.2, 1), Emission_Strength=g.maths("MULTIPLY", glow, glows))
    g.set(Base_Color=tone, Roughness=roughness, Specular=0.45, Subsurface=0.15, Subsurface_Color=tone, Subsurface_Radius=(0.09, 0.06, 0.035))
    g.set(Normal=g.bump(g.noise(at, 8, 4), 0.01, 0.25))
    return g.material


def flame(low, high):
    """Bright in the middle, thin at the edge, blue at the foot. `low`, `high`: its foot and tip."""
    g = Graph("Flame")
    g.material.cycles.sample_as_light = False
    height = g.ramp(g.node("SeparateXYZ", {0: g.where()}).outputs[2], low, high)
    colours = g.node("ValToRGB", {0: height}).outputs["Color"]
    ramp = colours.node.color_ramp
    ramp.elements[0].color, ramp.elements[1].color = (0.25, 0.16, 0.2, 1), (1.0, 0.45, 0.09, 1)
    for position, colour in ((0.22, (0.9, 0.45, 0.14, 1)), (0.45, (1.0, 0.74, 0.34, 1))):
        ramp.elements.new(position).color = colour
    facing = g.node("LayerWeight", {"Blend": 0.5}).outputs["Facing"]
    body = g.maths("MULTIPLY", g.ramp(facing, 0.1, 0.85, 1, 0), g.ramp(height, 0.0, 0.35, 0.25, 1.0))
    light = g.node("Emission", {"Color": colours, "Strength": 2.8}).outputs[0]
    clear = g.node("BsdfTransparent").outputs[0]
    g.links.new(g.node("MixShader", {0: body, 1: clear, 2: light}).outputs[0], g.output.inputs["Surface"])
    return g.material


def wood(name, colour):
    """End grain of a lid: rings round the z axis, a little off the middle."""
    g = Graph(name)
    at = g.node("Mapping", {"Vector": g.where(), "Location": (0.12, 0.05, 0)}).outputs[0]
    rings = g.node("TexWave", {"Vector": at, "Scale": 6.5, "Distortion": 3.5, "Detail": 3, "Detail Scale": 1.4}, wave_type="RINGS", rings_direction="Z").outputs["Fac"]
    fibre = g.noise(at, 1.0, 3, 0.6, (60, 60, 6))
    tone = g.mix(g.ramp(rings, 0.1, 0.9), times(colour, 0.72), times(colour, 1.08))
    tone = g.mix(g.ramp(fibre, 0.4, 0.7, 0, 0.35), tone, times(colour, 0.6))
    g.set(Base_Color=tone, Roughness=0.6, Specular=0.3, Normal=g.bump(fibre, 0.004, 0.6))
    return g.material


def plaster(name, colour):
    """Blocks, plinths, arches and slabs of the set."""
    g = Graph(name)
    at = g.where()
    fine, cloud = g.noise(at, 30, 4, 0.7), g.noise(at, 1.2, 4)
    tone = g.mix(g.ramp(cloud, 0.3, 0.7), times(colour, 1.04), times(colour, 0.94))
    g.set(Base_Color=tone, Roughness=0.9, Specular=0.15, Normal=g.bump(fine, 0.012, 0.4))
    return g.material


def picture(name, path, roughness=0.75, tooth=0.25):
    g = Graph(name)
    texture = g.node("TexImage", {"Vector": g.where("UV")}, image=bpy.data.images.load(path))
    printed = g.mix(1.0, texture.outputs["Color"], [0.74, 0.74, 0.74, 1], "MULTIPLY")
    g.set(Base_Color=printed, Roughness=roughness, Specular=0.25, Normal=g.bump(g.noise(g.where(), 900, 3), 0.002, tooth))
    return g.material


def pane(name, top, bottom=None, reach=0.25):
    """Thin glass: tints what is behind it and mirrors the room, without the noise of real refraction.
    From `top` to `bottom` between y of plus and minus `reach`."""
    g = Graph(name)
    height = g.ramp(g.node("SeparateXYZ", {0: g.where()}).outputs[1], -reach, reach)
    through = g.node("BsdfTransparent", {"Color": g.mix(height, bottom or top, top)}).outputs[0]
    mirror = g.node("BsdfGlossy", {"Roughness": 0.03}).outputs[0]
    edge = g.maths("MULTIPLY", g.node("Fresnel", {"IOR": 1.5}).outputs[0], 0.45)
    g.links.new(g.node("MixShader", {0: edge, 1: through, 2: mirror}).outputs[0], g.output.inputs["Surface"])
    return g.material


def milanese(name, across=22, along=105):
    """Woven steel wire: rows of loops that slant to and fro. UV runs over one half of the band."""
    g = Graph(name)
    uv = g.node("SeparateXYZ", {0: g.where("UV")})
    v = g.maths("MULTIPLY", uv.outputs[1], along)
    row = g.maths("FLOOR", v)
    inside = g.maths("FRACT", v)
    odd = g.maths("MODULO", row, 2.0)
    lean = g.maths("MULTIPLY", inside, g.maths("SUBTRACT", g.maths("MULTIPLY", odd, 1.3), 0.65))
    u = g.maths("FRACT", g.maths("ADD", g.maths("MULTIPLY", uv.outputs[0], across), lean))
    hump = lambda x: g.maths("SINE", g.maths("MULTIPLY", x, 3.1416))  # noqa: E731
    height = g.maths("MULTIPLY", hump(u), g.maths("POWER", hump(inside), 0.6))
    tone = g.mix(g.ramp(height, 0.1, 0.6), (0.16, 0.157, 0.153, 1), dye("#d2d0cd", 1.3))
    g.set(Base_Color=tone, Metallic=1.0, Roughness=0.34, Normal=g.bump(height, 0.008, 0.9))
    return g.material
