import type { ProductCopy } from './product-copy.ts'

export const womenShirts: readonly ProductCopy[] = [
  {
    slug: 'poplin-shirt',
    title: 'Relaxed Poplin Shirt',
    subtitle: 'Cotton poplin, dropped shoulder',
    description:
      'A generous shirt in cotton poplin with a dropped shoulder and a curved hem. It is long enough to wear over leggings and tucks in without a ridge. The cuffs are deep and close with two buttons, so sleeves stay rolled. Iron it damp, or enjoy the creases.',
    material: 'Cotton poplin',
    category: 'women-shirts',
    colors: ['White', 'Blue'],
    sizes: ['S', 'XS', 'M', 'L'],
    price: 129,
    tags: ['shirt', 'cotton', 'office'],
    specifications: [
      'Fabric: 100% cotton poplin, 115 g per square metre',
      'Fit: oversized, choose your usual size',
      'Curved hem, two-button cuffs',
      'Care: wash at 40 °C, hot iron',
      'Made in Bengaluru, India',
    ],
    articleNumber: 'UE-2601',
  },
  {
    slug: 'silk-shirt',
    title: 'Washed Silk Shirt',
    subtitle: 'Sand-washed silk crepe de chine',
    description:
      'Silk crepe de chine, sand-washed until it looks like old cotton and feels like water. The placket is concealed and the collar small. It is dyed after sewing, which gives the seams a slightly deeper tone. Wash by hand and never wring it.',
    material: 'Silk',
    category: 'women-shirts',
    colors: ['Black', 'Green'],
    sizes: ['M', 'S', 'L'],
    price: 219,
    compareAtPrice: 269,
    tags: ['shirt', 'silk', 'evening'],
    specifications: [
      'Fabric: 100% silk crepe de chine, 16 momme',
      'Fit: straight, slightly long',
      'Concealed placket, mother of pearl buttons',
      'Care: hand wash cool, cool iron',
      'Made in Ramanagara, India',
    ],
    articleNumber: 'UE-2602',
  },
  {
    slug: 'cropped-shirt',
    title: 'Cropped Cotton Shirt',
    subtitle: 'Crisp cotton, waist length',
    description:
      'A boxy shirt that ends at the waist, made for high trousers and full skirts. The cotton is a tight plain weave with a dry hand. Short sleeves are turned up once and tacked. It is pre-shrunk and can be washed at forty degrees.',
    material: 'Cotton',
    category: 'women-shirts',
    colors: ['Red', 'White'],
    sizes: ['XS', 'S', 'M'],
    price: 109,
    tags: ['shirt', 'cotton', 'summer'],
    specifications: [
      'Fabric: 100% cotton, 135 g per square metre',
      'Fit: boxy and cropped, 48 cm long in size S',
      'One chest pocket',
      'Care: wash at 40 °C, warm iron',
      'Made in Jaipur, India',
    ],
    articleNumber: 'UE-2603',
  },
]
