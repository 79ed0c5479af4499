"""The photo studio: backdrop, lamps, window light, camera. One unit is one decimetre."""
import math
import os

import bpy
import numpy as np
from mathutils import Vector

from film import scene_value

DYES = {
    "White": "#f0e9dd",
    "Black": "#302c2a",
    "Red": "#863a2b",
    "Blue": "#343c50",
    "Green": "#686449",
}
PAPER = "#e3d8c6"
# Paper of this albedo comes out at scene value 1.08 in the middle of a picture.
EXPOSED = 1.5


def linear(hex_colour):
    """#rrggbb as linear RGBA."""
    srgb = [int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in srgb] + [1.0]


def dye(colour, lift=1.0):
    """The albedo that comes out of the darkroom as the wanted colour."""
    wanted = DYES.get(colour, colour)
    albedo = scene_value(np.array([int(wanted[i : i + 2], 16) / 255 for i in (1, 3, 5)])) / EXPOSED * lift
    if albedo.max() > 0.8:
        # Paler than anything dyed is: as white as cloth gets, in the hue of the colour itself.
        plain = np.array(linear(wanted)[:3])
        albedo = plain / plain.max() * 0.78
    return [float(c) for c in albedo] + [1.0]


def empty_scene(seed=1):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = int(os.environ.get("THREADS", "2"))
    scene.cycles.seed = seed
    return scene


