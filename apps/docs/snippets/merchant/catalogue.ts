import type { Admin } from '@umber/commerce-client/admin'
import type { TestBackend } from '@umber/commerce-client/testing'

type Body = Readonly<Record<string, unknown>>

/** Products, prices, stock and promotions of the guides. */
export function answerCatalogue({ on }: TestBackend): void {
  on<Admin['product']['create']>('POST /admin/products', ({ body }) => ({
    product: { id: 'prod_1', status: 'draft', ...(body as object) },
  }))
  on<Admin['upload']['create']>('POST /admin/uploads', ({ body }) => {
    const [file] = (body as FormData).getAll('files') as File[]
    return { files: [{ id: 'file_1', url: `https://files.example/${file?.name ?? ''}` }] }
  })
  on<Admin['store']['list']>('GET /admin/stores', {
    stores: [{ id: 'store_1', supported_currencies: [{ currency_code: 'eur' }, { currency_code: 'inr' }] }],
  })
  on<Admin['productVariant']['list']>('GET /admin/product-variants', {
    variants: [
      {
        id: 'variant_1',
        sku: 'TEE-M',
        product_id: 'prod_1',
        prices: [
          { id: 'price_1', currency_code: 'eur', amount: 24 },
          { id: 'price_2', currency_code: 'inr', amount: 2490 },
        ],
      },
    ],
    count: 1,
  })
  on<Admin['product']['batchVariants']>('POST /admin/products/:productId/variants/batch', {})

  on<Admin['priceList']['create']>('POST /admin/price-lists', ({ body }) => ({
    price_list: { id: 'plist_1', ...(body as object) },
  }))
  on<Admin['priceList']['prices']>('GET /admin/price-lists/:id/prices', { prices: [], count: 0 })
  on<Admin['priceList']['batchPrices']>('POST /admin/price-lists/:id/prices/batch', {})
  on<Admin['promotion']['create']>('POST /admin/promotions', ({ body }) => ({
    promotion: { id: 'promo_1', status: 'draft', ...(body as object) },
  }))
  on<Admin['campaign']['create']>('POST /admin/campaigns', ({ body }) => ({
    campaign: { id: 'procamp_1', ...campaignOf(body as Body) },
  }))
  on<Admin['campaign']['batchPromotions']>('POST /admin/campaigns/:id/promotions', {
    campaign: { id: 'procamp_1' },
  })
  answerStock({ on })
}

const campaignOf = (body: Body) => ({
  name: String(body['name']),
  budget: { ...(body['budget'] as { readonly limit: number }), used: 0 },
})

const levels = [
  { location_id: 'sloc_1', stocked_quantity: 12, reserved_quantity: 2, available_quantity: 10 },
  { location_id: 'sloc_2', stocked_quantity: 1, reserved_quantity: 1, available_quantity: 0 },
]

function answerStock({ on }: Pick<TestBackend, 'on'>): void {
  on<Admin['stockLocation']['list']>('GET /admin/stock-locations', {
    stock_locations: [
      { id: 'sloc_1', name: 'Pune' },
      { id: 'sloc_2', name: 'Shop' },
    ],
    count: 2,
  })
  on<Admin['inventoryItem']['list']>('GET /admin/inventory-items', {
    inventory_items: [{ id: 'iitem_1', sku: 'TEE-M', location_levels: levels }],
    count: 1,
  })
  on<Admin['inventoryItem']['batchInventoryItemsLocationLevels']>(
    'POST /admin/inventory-items/location-levels/batch',
    {},
  )
  on<Admin['reservation']['list']>('GET /admin/reservations', {
    reservations: [{ id: 'resitem_1', quantity: 2, line_item_id: 'ordli_1' }],
    count: 1,
  })
}
