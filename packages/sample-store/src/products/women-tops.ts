import type { ProductCopy } from './product-copy.ts'

export const womenTops: readonly ProductCopy[] = [
  {
    slug: 'ribbed-tank',
    title: 'Ribbed Tank',
    subtitle: 'Fine-rib organic cotton',
    description:
      'A close tank in a fine 2x2 rib that stretches and comes back. The armholes are cut high enough to wear alone and flat enough to wear under a shirt. Four per cent elastane keeps the hem from curling. Wash it with anything, at forty degrees.',
    material: 'Organic cotton rib',
    category: 'women-tops',
    colors: ['White', 'Black', 'Red'],
    sizes: ['XS', 'S', 'M', 'L'],
    price: 49,
    tags: ['top', 'cotton', 'everyday'],
    specifications: [
      'Fabric: 96% organic cotton, 4% elastane, 220 g per square metre',
      'Fit: close, true to size',
      'Self-fabric binding at neck and armholes',
      'Care: wash at 40 °C',
      'Made in Tiruppur, India',
    ],
    articleNumber: 'UE-2201',
  },
  {
    slug: 'silk-camisole',
    title: 'Silk Camisole',
    subtitle: 'Sand-washed mulberry silk',
    description:
      'A camisole in mulberry silk from Karnataka, sand-washed to take off the shine. It is cut straight, with a small V at the front and back, so either side can be worn forward. French seams leave nothing rough inside. Wash by hand in cool water with a mild soap.',
    material: 'Mulberry silk',
    category: 'women-tops',
    colors: ['Black', 'White'],
    sizes: ['S', 'XS', 'M'],
    price: 139,
    compareAtPrice: 169,
    tags: ['top', 'silk', 'evening'],
    specifications: [
      'Fabric: 100% mulberry silk, 19 momme',
      'Fit: straight, adjustable straps',
      'French seams throughout',
      'Care: hand wash cool, dry flat in shade',
      'Made in Ramanagara, India',
    ],
    articleNumber: 'UE-2202',
  },
  {
    slug: 'boat-neck-top',
    title: 'Boat-Neck Top',
    subtitle: 'Compact cotton, three-quarter sleeves',
    description:
      'A wide neck and three-quarter sleeves in a compact cotton knit that holds its line. The neck is faced on the inside so that it never stretches out. The body ends at the hip and tucks in without bulk. It keeps its colour at forty degrees.',
    material: 'Cotton',
    category: 'women-tops',
    colors: ['Blue', 'White'],
    sizes: ['M', 'S', 'L'],
    price: 99,
    tags: ['top', 'cotton', 'office'],
    specifications: [
      'Fabric: 100% compact cotton, 230 g per square metre',
      'Fit: regular, hip length',
      'Faced neckline, three-quarter sleeves',
      'Care: wash at 40 °C, inside out',
      'Made in Tiruppur, India',
    ],
    articleNumber: 'UE-2203',
  },
]
