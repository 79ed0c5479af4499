"""Belts, coiled and standing on their edge: bridle leather, and braided cord with leather ends."""
import math

import numpy as np
from mathutils import Matrix

import materials as m
from shapes import lathe, rounded, sheet, smooth_curve, stitches, together, tube
from studio import dye

TURNS, INNER, END = 4.4, 0.44, -math.pi / 2 + 0.10


class Coil:
    """The spiral of a strap: where its middle runs at any length along it, counted backwards from the outer end."""

    def __init__(self, thick):
        self.pitch = thick * 1.2
        angle = END + np.linspace(-TURNS * 2 * math.pi, 0.6, 6000)
        radius = INNER + self.pitch * (angle - END + TURNS * 2 * math.pi) / (2 * math.pi)
        radius = radius + 0.012 * np.sin(1.7 * angle + 1) + 0.006 * np.sin(0.61 * angle)
        self.path = np.stack([radius * np.cos(angle), radius * np.sin(angle) * 0.94], 1)
        step = np.linalg.norm(np.diff(self.path, axis=0), axis=1)
        self.s = np.concatenate([[0], np.cumsum(step)])
        self.s -= np.interp(END, angle, self.s)
        self.angle = angle

    def at(self, s):
        """Place, direction along, direction outwards, small tilt."""
        s = np.asarray(s, float)
        here = np.stack([np.interp(s, self.s, self.path[:, c]) for c in (0, 1)], -1)
        ahead = np.stack([np.interp(s + 0.004, self.s, self.path[:, c]) for c in (0, 1)], -1)
        along = (ahead - here) / (np.linalg.norm(ahead - here, axis=-1, keepdims=True) + 1e-9)
        out = np.stack([along[..., 1], -along[..., 0]], -1)
        return here, along, out, 0.006 * np.sin(0.9 * np.interp(s, self.s, self.angle))

    def strap(self, name, s, section, material):
        """Sweeps a closed section, (out, up) points or one such line per place, along the coil."""
        here, _, out, tilt = self.at(s)
        section = np.broadcast_to(section, (len(s), *np.shape(section)[-2:]))
        xy = here[:, None] + out[:, None] * section[..., :1]
        return sheet(name, np.concatenate([xy, section[..., 1:] + tilt[:, None, None]], 2), material, uv=False, ends=True)

    def frame(self, s, lift, z):
        """A matrix whose x runs along the strap, y up, z outwards."""
        here, along, out, _ = self.at(np.array([s]))
        x, o = along[0], out[0]
        p = here[0] + o * lift
        return Matrix(((x[0], 0, o[0], p[0]), (x[1], 0, o[1], p[1]), (0, 1, 0, z), (0, 0, 0, 1)))


def section(thick, width, r=0.012, out=0.0):
    """A strap cut across, its edges burnished round; begins and ends inside at half height."""
    t, w = thick / 2, width
    line = [(-t, w / 2), (-t, r), (-t + r * 0.4, r * 0.3), (-t + r, 0), (t - r, 0), (t - r * 0.4, r * 0.3), (t, r), (t, w / 2), (t, w - r), (t - r * 0.4, w - r * 0.3), (t - r, w), (-t + r, w), (-t + r * 0.4, w - r * 0.3), (-t, w - r), (-t, w / 2)]
    return np.array(line) + [out, 0]


def braided(s, thick, width, cords=6, pitch=0.062):
    """Sections of a flat braid: columns of cords, each slanting against its neighbour."""
    z = np.linspace(0, 1, cords * 9 + 1)
    column, inside = np.floor(z * cords - 1e-6), (z * cords) % 1.0 - 0.5
    slant = np.where(column % 2 == 0, 1, -1) * inside * 0.9
    phase = (s[:, None] / pitch + slant + 0.5 * (column % 2)) % 1.0 - 0.5
    cord = np.sqrt(np.clip(1 - (2 * phase) ** 2 * 0.96, 0, 1)) * (1 - 0.75 * np.abs(2 * inside) ** 4)
    edge = np.clip(np.minimum(z, 1 - z) * 16, 0, 1) ** 0.5
    depth = (thick / 2 - 0.018 + 0.018 * cord) * edge
    front = np.stack([depth, np.broadcast_to(z * width, depth.shape)], 2)
    back = np.stack([-depth, np.broadcast_to(z * width, depth.shape)], 2)[:, ::-1]
    return np.concatenate([front, back], 1)


def belt(colour, style):
    """Leans a little, for the buckle is taller than the strap."""
    def build():
        coil = together("Coil", lambda: wound(colour, style))
        coil.rotation_euler = (-0.022, 0, 0)

    return together("Belt", build)


