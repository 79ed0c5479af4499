import type { ProductCopy } from './product-copy.ts'

export const womenJumpsuits: readonly ProductCopy[] = [
  {
    slug: 'utility-jumpsuit',
    title: 'Utility Jumpsuit',
    subtitle: 'Washed cotton twill with a belt',
    description:
      'A workwear jumpsuit in washed twill, with a two-way zip and a belt of the same cloth. Four pockets, two of them large enough for a paperback. The sleeves roll and button above the elbow. The twill fades slowly at the seams, as it should.',
    material: 'Cotton twill',
    category: 'women-jumpsuits',
    colors: ['Green', 'Black'],
    sizes: ['M', 'S', 'L'],
    price: 349,
    tags: ['jumpsuit', 'cotton', 'everyday'],
    specifications: [
      'Fabric: 100% cotton twill, 260 g per square metre',
      'Fit: relaxed, belt included',
      'Two-way metal zip, four pockets',
      'Care: wash at 30 °C with like colours',
      'Made in Bengaluru, India',
    ],
    articleNumber: 'UE-2301',
  },
  {
    slug: 'linen-jumpsuit',
    title: 'Linen Jumpsuit',
    subtitle: 'Sleeveless, in washed linen',
    description:
      'Sleeveless and straight, with a tie at the waist that can be drawn in or left loose. The linen is opaque even in ecru and was washed twice to make it soft. The legs end above the ankle. Dry it on a line and wear it as it comes.',
    material: 'Linen',
    category: 'women-jumpsuits',
    colors: ['White', 'Red'],
    sizes: ['S', 'XS', 'M', 'L'],
    price: 319,
    compareAtPrice: 389,
    tags: ['jumpsuit', 'linen', 'summer'],
    specifications: [
      'Fabric: 100% European flax linen, 200 g per square metre',
      'Fit: straight, cropped leg',
      'Side pockets, back tie',
      'Care: wash at 30 °C, hang to dry',
      'Made in Bengaluru, India',
    ],
    articleNumber: 'UE-2302',
  },
  {
    slug: 'wide-leg-jumpsuit',
    title: 'Wide-Leg Jumpsuit',
    subtitle: 'Fluid viscose crepe',
    description:
      'A plain bodice and wide legs in viscose crepe with a good weight to it. The wood pulp comes from certified forests and is processed in a closed loop. A crossed back leaves the shoulders free. It moves like a skirt and has the pockets of trousers.',
    material: 'Viscose crepe',
    category: 'women-jumpsuits',
    colors: ['Black', 'Blue'],
    sizes: ['L', 'M', 'XL'],
    price: 379,
    isNew: true,
    tags: ['jumpsuit', 'viscose', 'evening'],
    specifications: [
      'Fabric: 100% closed-loop viscose crepe, 210 g per square metre',
      'Fit: fitted bodice, wide legs, 82 cm inseam',
      'Concealed back zip, side pockets',
      'Care: wash at 30 °C on a gentle cycle, cool iron',
      'Made in Mumbai, India',
    ],
    articleNumber: 'UE-2303',
  },
]
