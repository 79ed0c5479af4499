import type { ProductCopy } from './product-copy.ts'

export const wallets: readonly ProductCopy[] = [
  {
    slug: 'bifold-wallet',
    title: 'Bifold Wallet',
    subtitle: 'Vegetable-tanned goatskin',
    description:
      'A bifold of thin goatskin for six cards and a few notes, flat enough for a front pocket. The leather is tanned with myrobalan nut and darkens with handling. It is stitched with waxed linen thread, eight stitches to the inch. A loose thread is mended free of charge.',
    material: 'Goatskin',
    category: 'accessories-wallets',
    colors: ['Black', 'Green'],
    sizes: [],
    price: 95,
    tags: ['wallet', 'leather', 'gift'],
    specifications: [
      'Leather: vegetable-tanned goatskin, 1 mm',
      'Size closed: 11 x 9 x 1 cm',
      'Six card slots, one note compartment',
      'Thread: waxed linen',
      'Made in Chennai, India',
    ],
    articleNumber: 'UE-3401',
  },
  {
    slug: 'card-holder',
    title: 'Card Holder',
    subtitle: 'One piece of goatskin, folded',
    description:
      'A single piece of goatskin, folded and stitched along two edges. Four cards fit in the slots and folded notes go in the middle. The slots are tight when new and loosen to fit within a week. It weighs less than the cards it carries.',
    material: 'Goatskin',
    category: 'accessories-wallets',
    colors: ['Red', 'Black', 'Blue'],
    sizes: [],
    price: 45,
    tags: ['wallet', 'leather', 'travel'],
    specifications: [
      'Leather: vegetable-tanned goatskin, 1 mm',
      'Size: 10 x 7 cm',
      'Four card slots, one middle pocket',
      'Made in Chennai, India',
    ],
    articleNumber: 'UE-3402',
  },
  {
    slug: 'zip-wallet',
    title: 'Zip-Around Wallet',
    subtitle: 'Pebbled leather, brass zip',
    description:
      'A long wallet in pebbled leather that closes all the way round with a brass zip. Twelve cards, notes laid flat, a coin pocket and room for a phone. The grain is natural and hides small scratches. Brush the zip with a little wax when it feels dry.',
    material: 'Pebbled cowhide',
    category: 'accessories-wallets',
    colors: ['Green', 'Black'],
    sizes: [],
    price: 135,
    compareAtPrice: 165,
    isNew: true,
    tags: ['wallet', 'leather', 'travel'],
    specifications: [
      'Leather: full-grain pebbled cowhide',
      'Size closed: 20 x 10 x 2.5 cm',
      'Twelve card slots, coin pocket, phone pocket',
      'Zip: solid brass',
      'Made in Kolkata, India',
    ],
    articleNumber: 'UE-3403',
  },
]
