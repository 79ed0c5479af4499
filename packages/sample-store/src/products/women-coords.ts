import type { ProductCopy } from './product-copy.ts'

export const womenCoords: readonly ProductCopy[] = [
  {
    slug: 'linen-co-ord',
    title: 'Linen Co-ord',
    subtitle: 'Shirt and trousers in one linen',
    description:
      'A short-sleeved shirt and drawstring trousers cut from the same bolt, so the colour matches exactly. Worn together they make a summer suit, and apart they go with most of a wardrobe. The trousers have a flat front and elastic only at the back. Wash both pieces together.',
    material: 'Linen',
    category: 'women-coords',
    colors: ['White', 'Green'],
    sizes: ['S', 'M', 'L'],
    price: 299,
    tags: ['co-ord', 'linen', 'summer'],
    specifications: [
      'Fabric: 100% European flax linen, 175 g per square metre',
      'Fit: relaxed shirt, straight trousers',
      'Two pieces, sold together',
      'Care: wash at 30 °C, hang to dry',
      'Made in Bengaluru, India',
    ],
    articleNumber: 'UE-2401',
  },
  {
    slug: 'knit-co-ord',
    title: 'Knit Co-ord',
    subtitle: 'Cotton and merino, fine gauge',
    description:
      'A crew-neck top and wide trousers knitted in a fine gauge of cotton with a third of merino. The pieces are fully fashioned, which means knitted to shape rather than cut. The waistband is knitted in and does not dig. Wash it by hand and dry it flat, and it will not lose its length.',
    material: 'Cotton and merino wool',
    category: 'women-coords',
    colors: ['Black', 'Red'],
    sizes: ['M', 'S', 'L'],
    price: 339,
    compareAtPrice: 419,
    tags: ['co-ord', 'wool', 'travel'],
    specifications: [
      'Yarn: 67% cotton, 33% merino wool, 14 gauge',
      'Fit: easy top, wide trousers',
      'Two pieces, sold together',
      'Care: hand wash cool, dry flat',
      'Made in Ludhiana, India',
    ],
    articleNumber: 'UE-2402',
  },
  {
    slug: 'pyjama-co-ord',
    title: 'Piped Pyjama Co-ord',
    subtitle: 'Cotton sateen with white piping',
    description:
      'A classic pyjama in cotton sateen, good enough to open the door in. White piping follows the collar, the pocket and the cuffs. The trousers have a drawstring and two pockets. The sateen is woven in Coimbatore and gets softer with each wash.',
    material: 'Cotton sateen',
    category: 'women-coords',
    colors: ['Blue', 'White'],
    sizes: ['XL', 'M', 'L'],
    price: 259,
    tags: ['co-ord', 'cotton', 'sleep'],
    specifications: [
      'Fabric: 100% cotton sateen, 130 g per square metre',
      'Fit: roomy, drawstring waist',
      'Two pieces, sold together',
      'Care: wash at 40 °C, warm iron',
      'Woven in Coimbatore, sewn in Bengaluru',
    ],
    articleNumber: 'UE-2403',
  },
]