def link(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj


def mesh_object(name, vertices, faces, smooth=True):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(np.asarray(vertices, float).tolist(), [], list(faces))
    mesh.validate()
    mesh.update()
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    return link(bpy.data.objects.new(name, mesh))


def plain_material(name, colour, roughness=0.9, specular=0.2):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = colour
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Specular"].default_value = specular
    return material


def sweep(size, back=1.2, radius=0.7):
    """Seamless paper: floor, quarter circle, wall. `size` is the height of what is photographed."""
    w, y0, r = 9 * size, back * size, radius * size
    profile = [(-6 * size, 0)]
    profile += [(y0 + r * math.sin(a), r * (1 - math.cos(a))) for a in np.linspace(0, math.pi / 2, 40)]
    profile.append((y0 + r, 8 * size))
    vertices = [(x, y, z) for y, z in profile for x in (-w, w)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    paper = mesh_object("Paper", vertices, faces)
    paper.data.materials.append(plain_material("Paper", linear(PAPER), 0.95, 0.1))
    return paper


def lamp(name, kind, at, target, power, colour):
    data = bpy.data.lights.new(name, kind)
    data.energy, data.color = power, colour
    obj = link(bpy.data.objects.new(name, data))
    obj.location = at
    obj.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return obj


def softbox(name, at, target, width, height, power, colour):
    obj = lamp(name, "AREA", at, target, power, colour)
    obj.data.shape, obj.data.size, obj.data.size_y = "RECTANGLE", width, height
    return obj


def lights(size, middle, key=1.0, ambient=0.22):
    """Window-like key from the upper left, weak warm fill from the right, a little light from everywhere."""
    x, y, z = middle
    power = size * size
    softbox("Key", (x - 2.1 * size, y - 1.7 * size, z + 2.0 * size), middle, 1.15 * size, 1.5 * size, 90 * power * key, (1, 0.965, 0.92))
    softbox("Fill", (x + 2.8 * size, y - 2.0 * size, z + 0.5 * size), middle, 2.4 * size, 2.6 * size, 9 * power, (1, 0.95, 0.9))
    # Black flags that only mirrors see: they draw the dark lines in metal, glaze and lacquer.
    black = plain_material("Flag", (0.004, 0.004, 0.004, 1), 1.0, 0.0)
    for fx, fy, w in ((-0.5, -3.4, 1.1), (1.5, -3.2, 0.5), (2.4, 0.2, 0.5)):
        c = Vector((x + fx * size, y + fy * size, z))
        along = Vector((-fy, fx, 0)).normalized() * w * size / 2
        low, high = Vector((0, 0, -0.5 * size)), Vector((0, 0, 2 * size))
        flag = mesh_object("Flag", [c - along + low, c + along + low, c + along + high, c - along + high], [(0, 1, 2, 3)])
        flag.data.materials.append(black)
        flag.visible_camera = flag.visible_diffuse = flag.visible_shadow = flag.visible_transmission = False
    surroundings(ambient)


def surroundings(ambient):
    """Even light for cloth and paper; for mirrors a dark room with soft bright bands."""
    world = bpy.data.worlds.new("World")
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    path, where = nodes.new("ShaderNodeLightPath"), nodes.new("ShaderNodeTexCoord")
    bands = nodes.new("ShaderNodeTexWave")
    bands.wave_profile, bands.bands_direction = "SIN", "DIAGONAL"
    for name, value in (("Scale", 0.55), ("Distortion", 2.0), ("Detail", 0.0), ("Phase Offset", 1.2)):
        bands.inputs[name].default_value = value
    room = nodes.new("ShaderNodeMapRange")
    for socket, value in zip((1, 2, 3, 4), (0.45, 0.85, 0.03, 0.75)):
        room.inputs[socket].default_value = value
    strength = nodes.new("ShaderNodeMixRGB")
    strength.inputs[1].default_value = (ambient, ambient, ambient, 1)
    background = nodes["Background"]
    background.inputs["Color"].default_value = (1.0, 0.965, 0.92, 1)
    links.new(where.outputs["Generated"], bands.inputs["Vector"])
    links.new(bands.outputs["Fac"], room.inputs[0])
    links.new(path.outputs["Is Glossy Ray"], strength.inputs[0])
    links.new(room.outputs[0], strength.inputs[2])
    links.new(strength.outputs[0], background.inputs["Strength"])
    bpy.context.scene.world = world


def window(size, middle, power=1.0, panes=(2, 3), wide=0.3, high=0.62):
    """Sun through a sash window from the upper left. The lamp itself carries the picture of the panes, so nothing else is shaded."""
    x, y, z = middle
    at = Vector((x - 4.5 * size, y - 2.2 * size, z + 5.2 * size))
    obj = lamp("Window", "SPOT", at, middle, 2600 * size * size * power, (1, 0.9, 0.76))
    obj.data.spot_size, obj.data.spot_blend, obj.data.shadow_soft_size = math.radians(40), 0.0, 0.06 * size
    obj.data.use_nodes = True
    nodes, links = obj.data.node_tree.nodes, obj.data.node_tree.links
    ahead = (Vector(middle) - at).normalized()
    right = ahead.cross(Vector((0.12, 0, 1))).normalized()
    above = right.cross(ahead)
    incoming = nodes.new("ShaderNodeNewGeometry").outputs["Incoming"]

    def along(axis):
        node = nodes.new("ShaderNodeVectorMath")
        node.operation = "DOT_PRODUCT"
        node.inputs[1].default_value = axis
        links.new(incoming, node.inputs[0])
        return node.outputs["Value"]

    def maths(operation, a, b):
        node = nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, (a, b)):
            if isinstance(value, bpy.types.NodeSocket):
                links.new(value, socket)
            else:
                socket.default_value = value
        return node.outputs[0]

    def ramp(value, low, high):
        node = nodes.new("ShaderNodeMapRange")
        node.interpolation_type = "SMOOTHSTEP"
        links.new(value, node.inputs[0])
        node.inputs[1].default_value, node.inputs[2].default_value = low, high
        return node.outputs[0]

    mask, depth = 1.0, along(ahead)
    for axis, count, extent in ((right, panes[0], wide), (above, panes[1], high)):
        extent *= 0.4
        place = maths("DIVIDE", along(axis), depth)
        inside = ramp(maths("MULTIPLY", maths("ABSOLUTE", place, 0), -1), -extent, -extent * 0.93)
        cell = maths("ABSOLUTE", maths("SUBTRACT", maths("FRACT", maths("ADD", maths("MULTIPLY", place, count / (2 * extent)), count / 2), 0), 0.5), 0)
        bar = ramp(maths("MULTIPLY", cell, -1), -0.485, -0.445)
        mask = maths("MULTIPLY", maths("MULTIPLY", inside, bar), mask)
    links.new(mask, nodes["Emission"].inputs["Strength"])
    return obj


def camera(frame_height, target, pitch=4.0, yaw=0.0, lens=85, blur=None):
    """Stands so far off that `frame_height` fills the picture at the target. `blur`: f-stop, how far before the target is sharp."""
    data = bpy.data.cameras.new("Camera")
    data.sensor_fit = "VERTICAL"
    data.sensor_height = 36
    data.lens = lens
    distance = frame_height * lens / 36
    p, w = math.radians(pitch), math.radians(yaw)
    eye = Vector(target) + Vector((math.sin(w) * math.cos(p), -math.cos(w) * math.cos(p), math.sin(p))) * distance
    obj = link(bpy.data.objects.new("Camera", data))
    obj.location = eye
    obj.rotation_euler = (Vector(target) - eye).to_track_quat("-Z", "Y").to_euler()
    data.clip_start, data.clip_end = 0.01, 1000
    if blur:
        data.dof.use_dof = True
        data.dof.aperture_fstop = blur[0]
        data.dof.focus_distance = distance - blur[1]
    bpy.context.scene.camera = obj
    return obj
