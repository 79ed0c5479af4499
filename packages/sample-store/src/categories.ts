/** A top-level category has no parent. `productType` is the singular noun the backend files a product under. */
export interface Category {
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly parent?: string
  readonly productType: string
}

const tree = [
  {
    slug: 'men',
    name: 'Men',
    description: 'T-shirts and shirts in cotton and linen, cut straight and meant to be worn often.',
    productType: 'Menswear',
  },
  {
    slug: 'men-tshirts',
    name: 'T-Shirts',
    description: 'Cotton jersey in three weights, knitted and sewn in Tiruppur.',
    parent: 'men',
    productType: 'T-Shirt',
  },
  {
    slug: 'men-shirts',
    name: 'Shirts',
    description: 'Linen, Oxford and brushed cotton shirts with room to move.',
    parent: 'men',
    productType: 'Shirt',
  },
  {
    slug: 'women',
    name: 'Women',
    description: 'Dresses, separates and sets in linen, silk and hand-worked cotton.',
    productType: 'Womenswear',
  },
  {
    slug: 'women-dresses',
    name: 'Dresses',
    description: 'Slip, wrap, shirt and pleated dresses, from the office to a late dinner.',
    parent: 'women',
    productType: 'Dress',
  },
  {
    slug: 'women-tops',
    name: 'Tops',
    description: 'Ribbed, knitted and silk tops to wear alone or under a shirt.',
    parent: 'women',
    productType: 'Top',
  },
  {
    slug: 'women-jumpsuits',
    name: 'Jumpsuits',
    description: 'One-piece outfits in twill, linen and crepe, all with real pockets.',
    parent: 'women',
    productType: 'Jumpsuit',
  },
  {
    slug: 'women-coords',
    name: 'Co-ords',
    description: 'Tops and trousers cut from the same cloth, sold as a set.',
    parent: 'women',
    productType: 'Co-ord',
  },
  {
    slug: 'women-kurti-sets',
    name: 'Kurti Sets',
    description: 'Kurtis with matching trousers, printed, embroidered and woven by hand.',
    parent: 'women',
    productType: 'Kurti set',
  },
  {
    slug: 'women-shirts',
    name: 'Shirts',
    description: 'Poplin, silk and cropped cotton shirts with an easy shoulder.',
    parent: 'women',
    productType: 'Shirt',
  },
  {
    slug: 'accessories',
    name: 'Accessories',
    description: 'Sunglasses, watches, belts and wallets that can be repaired.',
    productType: 'Accessory',
  },
  {
    slug: 'accessories-sunglasses',
    name: 'Sunglasses',
    description: 'Acetate and fine-metal frames with lenses that block all UV light.',
    parent: 'accessories',
    productType: 'Sunglasses',
  },
  {
    slug: 'accessories-watches',
    name: 'Watches',
    description: 'Three plain watches with replaceable batteries and standard strap widths.',
    parent: 'accessories',
    productType: 'Watch',
  },
  {
    slug: 'accessories-belts',
    name: 'Belts',
    description: 'Bridle leather and woven cotton belts with solid brass buckles.',
    parent: 'accessories',
    productType: 'Belt',
  },
  {
    slug: 'accessories-wallets',
    name: 'Wallets',
    description: 'Small leather goods, cut thin and stitched with linen thread.',
    parent: 'accessories',
    productType: 'Wallet',
  },
  {
    slug: 'home-essentials',
    name: 'Home Essentials',
    description: 'Linen, stoneware and candles for a quiet room.',
    productType: 'Homeware',
  },
  {
    slug: 'home-premium-candles',
    name: 'Premium Candles',
    description: 'Soy and beeswax candles poured in small batches in Mysuru.',
    parent: 'home-essentials',
    productType: 'Candle',
  },
] as const satisfies readonly Category[]

export type CategorySlug = (typeof tree)[number]['slug']

/** Parents stand before their children; among siblings the order is the menu's. */
export const categories: readonly (Category & { readonly slug: CategorySlug })[] = tree
