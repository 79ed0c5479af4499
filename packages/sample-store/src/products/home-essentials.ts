import type { ProductCopy } from './product-copy.ts'

export const homeEssentials: readonly ProductCopy[] = [
  {
    slug: 'linen-cushion',
    title: 'Linen Cushion Cover',
    subtitle: 'Heavy linen, envelope back',
    description:
      'A cover in heavy linen with an envelope back, so there is no zip to scratch or break. The edge is turned and stitched one centimetre in, which gives it a quiet frame. It fits a pad of fifty centimetres, sold by most upholsterers. Wash it cool and put it back on slightly damp.',
    material: 'Linen',
    category: 'home-essentials',
    colors: ['White', 'Red', 'Green'],
    sizes: [],
    price: 69,
    tags: ['home', 'linen', 'gift'],
    specifications: [
      'Fabric: 100% European flax linen, 280 g per square metre',
      'Size: 50 x 50 cm, pad not included',
      'Closing: envelope back',
      'Care: wash at 40 °C, hang to dry',
      'Made in Bengaluru, India',
    ],
    articleNumber: 'UE-4201',
  },
  {
    slug: 'stoneware-vase',
    title: 'Stoneware Vase',
    subtitle: 'Hand-thrown, matt glaze',
    description:
      'Thrown on a wheel in Auroville and fired at 1280 degrees, with a matt glaze outside and a clear one within. The foot is left bare so that the clay can be seen. The neck is narrow enough to hold a single branch upright. It is watertight and safe in a dishwasher.',
    material: 'Stoneware',
    category: 'home-essentials',
    colors: ['White', 'Black'],
    sizes: [],
    price: 149,
    tags: ['home', 'ceramic', 'handmade'],
    specifications: [
      'Clay: stoneware, fired at 1280 °C',
      'Size: 24 x 14 cm, mouth 4 cm',
      'Glaze: matt outside, clear inside',
      'Care: safe in a dishwasher',
      'Made in Auroville, India',
    ],
    articleNumber: 'UE-4202',
  },
]
