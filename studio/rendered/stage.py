"""How each kind of thing is shown: front, angle, detail, styled."""
import math
from collections import namedtuple

import bpy
import numpy as np
from mathutils import Vector

import materials as m
from objects.belt import belt
from objects.candle import candle
from objects.cushion import cushion
from objects.eyewear import sunglasses
from objects.leather import bifold, card_holder, zip_wallet
from objects.vase import vase
from objects.watch import watch
from shapes import lathe, rounded, slab
from studio import camera, dye, lights, sweep, window

# `size`: of the lit space; `frame`: height of the picture; `at`: what the camera looks at; `blur`: f-stop and where it is sharp;
# `turn`: of the thing on the table.
Take = namedtuple("Take", "size frame at pitch turn blur", defaults=((5, 0.0),))

FRONT = {
    "round": Take(1.5, 2.35, (0.08, -0.05, 0.26), 20, -15, (5, 0.5)),
    "square": Take(1.5, 2.5, (0.1, -0.05, 0.26), 20, -15, (5, 0.5)),
    "metal": Take(1.5, 2.45, (0.08, -0.05, 0.26), 20, -15, (5, 0.5)),
    "field": Take(1.4, 2.25, (0, 0.0, 0.03), 66, -13),
    "dress": Take(1.4, 2.25, (0, 0.0, 0.03), 66, -13),
    "mesh": Take(1.4, 2.25, (0, 0.0, 0.03), 66, -13),
    "bridle": Take(1.3, 2.25, (0.0, 0, 0.2), 20, 0, (5, 0.5)),
    "woven": Take(1.3, 2.25, (0.0, 0, 0.2), 20, 0, (5, 0.5)),
    "bifold": Take(1.8, 3.25, (0, 0.02, 0.02), 66, 8),
    "cards": Take(1.3, 1.95, (0.0, 0.06, 0.02), 66, 8),
    "zip": Take(1.7, 3.2, (0, -0.05, 0.05), 52, -12),
    "fig": Take(1.1, 2.35, (0.03, 0, 0.6), 12, 0, (4, 0.35)),
    "jasmine": Take(1.1, 2.45, (0.12, 0, 0.58), 12, 0, (4, 0.35)),
    "sandalwood": Take(1.6, 3.0, (0.0, 0, 0.88), 9, 0, (4, 0.35)),
    "monsoon": Take(1.3, 2.5, (0.0, 0, 0.42), 20, 0, (4, 0.5)),
    "linen": Take(5.0, 8.2, (0, 0.05, 0.5), 64, -7),
    "thrown": Take(2.6, 6.3, (0.05, 0, 2.35), 7, 0, (2.8, 0.9)),
}
# Close to: what its maker would point at.
DETAIL = {
    "round": Take(1.5, 0.95, (0.42, -0.2, 0.27), 14, -22, (2, 0.1)),
    "square": Take(1.5, 0.95, (0.42, -0.2, 0.27), 14, -22, (2, 0.1)),
    "metal": Take(1.5, 0.95, (0.36, -0.2, 0.27), 14, -22, (2, 0.1)),
    "field": Take(1.4, 0.66, (0, 0.0, 0.07), 60, -16, (2.5, 0.0)),
    "dress": Take(1.4, 0.66, (0, 0.0, 0.07), 60, -16, (2.5, 0.0)),
    "mesh": Take(1.4, 0.78, (-0.04, -0.12, 0.06), 56, -16, (2.5, 0.0)),
    "bridle": Take(1.3, 0.95, (0.06, -0.6, 0.19), 17, 0, (1.6, 0.0)),
    "woven": Take(1.3, 1.15, (-0.1, -0.6, 0.19), 17, 0, (1.6, 0.0)),
    "bifold": Take(1.8, 1.2, (-0.45, 0.02, 0.05), 52, 12, (2.0, 0.0)),
    "cards": Take(1.3, 0.85, (-0.18, 0.05, 0.05), 50, 14, (2.0, 0.0)),
    "zip": Take(1.7, 1.15, (0.5, -0.52, 0.08), 40, -14, (2.0, 0.0)),
    "fig": Take(1.1, 1.25, (0.0, 0, 0.66), 17, 0, (2, 0.38)),
    "jasmine": Take(1.1, 1.35, (0.05, 0, 0.58), 18, 0, (2, 0.38)),
    "sandalwood": Take(1.6, 1.4, (0.0, 0, 1.15), 14, 0, (2, 0.33)),
    "monsoon": Take(1.3, 1.5, (0.12, 0, 0.42), 24, 0, (2, 0.45)),
    "linen": Take(5.0, 2.9, (-1.45, 1.35, 0.6), 52, -12, (1.6, 0.0)),
    "thrown": Take(2.6, 3.2, (0.0, 0, 1.75), 10, 0, (1.6, 0.9)),
}
# How far an angle view goes round, how high, and how much wider it is: by kind, or by style.
ANGLE = {
    "eyewear": (44, 34, 1.3),
    "watch": (28, 48, 1.08),
    "belt": (-24, 32, 1.08),
    "wallet": (-30, 46, 1.08),
    "candle": (-26, 24, 1.08),
    "jasmine": (20, 24, 1.08),
    "cushion": (30, 50, 1.08),
    "vase": (70, 16, 1.08),
}
UPRIGHT = ("candle", "belt", "vase")


