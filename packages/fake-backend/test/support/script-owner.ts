import { get, type Scene } from './scene.ts'

/** Requests about what the owner sets, and about reviews without the id of a product. */
export const ofOwner: readonly Scene[] = [
  get('reviews of no product', '/store/products/prod_nope/reviews'),
  get('questions about no product', '/store/products/prod_nope/questions'),
  get('an own review without a sign-in', '/store/products/prod_nope/reviews/own'),
  get('the settings of the shop', '/store/shop-settings'),
  get('the pages of the owner', '/store/shop-pages'),
  get('no such page of the owner', '/store/shop-pages/nope'),
]
