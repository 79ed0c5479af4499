import { cut } from './cloth/cloth.ts'
import { dyes, type ColourName, type Dye } from './colours.ts'
import type { Sketch } from './drawing/sketch.ts'
import { pleatedDress, slipDress, wrapDress } from './garments/dresses.ts'
import { shirtDress } from './garments/shirt-dress.ts'
import { jumpsuit } from './garments/jumpsuits.ts'
import { shirt } from './garments/shirts.ts'
import { boatNeck, camisole, tank } from './garments/tops.ts'
import { kurtiSet } from './garments/kurtis.ts'
import { coOrd } from './garments/sets.ts'
import { tee } from './garments/tees.ts'
import { belt, beltFloor } from './objects/belts.ts'
import { candle, candleFloor } from './objects/candles.ts'
import { sunglasses } from './objects/eyewear.ts'
import { cushion, vase, vaseFloor } from './objects/home.ts'
import { bifold, cardHolder, zipWallet } from './objects/leather.ts'
import { watch } from './objects/watches.ts'
import { place, stand } from './scenes/place.ts'
import { paper, table } from './stage/ground.ts'

type Draw = (sketch: Sketch, dye: Dye, colour: ColourName) => string

export interface Product {
  readonly slug: string
  readonly colours: readonly ColourName[]
  readonly draw: Draw
}

const lying =
  (draw: Draw): Draw =>
  (sketch, dye, colour) =>
    paper(sketch) + draw(sketch, dye, colour)

/** Brings an object whose foot is drawn at (400, floor) up to the middle of the picture, and the horizon with it. */
const standing =
  (draw: Draw, at: { floor: number; y: number; scale: number }): Draw =>
  (sketch, dye, colour) =>
    table(sketch, at.y - 110) + stand(draw(sketch, dye, colour), 400, at.y, at.scale, at.floor)

