import { get, post, type Scene } from './scene.ts'

/** What the owner has set and written, and what a home page shows of the catalogue. */
export const ownContent: readonly Scene[] = [
  get('the settings of the shop', '/store/shop-settings'),
  get('the pages of the owner', '/store/shop-pages'),
  get('no such page of the owner', '/store/shop-pages/nope'),
  get('no such post of the journal', '/store/journal-posts/nope'),
  post('the reduced products', '/store/search', {
    entity: 'product',
    fields: ['handle', 'price', 'compare_at_price'],
    filters: { is_reduced: true },
    pagination: { take: 50, order: { price: 'DESC', id: 'ASC' } },
  }),
]