def wound(colour, style):
    woven = style == "woven"
    width, thick = (0.31, 0.05) if woven else (0.33, 0.038)
    coil = Coil(thick)
    hide = m.leather("Leather", dye({"Blue": "#5a3b28", "Green": "#5a3b28", "Black": "#292624"}.get(colour, colour)), 0.62, 0.5)
    end = 0.34
    if woven:
        s = np.arange(coil.s[0] + 0.05, -0.05, 0.0075)
        coil.strap("Braid", s, braided(s, thick, width), m.cord("Cord", dye(colour, 1.1)))
        end = 0.38
    else:
        s = np.arange(coil.s[0] + 0.05, 0.0, 0.016)
        coil.strap("Strap", s, section(thick, width), hide)
        groove(coil, thick, width)
    # The end is doubled round the bar of the buckle and sewn down.
    fold = np.linspace(-end, 0.012, 40)
    coil.strap("Fold", fold, section(thick if not woven else 0.07, width + 0.004, 0.014, 0.026 if not woven else 0.004), hide)
    outer = (thick / 2 + 0.026) if not woven else 0.039
    thread = m.simple("Thread", dye({"Black": "#8a7c6c"}.get(colour, "#c9a67c")), 0.8)
    for z in (0.032, width - 0.032):
        sewn(coil, np.linspace(-end + 0.03, -0.07, 60), z, outer, thread)
    here, along, out, _ = coil.at(np.array([-end + 0.03] * 30))
    across = np.column_stack([here + out * (outer + 0.001), np.linspace(0.05, width - 0.05, 30)])
    stitches(across, 0.034, 0.023, 0.0036, (*out[0], 0), thread)
    metal = m.brass()
    if not woven:
        for z in (0.105, width - 0.105):
            screw = lathe("Screw", [(0.0, 0.009), (0.014, 0.008), (0.02, 0.004), (0.021, 0.0)], 40)
            screw.data.materials.append(metal)
            screw.matrix_world = coil.frame(-0.16, outer, z)
    keeper(coil, -end - 0.12, thick, width, hide)
    buckle(coil, width, hide, metal)


def groove(coil, thick, width):
    """A creased line along both edges of the outer turn."""
    dark = m.simple("Crease", (0.012, 0.009, 0.008, 1), 0.7)
    for z in (0.034, width - 0.034):
        s = np.linspace(-4.2, -0.34, 260)
        here, _, out, tilt = coil.at(s)
        tube("Crease", np.column_stack([here + out * (thick / 2 - 0.0012), z + tilt]), 0.0022, dark, 6)


def sewn(coil, s, z, outer, thread):
    here, _, out, tilt = coil.at(s)
    line = np.column_stack([here + out * (outer + 0.001), z + tilt])
    stitches(line, 0.034, 0.023, 0.0036, np.column_stack([out, np.zeros(len(s))]), thread)


def keeper(coil, s, thick, width, hide):
    """A leather loop that goes all the way round the strap."""
    loop = rounded(thick + 0.05, width + 0.03, 0.02, 6)
    loop = np.vstack([loop, loop[:1]])
    places = np.linspace(s - 0.05, s + 0.05, 5)
    here, _, out, _ = coil.at(places)
    grid = np.array([[(*(here[i] + out[i] * (a + 0.008)), b + width / 2) for i in range(5)] for a, b in loop])
    band = sheet("Keeper", grid, hide, uv=False)
    mod = band.modifiers.new("Thick", "SOLIDIFY")
    mod.thickness, mod.offset = 0.018, 0
    mod = band.modifiers.new("Round", "BEVEL")
    mod.width, mod.segments = 0.005, 3


def buckle(coil, width, hide, metal):
    """Frame, bar with the leather round it, and the prong that lies across."""
    half = 0.165
    tall = width + 0.085

    def build():
        outline = rounded(2 * half, tall, 0.065, 14)
        tube("Frame", np.column_stack([outline, np.zeros(len(outline))]), 0.026, metal, 20, closed=True)
        for low, high in ((-width / 2, -0.032), (0.032, width / 2)):
            tube("Sleeve", [(-half, y, 0.0) for y in np.linspace(low, high, 12)], 0.042, hide, 24)
        ring = np.linspace(0, 2 * math.pi, 24, endpoint=False)
        tube("Hinge", np.column_stack([-half + 0.034 * np.cos(ring), 0 * ring, 0.034 * np.sin(ring)]), 0.0155, metal, 12, closed=True)
        prong = smooth_curve([(-half + 0.01, 0, 0.036), (-half + 0.07, 0, 0.042), (0.0, 0, 0.043), (half - 0.02, 0, 0.041), (half + 0.025, 0, 0.034)], 8)
        tube("Prong", prong, np.interp(np.linspace(0, 1, len(prong)), [0, 0.85, 1], [0.0185, 0.0165, 0.011]), metal, 16)

    made = together("Buckle", build)
    made.matrix_world = coil.frame(half + 0.02, 0.026, width / 2)
