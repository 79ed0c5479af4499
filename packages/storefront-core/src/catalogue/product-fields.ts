const inList = [
  'id',
  'title',
  'handle',
  'subtitle',
  'material',
  'thumbnail',
  'collection_id',
  'created_at',
  'metadata',
  'images.url',
  'options.id',
  'options.title',
  // With their rank: the first value is the one a product is filed under, so the order matters.
  '*options.values',
  'variants.id',
  'variants.title',
  'variants.thumbnail',
  'variants.manage_inventory',
  'variants.allow_backorder',
  'variants.inventory_quantity',
  'variants.options.id',
  'tags.value',
]

/**
 * What a list of the whole shop needs of each product, and no more: full fields make it twice as heavy. Prices
 * come by themselves with a region. No description: it would be a fifth of the answer.
 */
export const listFields = inList.join(',')

/** Everything the product page shows. */
export const detailFields = [...inList, 'description', 'variants.sku', 'type.value'].join(',')
