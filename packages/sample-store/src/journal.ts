import { pictureUrl } from './pictures.ts'
import { products } from './products.ts'

/** A post of the shop's journal, as its owner would write it in the dashboard. */
export interface SamplePost {
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly body: string
  readonly author: string
  readonly cover: string
  readonly coverText: string
  readonly tags: readonly string[]
  readonly productIds: readonly string[]
  /** How long before the seed it was published. */
  readonly daysAgo: number
}

export const idsOf = (...slugs: readonly string[]): readonly string[] =>
  slugs.flatMap((slug) => products.find((product) => product.slug === slug)?.id ?? [])

/** The newest first. */
export const journal: readonly SamplePost[] = [
  {
    slug: 'how-to-wash-linen',
    title: 'How to wash linen, and why it gets better',
    summary: 'Cool water, little spin and no dryer: linen needs less care than its reputation says.',
    author: 'Meera Nair',
    cover: pictureUrl('linen-shirt-detail'),
    coverText: 'The open collar of a white linen shirt, with mother-of-pearl buttons',
    tags: ['Care', 'Linen'],
    productIds: idsOf('linen-shirt', 'wrap-dress', 'linen-jumpsuit', 'linen-cushion'),
    daysAgo: 3,
    body: `Linen is stronger wet than dry. That one fact decides how to treat it: water does it no harm, heat and friction do.

## Before the first wash

Close the buttons and turn the piece inside out. Wash light and dark colours apart the first two times. Our linen is washed once before it is sewn, so it will not shrink by a size, but a new dye always gives up a little.

## In the machine

- 30 °C is enough. Stains from food come out better with a spoon of soda than with more heat.
- Fill the drum by half. Linen that has no space creases in hard lines.
- Spin at 600 turns. Faster spinning presses folds into the cloth that only an iron takes out again.
- No softener. It covers the fibres, and they no longer drink water.

## Afterwards

Shake it once, hard, and hang it while it is heavy: the weight of the water pulls most creases straight. Dry it in the shade, since sunlight bleaches colours and makes the fibres brittle. If you iron, do it while the cloth is still damp, on the wrong side.

After some twenty washes linen has lost its stiffness and keeps its strength. That is when most of us begin to like it best. More about returns and care is on our [help page](/help).`,
  },
  {
    slug: 'block-prints-from-bagru',
    title: 'One press at a time: block prints from Bagru',
    summary:
      'The blue kurti set takes two people, three carved blocks and about four hundred presses by hand.',
    author: 'Arjun Rao',
    cover: pictureUrl('block-print-kurti-set-styled'),
    coverText: 'A blue kurti with a pattern of small flowers on a hanger',
    tags: ['Makers', 'Cotton'],
    productIds: idsOf('block-print-kurti-set', 'chikan-kurti-set', 'mangalgiri-kurti-set'),
    daysAgo: 17,
    body: `Bagru lies thirty kilometres from Jaipur, beside a river that is dry for most of the year. Printers have worked here for at least three hundred years, because the water and the clay suit the dyes.

## Three blocks for one flower

The pattern of our kurti set needs three blocks of teak. The first prints the outline, the second the ground, the third the red of the border. A carver needs five days for such a set, and a printer wears it out in about two years.

The cloth lies on a table of twelve metres, padded with jute. The printer sets the block by eye and by a small pin at its corner, strikes it once with the side of the hand and moves on. There are about four hundred presses in one kurti.

## Why no two are alike

The blue is indigo. It turns blue only in the air, after the cloth has left the vat, and how deep it becomes depends on the weather of that day. The red comes from madder with alum. Both lose a little colour in the first three washes, so wash the set on its own.

> Small shifts where two blocks meet are how you tell a print by hand from one by machine.

We order twice a year and pay when the order is placed. The next lengths arrive after the monsoon.`,
  },
  {
    slug: 'a-candle-burns-better',
    title: 'Four habits that make a candle last',
    summary: 'Let the wax melt to the edge, keep the wick short, avoid draughts, and stop in time.',
    author: 'Meera Nair',
    cover: pictureUrl('category-home-premium-candles'),
    coverText: 'Three lit candles on plinths in the light of a window',
    tags: ['Care', 'Home'],
    productIds: idsOf('fig-vetiver-candle', 'sandalwood-candle', 'monsoon-candle', 'jasmine-candle'),
    daysAgo: 34,
    body: `Our candles are poured in Mysuru, in batches of sixty. How long one burns depends half on the pouring and half on you.

1. **The first evening decides.** Burn it until the wax has melted to the edge, which takes about two hours. Wax remembers: a candle that was put out too early burns a tunnel down its middle ever after.
2. **Cut the wick to five millimetres** each time before you light it. A long wick smokes and blackens the glass.
3. **Keep it out of draughts.** A flame that flickers melts one side and leaves the other.
4. **Stop when one centimetre is left.** The base of the vessel gets hot, and so does what it stands on.

## And then?

Pour hot water into the empty glass. What is left of the wax rises and can be lifted off once it is cold. The glass is made to be kept: it holds pens, cotton wool, or a small plant.`,
  },
]
