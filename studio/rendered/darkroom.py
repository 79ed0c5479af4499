"""From the scene to the picture: render, take the noise out, bring the paper to the shop's ground, develop."""
import os
import tempfile
import time

import bpy
import numpy as np

from film import cubic, ground

PASSES = {"Colour": "Image", "Albedo": "Denoising Albedo", "Normal": "Denoising Normal"}


def photograph(path, width=400, samples=32, grain=0.012):
    """Takes and develops one picture, upright 4:5."""
    height = round(width * 1.25)
    begin, worked = time.time(), cpu()
    plate = exposed(80, 100, 48, empty=True)["Colour"]
    passes = exposed(width, height, samples)
    clean = without_noise(passes["Colour"], passes["Albedo"], passes["Normal"])
    clean *= to_ground(plate, width, height)
    develop(with_grain(clean, grain), path)
    print(f"PHOTO {os.path.basename(path)} {width}px {samples}spp {time.time() - begin:.0f}s, {cpu() - worked:.0f} CPU s", flush=True)


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


def without_noise(colour, albedo, normal, radius=4, strength=0.55):
    """Non-local means on demodulated light, guided by albedo and normal: weave stays, noise goes."""
    base = albedo + 0.02
    light = np.log1p(np.maximum(colour, 0) / base)
    guide = np.concatenate([normal * 4.0, albedo * 12.0], axis=2)

    def shifted(array, dx, dy):
        return np.roll(array, (dy, dx), axis=(0, 1))

    def boxed(a):
        a = a + np.roll(a, 1, 0) + np.roll(a, -1, 0)
        return (a + np.roll(a, 1, 1) + np.roll(a, -1, 1)) / 9

    # Noise level per pixel from the difference to the neighbours' mean.
    grey = light.mean(axis=2)
    noise = boxed(boxed((grey - boxed(grey)) ** 2)) + 1e-6
    total = np.zeros_like(light)
    weights = np.zeros(grey.shape, np.float32)
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            other = shifted(light, dx, dy)
            far = boxed((other.mean(axis=2) - grey) ** 2) - 2 * noise * 0.9
            apart = ((shifted(guide, dx, dy) - guide) ** 2).sum(axis=2)
            w = np.exp(-np.maximum(far, 0) / (strength * noise) - apart * 1.2)
            total += other * w[..., None]
            weights += w
    smooth = np.expm1(total / weights[..., None]) * base
    return smooth * 0.92 + colour * 0.08


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
