import { garments } from './garment-products.ts'
import { objects } from './object-products.ts'
import type { Product } from './product.ts'

/** Every product of the shop with its colours, the first being the default, and how it is drawn. */
export const products: readonly Product[] = [...garments, ...objects]