def made(product, colour):
    kind, style = product.kind, product.style
    if kind == "wallet":
        return {"bifold": bifold, "cards": card_holder, "zip": zip_wallet}[style](colour)
    if kind in ("vase", "cushion"):
        return {"vase": vase, "cushion": cushion}[kind](colour)
    return {"eyewear": sunglasses, "watch": watch, "belt": belt, "candle": candle}[kind](colour, style)


def put(handle, x=0.0, y=0.0, z=0.0, turn=0.0, scale=1.0):
    """Turns a thing about the upright and sets its lowest point on z."""
    handle.rotation_euler[2] = math.radians(turn)
    handle.scale = (scale,) * 3
    handle.location = (x, y, 0)
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    low = min((o.evaluated_get(graph).matrix_world @ Vector(c)).z for o in handle.children_recursive if o.type in ("MESH", "CURVE") for c in o.evaluated_get(graph).bound_box)
    handle.location = (x, y, z - low)
    return handle


def stage(product, colour, view):
    """Builds the set for one picture."""
    if view == "styled":
        return standing(product, colour) if product.kind in UPRIGHT else cushioned(product, colour) if product.kind == "cushion" else lying(product, colour)
    take = (DETAIL if view == "detail" else FRONT)[product.style]
    turn, pitch, frame, at = take.turn, take.pitch, take.frame, take.at
    if view == "angle":
        more, pitch, wider = ANGLE.get(product.style) or ANGLE[product.kind]
        turn, frame = turn + more, frame * wider
        window(frame * 0.5, at, 0.42)
    put(made(product, colour), turn=turn)
    sweep(take.size, back=1.2 if pitch < 40 else 4)
    lights(take.size, (at[0] * 0.3, 0, at[2] * 0.6), key=0.9)
    camera(frame, at, pitch, blur=take.blur)


