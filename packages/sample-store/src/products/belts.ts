import type { ProductCopy } from './product-copy.ts'

export const belts: readonly ProductCopy[] = [
  {
    slug: 'leather-belt',
    title: 'Bridle-Leather Belt',
    subtitle: 'Vegetable-tanned, solid brass buckle',
    description:
      'One strip of bridle leather, four millimetres thick, tanned with bark in Chennai and cut along the back where the hide is densest. The edges are burnished by hand and the buckle is solid brass, held by two screws so that it can be swapped. It is stiff at first and takes the shape of its wearer. Feed it with a little wax twice a year.',
    material: 'Bridle leather',
    category: 'accessories-belts',
    colors: ['Black', 'Red'],
    sizes: ['S', 'M', 'L', 'XL'],
    price: 89,
    tags: ['belt', 'leather', 'gift'],
    specifications: [
      'Leather: vegetable-tanned bridle leather, 4 mm',
      'Width: 32 mm, five holes',
      'Buckle: solid brass, removable',
      'Lengths: S 80 cm, M 88 cm, L 96 cm, XL 104 cm',
      'Made in Chennai, India',
    ],
    articleNumber: 'UE-3301',
  },
  {
    slug: 'woven-belt',
    title: 'Woven Belt',
    subtitle: 'Cotton webbing with leather ends',
    description:
      'A belt braided from waxed cotton cord, which closes at any point because the pin goes through the weave. The ends are bound in leather and stitched twice. It gives a little when you sit down. Wipe it clean with a damp cloth.',
    material: 'Cotton and leather',
    category: 'accessories-belts',
    colors: ['Blue', 'Green'],
    sizes: ['M', 'L'],
    price: 69,
    tags: ['belt', 'cotton', 'summer'],
    specifications: [
      'Webbing: waxed cotton cord, braided',
      'Width: 30 mm',
      'Buckle: solid brass',
      'Lengths: M 95 cm, L 105 cm',
      'Made in Chennai, India',
    ],
    articleNumber: 'UE-3302',
  },
]