/** Every product of the shop with its colours, the first being the default, and how it is drawn. */
export const products: readonly Product[] = [
  {
    slug: 'heavyweight-tee',
    colours: ['White', 'Black', 'Blue'],
    draw: lying((s, d) => tee(cut(s, d, 'heavy'), { sleeve: 'short' })),
  },
  {
    slug: 'pocket-tee',
    colours: ['Green', 'White', 'Black'],
    draw: lying((s, d) => tee(cut(s, d, 'jersey'), { sleeve: 'short', pocket: true })),
  },
  {
    slug: 'long-sleeve-tee',
    colours: ['Black', 'White'],
    draw: lying((s, d) => tee(cut(s, d, 'jersey'), { sleeve: 'long' })),
  },
  {
    slug: 'striped-tee',
    colours: ['Blue', 'Red'],
    draw: lying((s, d) => tee(cut(s, dyes.White, 'heavy'), { sleeve: 'short', stripes: d.body })),
  },
  {
    slug: 'linen-shirt',
    colours: ['White', 'Blue', 'Green'],
    draw: lying((s, d) => shirt(cut(s, d, 'linen'), { collar: 'point', sleeve: 'long', hem: 'curved' })),
  },
  {
    slug: 'oxford-shirt',
    colours: ['Blue', 'White'],
    draw: lying((s, d) =>
      shirt(cut(s, d, 'oxford'), { collar: 'button-down', sleeve: 'long', hem: 'curved', pockets: 'one' }),
    ),
  },
  {
    slug: 'overshirt',
    colours: ['Green', 'Black'],
    draw: lying((s, d) =>
      shirt(cut(s, d, 'twill', 3), {
        collar: 'point',
        sleeve: 'long',
        hem: 'straight',
        length: 800,
        pockets: 'two',
        horn: true,
      }),
    ),
  },
  {
    slug: 'camp-collar-shirt',
    colours: ['Red', 'Black'],
    draw: lying((s, d) =>
      shirt(cut(s, d, 'poplin'), { collar: 'camp', sleeve: 'short', hem: 'straight', length: 800 }),
    ),
  },
  { slug: 'ribbed-tank', colours: ['White', 'Black', 'Red'], draw: lying((s, d) => tank(cut(s, d, 'rib'))) },
  { slug: 'silk-camisole', colours: ['Black', 'White'], draw: lying((s, d) => camisole(cut(s, d, 'satin'))) },
  { slug: 'boat-neck-top', colours: ['Blue', 'White'], draw: lying((s, d) => boatNeck(cut(s, d, 'jersey'))) },
  {
    slug: 'slip-dress',
    colours: ['Black', 'Red', 'Green'],
    draw: lying((s, d) => slipDress(cut(s, d, 'satin'))),
  },
  { slug: 'wrap-dress', colours: ['Red', 'Blue'], draw: lying((s, d) => wrapDress(cut(s, d, 'linen'))) },
  { slug: 'shirt-dress', colours: ['White', 'Blue'], draw: lying((s, d) => shirtDress(cut(s, d, 'poplin'))) },
  {
    slug: 'pleated-dress',
    colours: ['Green', 'Black'],
    draw: lying((s, d) => pleatedDress(cut(s, d, 'poplin', 3))),
  },
  {
    slug: 'utility-jumpsuit',
    colours: ['Green', 'Black'],
    draw: lying((s, d) => jumpsuit(cut(s, d, 'twill', 3), { top: 'collared', hem: 52, closing: 'belt' })),
  },
  {
    slug: 'linen-jumpsuit',
    colours: ['White', 'Red'],
    draw: lying((s, d) => jumpsuit(cut(s, d, 'linen'), { top: 'sleeveless', hem: 62, closing: 'sash' })),
  },
  {
    slug: 'wide-leg-jumpsuit',
    colours: ['Black', 'Blue'],
    draw: lying((s, d) => jumpsuit(cut(s, d, 'poplin'), { top: 'strapped', hem: 84, closing: 'sash' })),
  },
  {
    slug: 'poplin-shirt',
    colours: ['White', 'Blue'],
    draw: lying((s, d) =>
      shirt(cut(s, d, 'poplin', 5), { collar: 'point', sleeve: 'long', hem: 'curved', length: 860 }),
    ),
  },
  {
    slug: 'silk-shirt',
    colours: ['Black', 'Green'],
    draw: lying((s, d) =>
      shirt(cut(s, d, 'satin', 5), { collar: 'point', sleeve: 'long', hem: 'curved', length: 846 }),
    ),
  },
  {
    slug: 'cropped-shirt',
    colours: ['Red', 'White'],
    draw: lying((s, d) =>
      shirt(cut(s, d, 'oxford'), {
        collar: 'point',
        sleeve: 'long',
        hem: 'straight',
        length: 660,
        pockets: 'one',
      }),
    ),
  },
  {
    slug: 'linen-co-ord',
    colours: ['White', 'Green'],
    draw: lying((s, d) => coOrd(cut(s, d, 'linen'), 'linen')),
  },
  { slug: 'knit-co-ord', colours: ['Black', 'Red'], draw: lying((s, d) => coOrd(cut(s, d, 'knit'), 'knit')) },
  {
    slug: 'pyjama-co-ord',
    colours: ['Blue', 'White'],
    draw: lying((s, d) => coOrd(cut(s, d, 'poplin'), 'pyjama')),
  },
  {
    slug: 'block-print-kurti-set',
    colours: ['Blue', 'Red'],
    draw: lying((s, d) => kurtiSet(cut(s, d, 'poplin'), 'block-print')),
  },
  {
    slug: 'chikan-kurti-set',
    colours: ['White', 'Green'],
    draw: lying((s, d) => kurtiSet(cut(s, d, 'poplin'), 'chikan')),
  },
  {
    slug: 'mangalgiri-kurti-set',
    colours: ['Red', 'Black'],
    draw: lying((s, d) => kurtiSet(cut(s, d, 'oxford'), 'mangalgiri')),
  },
  {
    slug: 'round-sunglasses',
    colours: ['Black', 'Green'],
    draw: lying((s, d) => place(sunglasses(s, d, 'round'), 400, 556, 1.06)),
  },
  {
    slug: 'square-sunglasses',
    colours: ['Black', 'Red', 'Blue'],
    draw: lying((s, d) => place(sunglasses(s, d, 'square'), 400, 556, 1.06)),
  },
  {
    slug: 'metal-sunglasses',
    colours: ['Green', 'Blue'],
    draw: lying((s, d) => place(sunglasses(s, d, 'metal'), 400, 556, 1.06)),
  },
  { slug: 'field-watch', colours: ['Black', 'Green'], draw: lying((s, d) => watch(s, d, 'field')) },
  { slug: 'dress-watch', colours: ['White', 'Blue'], draw: lying((s, d) => watch(s, d, 'dress')) },
  { slug: 'mesh-watch', colours: ['Blue', 'Black'], draw: lying((s, d) => watch(s, d, 'mesh')) },
  {
    slug: 'leather-belt',
    colours: ['Black', 'Red'],
    draw: standing((s, d) => belt(s, d, 'bridle'), { floor: beltFloor, y: 680, scale: 1.16 }),
  },
  {
    slug: 'woven-belt',
    colours: ['Blue', 'Green'],
    draw: standing((s, d) => belt(s, d, 'woven'), { floor: beltFloor, y: 680, scale: 1.16 }),
  },
  { slug: 'bifold-wallet', colours: ['Black', 'Green'], draw: lying((s, d) => bifold(s, d)) },
  { slug: 'card-holder', colours: ['Red', 'Black', 'Blue'], draw: lying((s, d) => cardHolder(s, d)) },
  { slug: 'zip-wallet', colours: ['Green', 'Black'], draw: lying((s, d) => zipWallet(s, d)) },
  {
    slug: 'fig-vetiver-candle',
    colours: ['Black', 'White'],
    draw: standing((s, d) => candle(s, d, 'fig'), { floor: candleFloor, y: 772, scale: 1.12 }),
  },
  {
    slug: 'sandalwood-candle',
    colours: ['Red', 'White'],
    draw: standing((s, d) => candle(s, d, 'sandalwood'), { floor: candleFloor, y: 820, scale: 1.06 }),
  },
  {
    slug: 'monsoon-candle',
    colours: ['Blue', 'Green'],
    draw: standing((s, d) => candle(s, d, 'monsoon'), { floor: candleFloor, y: 730, scale: 1.14 }),
  },
  {
    slug: 'jasmine-candle',
    colours: ['White', 'Green'],
    draw: standing((s, d) => candle(s, d, 'jasmine'), { floor: candleFloor, y: 772, scale: 1.1 }),
  },
  { slug: 'linen-cushion', colours: ['White', 'Red', 'Green'], draw: lying((s, d) => cushion(s, d)) },
  {
    slug: 'stoneware-vase',
    colours: ['White', 'Black'],
    draw: standing((s, d) => vase(s, d), { floor: vaseFloor, y: 846, scale: 1.02 }),
  },
]
