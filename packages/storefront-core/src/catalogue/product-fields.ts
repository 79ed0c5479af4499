/** What a list of the whole shop needs of each product, and no more: full fields make it ten times as heavy. */
export const listFields = [
  'id',
  'title',
  'handle',
  'description',
  'thumbnail',
  'collection_id',
  'created_at',
  'metadata',
  'images.url',
  'options.id',
  'options.title',
  'options.values.value',
  'variants.id',
  'variants.title',
  'variants.variant_rank',
  'variants.thumbnail',
  'variants.options.option_id',
  'variants.options.value',
  '*variants.calculated_price',
  'tags.value',
  'categories.id',
].join(',')

/** Everything the product page shows, stock included. */
export const detailFields = [
  '*variants.calculated_price',
  '+variants.inventory_quantity',
  '+variants.manage_inventory',
  '+variants.allow_backorder',
  '*variants.options',
  '*options.values',
  '*images',
  '*tags',
  '*categories',
  '+metadata',
].join(',')
