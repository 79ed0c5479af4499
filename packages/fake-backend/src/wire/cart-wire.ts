import type { FakeCart, FakeLine, FakeRegion, FakeDatabase } from '../database.ts'
import { productIn } from '../translations.ts'
import { categoryId, collectionId } from './category-wire.ts'
import { iso, made } from './dates.ts'
import { tagId, typeId } from './product-wire.ts'
import { onlyCountry } from '../fake-region.ts'
import { countriesWire } from './region-wire.ts'
import { shippingOptionsIn } from './shipping-options.ts'
import { collectionWire } from './payment-wire.ts'
import { creditOf, creditSum } from './credit.ts'
import { sumsOf, taxed, taxTermsOf, wholeCoins, wholeTotalOf, type TaxTerms } from './sums.ts'
import type { Wire } from './wire.ts'

/** The totals that carts and orders share. */
export function totals(cart: FakeCart, database: FakeDatabase): Wire {
  const { items, shipping } = sumsOf(cart, database)
  const terms = taxTermsOf(cart, database)
  const [ofItems, ofShipping] = [taxed(items, terms), taxed(shipping, terms)]
  const [total, tax] = [ofItems.total + ofShipping.total, ofItems.tax + ofShipping.tax]
  const credit = creditSum(cart, wholeCoins(total, terms))
  return {
    total: wholeCoins(total - credit, terms),
    subtotal: total - tax,
    tax_total: wholeCoins(tax, terms),
    discount_total: 0,
    discount_subtotal: 0,
    discount_tax_total: 0,
    original_total: total,
    original_tax_total: tax,
    item_total: ofItems.total,
    item_subtotal: ofItems.total - ofItems.tax,
    item_tax_total: ofItems.tax,
    original_item_total: ofItems.total,
    original_item_subtotal: ofItems.total - ofItems.tax,
    original_item_tax_total: ofItems.tax,
    shipping_total: ofShipping.total,
    shipping_subtotal: ofShipping.total - ofShipping.tax,
    shipping_tax_total: ofShipping.tax,
    original_shipping_tax_total: ofShipping.tax,
    original_shipping_subtotal: ofShipping.total - ofShipping.tax,
    original_shipping_total: ofShipping.total,
    credit_line_subtotal: credit,
    credit_line_tax_total: 0,
    credit_line_total: credit,
  }
}

export function creditLinesWire(cart: FakeCart, database: FakeDatabase): readonly Wire[] {
  return creditOf(cart, wholeTotalOf(cart, database)).map(({ card, amount, balance }, position) => ({
    id: `cacl_${cart.id}_${position}`,
    cart_id: cart.id,
    reference: 'gift-card',
    reference_id: card.id,
    amount,
    metadata: { position, last_characters: card.code.slice(-4), balance },
  }))
}

/** Sent on request only. */
export const cartExtras = ['payment_collection']

export function cartWire(cart: FakeCart, database: FakeDatabase, opened: number): Wire {
  const region = database.region(cart.regionId)
  const customer = cart.customerId === null ? undefined : database.customers.get(cart.customerId)
  const chosen = shippingOptionsIn(region, null, sumsOf(cart, database).items).find(
    ({ id }) => id === cart.shippingOption,
  )
  const terms = taxTermsOf(cart, database)
  return {
    id: cart.id,
    currency_code: region?.currency ?? 'inr',
    email: cart.email,
    locale: cart.locale,
    region_id: cart.regionId,
    ...made(cart.createdAt, cart.updatedAt),
    completed_at: cart.completedAt === null ? null : iso(cart.completedAt),
    ...totals(cart, database),
    item_discount_total: 0,
    shipping_discount_total: 0,
    metadata: null,
    sales_channel_id: 'sc_fake',
    ...(hasAddress(cart, region) ? { shipping_address_id: `caaddr_${cart.id}` } : {}),
    ...(cart.billingAddress === null ? {} : { billing_address_id: `caaddr_${cart.id}_billing` }),
    customer_id: cart.customerId,
    items: cart.lines.map((line) => lineWire(line, cart, database)),
    shipping_methods:
      chosen === undefined
        ? []
        : [
            {
              amount: chosen.amount,
              is_tax_inclusive: terms.isInclusive,
              shipping_option_id: chosen.id,
              id: `casm_${cart.id}`,
              tax_lines: taxLines(`casmtxl_${cart.id}`, terms),
              adjustments: [],
            },
          ],
    shipping_address: hasAddress(cart, region)
      ? { ...emptyAddress(cart, region), ...cart.shippingAddress }
      : null,
    billing_address:
      cart.billingAddress === null ? null : { ...emptyAddress(cart, region), ...cart.billingAddress },
    credit_lines: creditLinesWire(cart, database),
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
            countries: countriesWire(region, opened),
          },
    promotions: [],
    payment_collection: collectionWire(cart, database),
  }
}

const taxLines = (id: string, { tax }: TaxTerms): readonly Wire[] =>
  tax === undefined
    ? []
    : [
        {
          id,
          description: tax.name,
          code: tax.code,
          rate: tax.rate,
          provider_id: 'system',
          data: null,
          metadata: null,
        },
      ]

/** A cart for a region with several countries has none until the shopper says it. */
const hasAddress = ({ shippingAddress }: FakeCart, region: FakeRegion | undefined): boolean =>
  shippingAddress !== null || (region !== undefined && onlyCountry(region) !== undefined)

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
    country_code: (region && onlyCountry(region)) ?? null,
    province: null,
    phone: null,
  }
}

/** The fields that a line copies from its product when it is added. */
/** @param locale of the texts: that of the cart or of the order. */
export function productOfLine({ variantId }: FakeLine, database: FakeDatabase, locale: string | null): Wire {
  const found = database.everSold(variantId)
  if (found === undefined) return { variant_id: variantId }
  const product = productIn(locale ?? undefined, found.product)
  const variant = product.variants.find(({ id }) => id === variantId) ?? found.variant
  // Medusa does not translate it.
  const collection = database.categories.find(({ handle }) => handle === product.collection)
  return {
    thumbnail: variant.thumbnail ?? product.images[0] ?? null,
    variant_id: variant.id,
    product_id: product.id,
    is_giftcard: product.isGiftCard ?? false,
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
    requires_shipping: product.isGiftCard !== true,
    title: product.title,
    is_tax_inclusive: true,
  }
}

function lineWire(line: FakeLine, cart: FakeCart, database: FakeDatabase): Wire {
  const terms = taxTermsOf(cart, database)
  const found = database.everSold(line.variantId)
  const product = found?.product
  return {
    id: line.id,
    ...productOfLine(line, database, cart.locale),
    is_tax_inclusive: terms.isInclusive,
    metadata: line.metadata,
    ...made(line.createdAt, line.updatedAt),
    quantity: line.quantity,
    unit_price: line.price,
    compare_at_unit_price:
      product === undefined
        ? null
        : (database.compareAtPriceOf(product, database.region(cart.regionId)) ?? null),
    tax_lines: taxLines(`calitxl_${line.id}`, terms),
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
