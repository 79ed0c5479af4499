"""Small leather: card holder, bifold, zip wallet. All lie on their backs."""
import math

import numpy as np

import materials as m
from shapes import boxes, dense, draped, rounded, sheet, slab, stitches, tangents, together, tube, words
from studio import dye

CARDS = {"cream": "#d9cebb", "ochre": "#b58a4e", "sage": "#8d958b"}


def card(tint, x, y, z, turn=0.0):
    """A bank card: a foil line and a pressed number, as far as it looks out."""
    w, h = 0.856, 0.54

    def build():
        slab("Card", rounded(w, h, 0.032), 0, 0.008, m.simple("Card", dye(CARDS[tint]), 0.4), 0.002)
        ink = m.simple("Ink", dye(ink_of(tint)), 0.35)
        for length, left, drop in ((0.7, -0.36, 0.052), (0.2, -0.36, 0.085), (0.1, 0.24, 0.085)):
            slab("Line", rounded(length, 0.007, 0.0034, 4) + [left + length / 2, h / 2 - drop], 0.0082, 0.0092, ink, 0.0002)

    handle = together("Card", build)
    handle.location, handle.rotation_euler = (x, y - h / 2, z), (0, 0, turn)


def ink_of(tint):
    return {"cream": "#b59d74", "ochre": "#8b6431", "sage": "#6b746a"}[tint]


def hides(colour, grain=0.8):
    """The leather, its thread, and the stain of what is pressed into it."""
    body = dye({"Black": "#2a2725"}.get(colour, colour))
    return m.leather("Leather", body, grain, 0.75), m.simple("Thread", dye({"Black": "#6a5f55"}.get(colour, colour), 1.5), 0.8), m.simple("Pressed", m.times(body, 0.5), 0.5)


def sewn(path, thread, pitch=0.03, length=0.021):
    stitches(draped(dense(path), 0.001), pitch, length, 0.0036, (0, 0, 1), thread)


def pocket(left, right, low, top, r, z, hide, notch=0.0, thick=0.014):
    """A leather front, open above, its lower corners round."""
    w, h = right - left, top - low
    outline = [p for p in rounded(w, 2 * h, r) + [(left + right) / 2, top] if p[1] < top - 1e-6]
    outline = sorted(outline, key=lambda p: math.atan2(p[1] - top, p[0] - (left + right) / 2))
    middle = (left + right) / 2
    mouth = [(x, top - notch * math.sqrt(max(0.0, 1 - ((x - middle) / 0.13) ** 2))) for x in np.linspace(right, left, 121)]
    slab("Pocket", np.vstack([outline, mouth]), z, z + thick, hide, 0.0035)
    return z + thick


def card_holder(colour):
    def build():
        w, h = 1.02, 0.74
        hide, thread, pressed = hides(colour)
        slab("Back", rounded(w, h, 0.07), 0, 0.02, hide)
        level = 0.02
        for top, tint, out, shift in ((0.17, "cream", 0.16, 0.02), (0.04, "ochre", 0.2, -0.015)):
            card(tint, shift, top + out, level, shift * 0.3)
            level = pocket(-w / 2, w / 2, -h / 2, top, 0.07, level + 0.008, hide, 0.0 if tint == "cream" else 0.07, 0.016)
        line = rounded(w - 0.07, h - 0.07, 0.045, 14)
        edge = np.vstack([p for p in np.roll(line, -28, 0) if p[1] < 0.15])
        sewn(edge[np.argsort(np.arctan2(edge[:, 1] - 0.16, edge[:, 0]))], thread)
        words("Umber & Ecru", 0.042, (0.0, -0.25, level + 0.0003), pressed)

    return together("Card holder", build)


