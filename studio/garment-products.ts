import { cut } from './cloth/cloth.ts'
import { dyes } from './colours.ts'
import { pleatedDress, slipDress, wrapDress } from './garments/dresses.ts'
import { shirtDress } from './garments/shirt-dress.ts'
import { jumpsuit } from './garments/jumpsuits.ts'
import { shirt } from './garments/shirts.ts'
import { boatNeck, camisole, tank } from './garments/tops.ts'
import { kurtiSet } from './garments/kurtis.ts'
import { coOrd } from './garments/sets.ts'
import { tee } from './garments/tees.ts'
import { lying, type Product } from './product.ts'

/** What is worn. */
export const garments: readonly Product[] = [
  {
    slug: 'heavyweight-tee',
    kind: 'tee',
    colours: ['White', 'Black', 'Blue'],
    ...lying((s, d) => tee(cut(s, d, 'heavy'), { sleeve: 'short' })),
  },
  {
    slug: 'pocket-tee',
    kind: 'tee',
    colours: ['Green', 'White', 'Black'],
    ...lying((s, d) => tee(cut(s, d, 'jersey'), { sleeve: 'short', pocket: true })),
  },
  {
    slug: 'long-sleeve-tee',
    kind: 'tee',
    colours: ['Black', 'White'],
    ...lying((s, d) => tee(cut(s, d, 'jersey'), { sleeve: 'long' })),
  },
  {
    slug: 'striped-tee',
    kind: 'tee',
    colours: ['Blue', 'Red'],
    ...lying((s, d) => tee(cut(s, dyes.White, 'heavy'), { sleeve: 'short', stripes: d.body })),
  },
  {
    slug: 'linen-shirt',
    kind: 'shirt',
    colours: ['White', 'Blue', 'Green'],
    ...lying((s, d) => shirt(cut(s, d, 'linen'), { collar: 'point', sleeve: 'long', hem: 'curved' })),
  },
  {
    slug: 'oxford-shirt',
    kind: 'shirt',
    colours: ['Blue', 'White'],
    ...lying((s, d) =>
      shirt(cut(s, d, 'oxford'), { collar: 'button-down', sleeve: 'long', hem: 'curved', pockets: 'one' }),
    ),
  },
  {
    slug: 'overshirt',
    kind: 'shirt',
    colours: ['Green', 'Black'],
    ...lying((s, d) =>
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
    kind: 'shirt',
    colours: ['Red', 'Black'],
    ...lying((s, d) =>
      shirt(cut(s, d, 'poplin'), { collar: 'camp', sleeve: 'short', hem: 'straight', length: 800 }),
    ),
  },
  {
    slug: 'ribbed-tank',
    kind: 'top',
    colours: ['White', 'Black', 'Red'],
    ...lying((s, d) => tank(cut(s, d, 'rib'))),
  },
  {
    slug: 'silk-camisole',
    kind: 'top',
    colours: ['Black', 'White'],
    ...lying((s, d) => camisole(cut(s, d, 'satin'))),
  },
  {
    slug: 'boat-neck-top',
    kind: 'tee',
    colours: ['Blue', 'White'],
    ...lying((s, d) => boatNeck(cut(s, d, 'jersey'))),
  },
  {
    slug: 'slip-dress',
    kind: 'slip',
    colours: ['Black', 'Red', 'Green'],
    ...lying((s, d) => slipDress(cut(s, d, 'satin'))),
  },
  {
    slug: 'wrap-dress',
    kind: 'dress',
    colours: ['Red', 'Blue'],
    ...lying((s, d) => wrapDress(cut(s, d, 'linen'))),
  },
  {
    slug: 'shirt-dress',
    kind: 'dress',
    colours: ['White', 'Blue'],
    ...lying((s, d) => shirtDress(cut(s, d, 'poplin'))),
  },
  {
    slug: 'pleated-dress',
    kind: 'dress',
    colours: ['Green', 'Black'],
    ...lying((s, d) => pleatedDress(cut(s, d, 'poplin', 3))),
  },
  {
    slug: 'utility-jumpsuit',
    kind: 'jumpsuit',
    colours: ['Green', 'Black'],
    ...lying((s, d) => jumpsuit(cut(s, d, 'twill', 3), { top: 'collared', hem: 52, closing: 'belt' })),
  },
  {
    slug: 'linen-jumpsuit',
    kind: 'jumpsuit',
    colours: ['White', 'Red'],
    ...lying((s, d) => jumpsuit(cut(s, d, 'linen'), { top: 'sleeveless', hem: 62, closing: 'sash' })),
  },
  {
    slug: 'wide-leg-jumpsuit',
    kind: 'jumpsuit',
    colours: ['Black', 'Blue'],
    ...lying((s, d) => jumpsuit(cut(s, d, 'poplin'), { top: 'strapped', hem: 84, closing: 'sash' })),
  },
  {
    slug: 'poplin-shirt',
    kind: 'shirt',
    colours: ['White', 'Blue'],
    ...lying((s, d) =>
      shirt(cut(s, d, 'poplin', 5), { collar: 'point', sleeve: 'long', hem: 'curved', length: 860 }),
    ),
  },
  {
    slug: 'silk-shirt',
    kind: 'shirt',
    colours: ['Black', 'Green'],
    ...lying((s, d) =>
      shirt(cut(s, d, 'satin', 5), { collar: 'point', sleeve: 'long', hem: 'curved', length: 846 }),
    ),
  },
  {
    slug: 'cropped-shirt',
    kind: 'shirt',
    colours: ['Red', 'White'],
    ...lying((s, d) =>
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
    kind: 'set',
    colours: ['White', 'Green'],
    ...lying((s, d) => coOrd(cut(s, d, 'linen'), 'linen')),
  },
  {
    slug: 'knit-co-ord',
    kind: 'set',
    colours: ['Black', 'Red'],
    ...lying((s, d) => coOrd(cut(s, d, 'knit'), 'knit')),
  },
  {
    slug: 'pyjama-co-ord',
    kind: 'set',
    colours: ['Blue', 'White'],
    ...lying((s, d) => coOrd(cut(s, d, 'poplin'), 'pyjama')),
  },
  {
    slug: 'block-print-kurti-set',
    kind: 'kurti',
    colours: ['Blue', 'Red'],
    ...lying((s, d) => kurtiSet(cut(s, d, 'poplin'), 'block-print')),
  },
  {
    slug: 'chikan-kurti-set',
    kind: 'kurti',
    colours: ['White', 'Green'],
    ...lying((s, d) => kurtiSet(cut(s, d, 'poplin'), 'chikan')),
  },
  {
    slug: 'mangalgiri-kurti-set',
    kind: 'kurti',
    colours: ['Red', 'Black'],
    ...lying((s, d) => kurtiSet(cut(s, d, 'oxford'), 'mangalgiri')),
  },
]
