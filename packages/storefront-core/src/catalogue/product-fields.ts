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
  // Includes the rank: with `first-value` matching, the order of the values matters.
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
 * Fields for a list of all products; all fields would double the answer. Prices come with the region. The
 * description alone would be a fifth of the answer.
 */
export const listFields: readonly string[] = inList

/** Fields for the product page. */
export const detailFields: readonly string[] = [...inList, 'description', 'variants.sku', 'type.value']

/** From what stock a variant is taken: of several pieces, if it is a set. */
export const stockFields: readonly string[] = [
  'variants.inventory_items.inventory_item_id',
  'variants.inventory_items.required_quantity',
]

/** What tells a variant apart from those of other shops. */
export const barcodeFields: readonly string[] = ['variants.ean', 'variants.upc', 'variants.barcode']
