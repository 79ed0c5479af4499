import type { ProductCopy } from './product-copy.ts'

export const sunglasses: readonly ProductCopy[] = [
  {
    slug: 'round-sunglasses',
    title: 'Round Acetate Sunglasses',
    subtitle: 'Cellulose acetate, CR-39 lenses',
    description:
      'A round frame cut from cotton-based acetate and polished for two days in a drum of birch chips. Like all our accessories it can be repaired: the five-barrel hinges take a standard screw. The lenses block all UV light and are tinted evenly from edge to edge. A felted wool case comes with it.',
    material: 'Acetate',
    category: 'accessories-sunglasses',
    colors: ['Black', 'Green'],
    sizes: [],
    price: 119,
    tags: ['sunglasses', 'acetate', 'summer'],
    specifications: [
      'Frame: cellulose acetate, 48-22-145 mm',
      'Lenses: CR-39, UV400, category 3',
      'Hinges: five-barrel, replaceable screws',
      'Case: wool felt, included',
      'Made in Ghaziabad, India',
    ],
    articleNumber: 'UE-3101',
  },
  {
    slug: 'square-sunglasses',
    title: 'Square Acetate Sunglasses',
    subtitle: 'Thick-cut acetate, polarised',
    description:
      'A square frame in six-millimetre acetate with softened corners. The polarised lenses take the glare off wet roads and glass. The temples have a wire core and can be bent to fit by any optician. Rinse them with water before wiping, so that dust does not scratch.',
    material: 'Acetate',
    category: 'accessories-sunglasses',
    colors: ['Black', 'Red', 'Blue'],
    sizes: [],
    price: 129,
    compareAtPrice: 159,
    tags: ['sunglasses', 'acetate', 'driving'],
    specifications: [
      'Frame: cellulose acetate, 52-20-145 mm',
      'Lenses: polarised, UV400, category 3',
      'Hinges: five-barrel, replaceable screws',
      'Case: wool felt, included',
      'Made in Ghaziabad, India',
    ],
    articleNumber: 'UE-3102',
  },
  {
    slug: 'metal-sunglasses',
    title: 'Fine-Metal Sunglasses',
    subtitle: 'Stainless steel, 19 grams',
    description:
      'A frame of one-millimetre stainless steel wire that weighs nineteen grams with its lenses. The nose pads are adjustable and made of soft silicone. The tint is graduated, darker at the top. It folds flat enough for a shirt pocket.',
    material: 'Stainless steel',
    category: 'accessories-sunglasses',
    colors: ['Green', 'Blue'],
    sizes: [],
    price: 149,
    isNew: true,
    tags: ['sunglasses', 'steel', 'travel'],
    specifications: [
      'Frame: stainless steel, 56-17-140 mm',
      'Lenses: graduated tint, UV400, category 2',
      'Weight: 19 g',
      'Case: wool felt, included',
      'Made in Ghaziabad, India',
    ],
    articleNumber: 'UE-3103',
  },
]