def standing(product, colour):
    """On a drum before an arch, a small vase below."""
    tall = {"vase": 3.6, "candle": 1.15, "belt": 0.95}[product.kind]
    tall = 1.5 if product.style == "sandalwood" else tall
    wide = {"vase": 1.5, "candle": 0.78, "belt": 0.9}[product.kind]
    ground = 0.42 * tall + 0.18
    drum = [(0.0, ground), (wide - 0.06, ground), (wide - 0.04, ground - 0.001), (wide - 0.018, ground - 0.007), (wide - 0.005, ground - 0.02), (wide, ground - 0.045), (wide, ground - 0.07), (wide, 0.03), (wide, 0.0)]
    lathe("Drum", drum, 200).data.materials.append(m.plaster("Drum", dye("#beb4a6")))
    frame = max((tall + ground) * 1.75, 5.6 * wide)
    arch(wide * 1.35, 0.64 * frame, wide * 1.25 + 0.3, -0.08 * wide)
    put(made(product, colour), z=ground)
    if product.kind == "vase":
        slab("Block", rounded(1.5, 1.5, 0.03), 0, 0.8, m.plaster("Block", dye("#c4bbae")), 0.02).location = (2.35, -0.5, 0.4)
    else:
        put(vase("White"), wide * 1.5, -0.35, 0, 40, tall * 0.22 if product.kind != "belt" else 0.27)
    size = tall + ground
    window(frame * 0.5, (0, 0.3, size * 0.6), 0.42)
    sweep(size, back=0.9)
    lights(size, (0, 0, size * 0.4), key=0.9)
    camera(frame, (wide * 0.22, 0, frame * 0.35), pitch=8, blur=(3, wide))


def arch(half, height, y, x):
    """A plain arch of plaster against the wall."""
    turn = np.linspace(0, math.pi, 60)
    round_top = [(half * math.cos(a), height - half + half * math.sin(a)) for a in turn]
    board = slab("Arch", np.array([*round_top, (-half, 0.0), (half, 0.0)]), 0, 0.14, m.plaster("Arch", dye("#b9a78c")), 0.015)
    board.rotation_euler, board.location = (math.radians(90), 0, 0), (x, y, 0)


def cushioned(product, colour):
    """Leaning on a bench, a dark vase beside it."""
    high = 1.5
    wall = slab("Bench", rounded(8.2, 3.6, 0.06), 0, high, m.plaster("Bench", dye("#b5aa9b")), 0.04)
    wall.location = (0, 0.2, high / 2)
    thing = made(product, colour)
    thing.rotation_euler = (math.radians(66), 0, 0)
    put(thing, -0.7, 0.7, high, -6)
    put(vase("Black"), 2.75, 0.1, high, 30, 0.9)
    window(5, (0, 0.5, 3), 0.42)
    sweep(6, back=0.5)
    lights(6, (0, 0, 2.4), key=0.9)
    camera(11.5, (0.2, 0, 3.1), pitch=7, blur=(3, 0))


def lying(product, colour):
    """On a slab of stone, something else of the shop's near."""
    wide = {"eyewear": 1.3, "watch": 1.3, "wallet": 1.75 if product.style != "cards" else 1.35}[product.kind]
    t = np.linspace(0, 2 * math.pi, 160, endpoint=False)
    soft = np.sign(np.cos(t)) * np.abs(np.cos(t)) ** 0.62, np.sign(np.sin(t)) * np.abs(np.sin(t)) ** 0.62
    blob = np.stack([wide * soft[0] * (1 + 0.04 * np.sin(t + 1)), wide * 1.08 * soft[1]], 1)
    slab("Stone", blob, 0, 0.09, m.plaster("Stone", dye("#bdb3a5")), 0.022)
    # Glasses stand before their temples, which reach back.
    back = -0.25 if product.kind == "eyewear" else 0.18
    put(made(product, colour), -0.12 * wide, back * wide, 0.09, FRONT[product.style].turn - 4)
    x, y = 0.62 * wide, -0.72 * wide
    if product.kind == "watch":
        put(sunglasses("Green", "metal"), x - 0.12, y - 0.1, 0.09, -22, 0.62)
    elif product.kind == "eyewear":
        put(card_holder("Red"), x, y - 0.05, 0.09, 12, 0.75)
    else:
        put(watch("White" if colour != "White" else "Blue", "dress"), x + 0.12, y + 0.02, 0.09, -24, 0.75)
    window(wide * 1.4, (0, 0, 0), 0.42)
    sweep(wide * 1.2, back=4)
    lights(wide * 1.2, (0, 0, 0), key=0.9)
    camera(wide * 3.05, (0, -0.06 * wide, 0.05), pitch=44 if product.kind == "eyewear" else 58, blur=(5, 0))
