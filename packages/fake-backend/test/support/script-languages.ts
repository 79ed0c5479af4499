import { get, post, type Scene } from './scene.ts'

/** Requests in the other languages of the shop. They need a variant and a region of `script.ts`. */
export const inOtherLanguages: readonly Scene[] = [
  get('the languages of the shop', '/store/locales'),
  get(
    'a product in German',
    '/store/products?handle=linen-shirt&locale=de-DE&fields=id,title,subtitle,material,options.id,options.title,options.values.id,options.values.value,variants.id,variants.title',
  ),
  get('a category in Arabic', '/store/product-categories?handle=women&locale=ar&fields=id,name,description'),
  post('products of the index in Hindi', '/store/search?locale=hi', {
    entity: 'product',
    fields: ['handle', 'title', 'subtitle', 'material', 'picture_color', 'colors'],
    filters: { handle: ['linen-shirt', 'monsoon-candle'] },
    pagination: { order: { id: 'ASC' } },
    search_options: { count: 'exact', facets: [{ field: 'colors', limit: 60 }] },
  }),
  get('reasons in German', '/store/return-reasons?locale=de'),
  get('the deliveries of a region in German', '/store/regions/{region}/shipping-options?locale=de'),
  post('a cart in German', '/store/carts', { locale: 'de-AT' }, { german: 'cart.id' }),
  post('a line in German', '/store/carts/{german}/line-items', { variant_id: '{variant}', quantity: 1 }),
  get('deliveries in German', '/store/shipping-options?cart_id={german}'),
]
