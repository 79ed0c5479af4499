import type { FakeCart, FakeLine, FakeRegion, FakeDatabase } from '../database.ts'
import { categoryId, collectionId } from './category-wire.ts'
import { iso, made } from './dates.ts'
import { tagId, typeId } from './product-wire.ts'
import { countryWire } from './region-wire.ts'
import { shippingOptions } from './shipping-options.ts'
import { collectionWire } from './payment-wire.ts'
import { sumsOf, type Sums } from './sums.ts'
import type { Wire } from './wire.ts'

/** Prices include tax, as the law requires of retail prices in India. */
const taxRate = 0.18

const taxOf = (total: number): number => total - total / (1 + taxRate)

/** The backend rounds the tax of a whole cart or order, and not of its parts. */
const wholePaise = (amount: number): number => Math.round(amount * 100) / 100

/** The totals that carts and orders share. */
export function totals({ items, shipping }: Sums): Wire {
  const total = items + shipping
  const without = (sum: number) => sum - taxOf(sum)
  return {
    total,
    subtotal: without(items) + without(shipping),
    tax_total: wholePaise(taxOf(total)),
    discount_total: 0,
    discount_subtotal: 0,
    discount_tax_total: 0,
    original_total: total,
    original_tax_total: taxOf(total),
    item_total: items,
    item_subtotal: without(items),
    item_tax_total: taxOf(items),
    original_item_total: items,
    original_item_subtotal: without(items),
    original_item_tax_total: taxOf(items),
    shipping_total: shipping,
    shipping_subtotal: without(shipping),
    shipping_tax_total: taxOf(shipping),
    original_shipping_tax_total: taxOf(shipping),
    original_shipping_subtotal: without(shipping),
    original_shipping_total: shipping,
    credit_line_subtotal: 0,
    credit_line_tax_total: 0,
    credit_line_total: 0,
  }
}

/** Sent on request only. */
export const cartExtras = ['payment_collection']

export function cartWire(cart: FakeCart, database: FakeDatabase, opened: number): Wire {
  const region = database.region(cart.regionId)
  const customer = cart.customerId === null ? undefined : database.customers.get(cart.customerId)
  const chosen = shippingOptions.find(({ id }) => id === cart.shippingOption)
  return {
    id: cart.id,
    currency_code: region?.currency ?? 'inr',
    email: cart.email,
    locale: null,
    region_id: cart.regionId,
    ...made(cart.createdAt, cart.updatedAt),
    completed_at: cart.completedAt === null ? null : iso(cart.completedAt),
    ...totals(sumsOf(cart)),
    item_discount_total: 0,
    shipping_discount_total: 0,
    metadata: null,
    sales_channel_id: 'sc_fake',
    shipping_address_id: `caaddr_${cart.id}`,
    ...(cart.billingAddress === null ? {} : { billing_address_id: `caaddr_${cart.id}_billing` }),
    customer_id: cart.customerId,
    items: cart.lines.map((line) => lineWire(line, database)),
    shipping_methods:
      chosen === undefined
        ? []
        : [
            {
              amount: chosen.amount,
              is_tax_inclusive: true,
              shipping_option_id: chosen.id,
              id: `casm_${cart.id}`,
              tax_lines: [taxLine(`casmtxl_${cart.id}`)],
              adjustments: [],
            },
          ],
    shipping_address: { ...emptyAddress(cart, region), ...cart.shippingAddress },
    billing_address:
      cart.billingAddress === null ? null : { ...emptyAddress(cart, region), ...cart.billingAddress },
    credit_lines: [],
    ...(cart.customerId === null
      ? {}
      : { customer: { id: cart.customerId, email: customer?.email ?? cart.email, groups: [] } }),
    region:
      region === undefined
        ? null
        : {
            id: region.id,
            name: region.name,
            currency_code: region.currency,
            automatic_taxes: true,
            countries: [countryWire(region, opened)],
          },
    promotions: [],
    payment_collection: collectionWire(cart, database),
  }
}

const taxLine = (id: string): Wire => ({
  id,
  description: 'GST',
  code: 'GST18',
  rate: 18,
  provider_id: 'system',
  data: null,
  metadata: null,
})

function emptyAddress(cart: FakeCart, region: FakeRegion | undefined): Wire {
  return {
    id: `caaddr_${cart.id}`,
    first_name: null,
    last_name: null,
    company: null,
    address_1: null,
    address_2: null,
    city: null,
    postal_code: null,
    country_code: region?.country ?? null,
    province: null,
    phone: null,
  }
}

/** The fields that a line copies from its product when it is added. */
export function productOfLine({ variantId }: FakeLine, database: FakeDatabase): Wire {
  const found = database.everSold(variantId)
  if (found === undefined) return { variant_id: variantId }
  const { product, variant } = found
  const collection = database.categories.find(({ handle }) => handle === product.collection)
  return {
    thumbnail: variant.thumbnail ?? product.images[0] ?? null,
    variant_id: variant.id,
    product_id: product.id,
    is_giftcard: false,
    product_type_id: product.type === null ? null : typeId(product.type),
    product_title: product.title,
    product_description: product.description,
    product_subtitle: product.subtitle,
    product_type: product.type,
    product_collection: collection?.name ?? null,
    product_handle: product.handle,
    variant_sku: variant.sku,
    variant_barcode: null,
    variant_title: variant.title,
    requires_shipping: true,
    title: product.title,
    is_tax_inclusive: true,
  }
}

function lineWire(line: FakeLine, database: FakeDatabase): Wire {
  const found = database.everSold(line.variantId)
  const product = found?.product
  return {
    id: line.id,
    ...productOfLine(line, database),
    metadata: line.metadata,
    ...made(line.createdAt, line.updatedAt),
    quantity: line.quantity,
    unit_price: line.price,
    compare_at_unit_price: product?.compareAtPrice ?? null,
    tax_lines: [taxLine(`calitxl_${line.id}`)],
    adjustments: [],
    product:
      product === undefined
        ? null
        : {
            id: product.id,
            collection_id: product.collection === null ? null : collectionId(product.collection),
            type_id: product.type === null ? null : typeId(product.type),
            categories: product.categories.map((handle) => ({ id: categoryId(handle) })),
            tags: product.tags.map((tag) => ({ id: tagId(tag) })),
          },
  }
}