def bifold(colour):
    def build():
        w, h = 1.1, 0.92
        hide, thread, pressed = hides(colour)

        def left():
            slab("Half", rounded(w, h, 0.06) + [-w / 2, 0], 0, 0.022, hide)
            level = 0.022
            for top, tint in ((0.3, "cream"), (0.15, "ochre"), (0.0, "sage")):
                card(tint, -w / 2 - 0.01, top + 0.1, level)
                level = pocket(-w + 0.02, -0.06, -h / 2 + 0.01, top, 0.05, level + 0.008, hide, 0, 0.012)
            sewn([(-w + 0.055, 0.3), (-w + 0.055, -h / 2 + 0.045), (-0.09, -h / 2 + 0.045)], thread)

        def right():
            slab("Half", rounded(w, h, 0.06) + [w / 2, 0], 0, 0.022, hide)
            level = pocket(0.06, w - 0.02, -h / 2 + 0.01, 0.36, 0.05, 0.022, hide, 0.0, 0.014)
            level = pocket(0.06, w - 0.02, -h / 2 + 0.01, 0.3, 0.05, level, hide, 0.075, 0.014)
            sewn([(w - 0.055, 0.36), (w - 0.055, -h / 2 + 0.045), (0.09, -h / 2 + 0.045)], thread)
            words("Umber & Ecru", 0.045, (w / 2, -0.3, level + 0.0003), pressed)

        for half, lean in ((left, 1), (right, -1)):
            # The halves slope a little from the spine.
            made = together("Half", half)
            made.rotation_euler, made.location = (0, lean * -0.022, 0), (0, 0, 0.026)
        x = np.linspace(-0.085, 0.085, 17)
        bow = 0.062 * np.sqrt(np.clip(1 - (x / 0.09) ** 2, 0, 1)) * 0.45 + 0.026
        sheet("Spine", np.array([[(a, y, b) for a, b in zip(x, bow)] for y in np.linspace(-h / 2 + 0.004, h / 2 - 0.004, 30)]), hide)

    return together("Bifold", build)


def zip_wallet(colour):
    def build():
        w, h, r = 1.95, 1.02, 0.1
        hide, thread, pressed = hides(colour, 1.5)
        metal = m.brass(False)
        tape = m.simple("Tape", dye(colour, 0.55), 0.9)
        slab("Back", rounded(w, h, r), 0, 0.045, hide, 0.014)
        slab("Gusset", rounded(w - 0.06, h - 0.06, r * 0.8), 0.03, 0.14, tape, 0.004)
        slab("Tape", rounded(w - 0.035, h - 0.035, r * 0.9), 0.06, 0.11, tape, 0.01)
        slab("Front", rounded(w, h, r), 0.125, 0.172, hide, 0.016)
        teeth(rounded(w - 0.02, h - 0.02, r * 0.95, 24), 0.085, metal)
        line = rounded(w - 0.09, h - 0.09, r * 0.6, 12)
        sewn(np.vstack([line, line[:1]]), thread, 0.036, 0.026)
        words("Umber & Ecru", 0.05, (0.62, -0.36, 0.1723), pressed)
        slider(0.63, -h / 2 - 0.008, 0.085, metal, hide, thread)

    return together("Zip wallet", build)


def teeth(outline, z, metal):
    """Two rows of brass teeth that bite into each other, all round."""
    line = dense(np.vstack([outline, outline[:1]]), 0.0125)[:-1]
    along, out = tangents(line)
    lift = np.where(np.arange(len(line)) % 2 == 0, 0.008, -0.008)
    boxes("Teeth", np.column_stack([line, z + lift]), along, out, (0.0075, 0.035, 0.026), metal)


def slider(x, y, z, metal, hide, thread):
    """Rides on the teeth; its leather pull lies on the table."""
    slab("Slider", rounded(0.13, 0.05, 0.015) + [x, y - 0.012], z - 0.034, z + 0.034, metal, 0.012)
    ring = np.linspace(0, 2 * math.pi, 32, endpoint=False)
    tube("Ring", np.column_stack([x + 0.035 * np.sin(ring), y - 0.065 + 0.045 * np.cos(ring), z - 0.02 - 0.03 * (1 - np.cos(ring))]), 0.009, metal, 12, closed=True)
    pull = slab("Pull", rounded(0.085, 0.3, 0.03), -0.012, 0.012, hide, 0.005)
    pull.location, pull.rotation_euler = (x + 0.012, y - 0.235, 0.03), (math.radians(5), 0, math.radians(6))
    rows = np.array([(x - 0.018 + 0.012 + 0.012, y - 0.35, 0.0325), (x - 0.018 + 0.002, y - 0.14, 0.051)])
    stitches(rows, 0.03, 0.021, 0.003, (0, 0, 1), thread)
