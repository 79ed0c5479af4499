import { belt, beltFloor } from './objects/belts.ts'
import { candle, candleFloor } from './objects/candles.ts'
import { sunglasses } from './objects/eyewear.ts'
import { cushion, vase, vaseFloor } from './objects/home.ts'
import { bifold, cardHolder, zipWallet } from './objects/leather.ts'
import { watch } from './objects/watches.ts'
import { place } from './scenes/place.ts'
import { lying, standing, type Product } from './product.ts'

/** What stands, is carried or is worn with it. */
export const objects: readonly Product[] = [
  {
    slug: 'round-sunglasses',
    kind: 'eyewear',
    colours: ['Black', 'Green'],
    ...lying((s, d) => place(sunglasses(s, d, 'round'), 400, 556, 1.06)),
  },
  {
    slug: 'square-sunglasses',
    kind: 'eyewear',
    colours: ['Black', 'Red', 'Blue'],
    ...lying((s, d) => place(sunglasses(s, d, 'square'), 400, 556, 1.06)),
  },
  {
    slug: 'metal-sunglasses',
    kind: 'eyewear',
    colours: ['Green', 'Blue'],
    ...lying((s, d) => place(sunglasses(s, d, 'metal'), 400, 556, 1.06)),
  },
  {
    slug: 'field-watch',
    kind: 'watch',
    colours: ['Black', 'Green'],
    ...lying((s, d) => watch(s, d, 'field')),
  },
  {
    slug: 'dress-watch',
    kind: 'watch',
    colours: ['White', 'Blue'],
    ...lying((s, d) => watch(s, d, 'dress')),
  },
  { slug: 'mesh-watch', kind: 'watch', colours: ['Blue', 'Black'], ...lying((s, d) => watch(s, d, 'mesh')) },
  {
    slug: 'leather-belt',
    kind: 'belt',
    colours: ['Black', 'Red'],
    ...standing((s, d) => belt(s, d, 'bridle'), { floor: beltFloor, y: 680, scale: 1.16 }),
  },
  {
    slug: 'woven-belt',
    kind: 'belt',
    colours: ['Blue', 'Green'],
    ...standing((s, d) => belt(s, d, 'woven'), { floor: beltFloor, y: 680, scale: 1.16 }),
  },
  { slug: 'bifold-wallet', kind: 'leather', colours: ['Black', 'Green'], ...lying((s, d) => bifold(s, d)) },
  {
    slug: 'card-holder',
    kind: 'leather',
    colours: ['Red', 'Black', 'Blue'],
    ...lying((s, d) => cardHolder(s, d)),
  },
  { slug: 'zip-wallet', kind: 'leather', colours: ['Green', 'Black'], ...lying((s, d) => zipWallet(s, d)) },
  {
    slug: 'fig-vetiver-candle',
    kind: 'candle',
    colours: ['Black', 'White'],
    ...standing((s, d) => candle(s, d, 'fig'), { floor: candleFloor, y: 772, scale: 1.12 }),
  },
  {
    slug: 'sandalwood-candle',
    kind: 'candle',
    colours: ['Red', 'White'],
    ...standing((s, d) => candle(s, d, 'sandalwood'), { floor: candleFloor, y: 820, scale: 1.06 }),
  },
  {
    slug: 'monsoon-candle',
    kind: 'candle',
    colours: ['Blue', 'Green'],
    ...standing((s, d) => candle(s, d, 'monsoon'), { floor: candleFloor, y: 730, scale: 1.14 }),
  },
  {
    slug: 'jasmine-candle',
    kind: 'candle',
    colours: ['White', 'Green'],
    ...standing((s, d) => candle(s, d, 'jasmine'), { floor: candleFloor, y: 772, scale: 1.1 }),
  },
  {
    slug: 'linen-cushion',
    kind: 'cushion',
    colours: ['White', 'Red', 'Green'],
    ...lying((s, d) => cushion(s, d)),
  },
  {
    slug: 'stoneware-vase',
    kind: 'vase',
    colours: ['White', 'Black'],
    ...standing((s, d) => vase(s, d), { floor: vaseFloor, y: 846, scale: 1.02 }),
  },
]
