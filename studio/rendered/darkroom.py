"""From the scene to the picture: render, take the noise out, bring the paper to the shop's ground, develop."""
import os
import tempfile
import time

import bpy
import numpy as np

from denoise import without_noise
from film import cubic, ground

PASSES = {"Colour": "Image", "Albedo": "Denoising Albedo", "Normal": "Denoising Normal"}


def photograph(path, width, samples, rendered, grain=0.012):
    """Takes and develops one picture, upright 4:5. It is rendered as wide as `rendered`, and enlarged before the grain."""
    height = round(width * 1.25)
    begin, worked = time.time(), cpu()
    plate = exposed(80, 100, 48, empty=True)["Colour"]
    passes = exposed(rendered, round(rendered * 1.25), samples)
    took = cpu() - worked
    clean = without_noise(passes["Colour"], passes["Albedo"], passes["Normal"])
    if rendered != width:
        clean = enlarged(clean, width, height)
    clean *= to_ground(plate, width, height)
    develop(with_grain(clean, grain), path)
    print(f"PHOTO {os.path.basename(path)} {rendered}px {samples}spp {time.time() - begin:.0f}s, {took:.0f} + {cpu() - worked - took:.0f} CPU s", flush=True)


def cpu():
    return sum(os.times()[:2])


def exposed(width, height, samples, empty=False):
    """Renders; returns the passes as arrays from the upper left. `empty` leaves only the paper and the steady lamps."""
    scene = bpy.context.scene
    hidden = [o for o in scene.objects if empty and not o.hide_render and o.name.split(".")[0] not in ("Paper", "Key", "Fill", "Camera")]
    for obj in hidden:
        obj.hide_render = True
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.012
    cycles.adaptive_min_samples = max(16, samples // 3)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 5, 8
    cycles.sample_clamp_indirect = 3
    cycles.blur_glossy = 1
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.4
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.format.file_format, out.format.color_depth = "OPEN_EXR", "32"
    out.file_slots.clear()
    for name, socket in PASSES.items():
        out.file_slots.new(name)
        tree.links.new(source.outputs[socket], out.inputs[name])
    with tempfile.TemporaryDirectory(prefix="shot-") as folder:
        out.base_path = folder
        bpy.ops.render.render()
        passes = {name: pixels(os.path.join(folder, f"{name}{scene.frame_current:04d}.exr")) for name in PASSES}
    for obj in hidden:
        obj.hide_render = False
    return passes


def pixels(file):
    image = bpy.data.images.load(file)
    image.colorspace_settings.name = "Non-Color"
    w, h = image.size
    values = np.empty(w * h * image.channels, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(h, w, -1)[::-1, :, :3]


def enlarged(light, width, height):
    """Lanczos, of the logarithm: a bright edge leaves no dark line beside it."""
    h, w, _ = light.shape
    grown = lanczos(h, height) @ np.log1p(8 * light).reshape(h, w * 3)
    grown = np.einsum("xw,hwc->hxc", lanczos(w, width), grown.reshape(height, w, 3), optimize=True)
    return np.maximum(np.expm1(grown), 0) / 8


def lanczos(count, wanted, lobes=3):
    """What every wanted sample takes from the `count` there are, one row each."""
    at = (np.arange(wanted) + 0.5) * count / wanted - 0.5
    apart = at[:, None] - np.arange(count)
    weight = np.sinc(apart) * np.sinc(apart / lobes) * (np.abs(apart) < lobes)
    return (weight / weight.sum(1, keepdims=True)).astype(np.float32)


def to_ground(plate, width, height):
    """What every pixel is multiplied by, so that empty paper comes out as the shop's ground. `plate` is a small picture of the empty set."""
    h, w, _ = plate.shape
    terms, _, _, _ = np.linalg.lstsq(cubic(w, h), np.log(plate.reshape(-1, 3) + 1e-4), rcond=None)
    return ground(width, height) / np.exp(cubic(width, height) @ terms).reshape(height, width, 3)


def with_grain(colour, amount):
    h, w, _ = colour.shape
    rng = np.random.default_rng(7)
    fine = rng.normal(size=(h, w)).astype(np.float32)
    soft = (fine + np.roll(fine, 1, 0) + np.roll(fine, 1, 1) + np.roll(fine, (1, 1), (0, 1))) / 2
    tint = rng.normal(size=(h, w, 3)).astype(np.float32) * 0.35
    return np.maximum(colour * (1 + amount * 1.6 * (soft[..., None] + tint)), 0)


def develop(colour, path):
    """Through the film to a PNG."""
    scene = bpy.context.scene
    h, w, _ = colour.shape
    image = bpy.data.images.new("Negative", w, h, float_buffer=True, alpha=False)
    image.colorspace_settings.name = "Linear"
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., :3] = colour[::-1]
    image.pixels.foreach_set(rgba.ravel())
    image.update()
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast"
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", "8"
    image.save_render(path, scene=scene)
