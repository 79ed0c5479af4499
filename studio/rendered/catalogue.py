"""What is to be photographed: the shop's objects, their colours, and the name of every picture."""
from collections import namedtuple

Product = namedtuple("Product", "slug kind style colours")

PRODUCTS = (
    Product("round-sunglasses", "eyewear", "round", ("Black", "Green")),
    Product("square-sunglasses", "eyewear", "square", ("Black", "Red", "Blue")),
    Product("metal-sunglasses", "eyewear", "metal", ("Green", "Blue")),
    Product("field-watch", "watch", "field", ("Black", "Green")),
    Product("dress-watch", "watch", "dress", ("White", "Blue")),
    Product("mesh-watch", "watch", "mesh", ("Blue", "Black")),
    Product("leather-belt", "belt", "bridle", ("Black", "Red")),
    Product("woven-belt", "belt", "woven", ("Blue", "Green")),
    Product("bifold-wallet", "wallet", "bifold", ("Black", "Green")),
    Product("card-holder", "wallet", "cards", ("Red", "Black", "Blue")),
    Product("zip-wallet", "wallet", "zip", ("Green", "Black")),
    Product("fig-vetiver-candle", "candle", "fig", ("Black", "White")),
    Product("sandalwood-candle", "candle", "sandalwood", ("Red", "White")),
    Product("monsoon-candle", "candle", "monsoon", ("Blue", "Green")),
    Product("jasmine-candle", "candle", "jasmine", ("White", "Green")),
    Product("linen-cushion", "cushion", "linen", ("White", "Red", "Green")),
    Product("stoneware-vase", "vase", "thrown", ("White", "Black")),
)

# Views beside the fronts show the first colour.
VIEWS = ("styled", "angle", "detail")


def shots(only=None):
    """Every picture as (name, product, colour, view): fronts first, as the shop lists them."""
    chosen = [p for p in PRODUCTS if only is None or p.slug == only]
    fronts = [(f"{p.slug}-{c.lower()}", p, c, "front") for p in chosen for c in p.colours]
    return fronts + [(f"{p.slug}-{v}", p, p.colours[0], v) for p in chosen for v in VIEWS]


def shot(name):
    return next(s for s in shots() if s[0] == name)
