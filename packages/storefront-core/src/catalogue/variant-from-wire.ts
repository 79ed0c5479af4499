import { money, type Money } from '../money/money.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { pictureUrl } from '../parse/picture-url.ts'
import { collect, field, firstOf, list, number, text } from '../parse/read.ts'
import type { OptionValue } from './options-from-wire.ts'
import type { Variant, VariantOption } from './product.ts'

export interface WireContext {
  /** Base for relative picture addresses. */
  readonly backendUrl: string
  /** For amounts without a currency. */
  readonly currency: string
}

/** A variant from Medusa's JSON; undefined without an id. */
export function variantFromWire(
  wire: unknown,
  values: ReadonlyMap<string, OptionValue>,
  context: WireContext,
): Variant | undefined {
  const id = text(field(wire, 'id'))
  if (id === undefined) return undefined
  const left = quantityLeft(wire)
  const available = left > 0
  const picture = firstOf(wire, 'thumbnail') ?? field(list(field(wire, 'images'))[0], 'url')
  const price = currentPrice(wire, context)
  return {
    id,
    name: text(field(wire, 'title')) ?? id,
    options: collect(field(wire, 'options'), (option) => variantOption(option, values, available)),
    available,
    ...(isSet(field(wire, 'inventory_items')) && { isSet: true }),
    ...omitUndefined({
      sku: text(field(wire, 'sku')),
      barcode: text(field(wire, 'ean')) ?? text(field(wire, 'upc')) ?? text(field(wire, 'barcode')),
      price,
      compareAtPrice: formerPrice(wire, price, context),
      image: pictureUrl(picture, context.backendUrl),
      left: Number.isFinite(left) ? left : undefined,
      inventoryQuantity: number(field(wire, 'inventory_quantity')),
    }),
  }
}

/** Of several pieces, or several times the same. */
const isSet = (items: unknown): boolean =>
  list(items).length > 1 || (number(field(list(items)[0], 'required_quantity')) ?? 1) > 1

/**
 * In full form an option value has its text; in light form only its id, resolved by the product's options.
 */
function variantOption(
  wire: unknown,
  values: ReadonlyMap<string, OptionValue>,
  available: boolean,
): VariantOption | undefined {
  const known = values.get(text(field(wire, 'id')) ?? '')
  const id =
    text(field(wire, 'option_id')) ??
    text(field(field(wire, 'option'), 'id')) ??
    known?.optionId ??
    text(field(wire, 'id'))
  const value = text(field(wire, 'value')) ?? known?.value
  return id === undefined || value === undefined ? undefined : { id, value, available }
}

/** Infinite when stock is not tracked or backorders are allowed. */
export function quantityLeft(wire: unknown): number {
  const isEndless = field(wire, 'manage_inventory') === false || field(wire, 'allow_backorder') === true
  const stock = isEndless ? undefined : number(field(wire, 'inventory_quantity'))
  return stock === undefined ? Number.POSITIVE_INFINITY : Math.max(0, stock)
}

function currentPrice(wire: unknown, context: WireContext): Money | undefined {
  const listed = list(field(wire, 'prices'))[0]
  return (
    price(field(listed, 'amount'), field(listed, 'currency_code'), context) ??
    calculated(wire, 'calculated_amount', context)
  )
}

function formerPrice(wire: unknown, now: Money | undefined, context: WireContext): Money | undefined {
  const before =
    price(field(wire, 'original_price'), now?.currency, context) ??
    calculated(wire, 'original_amount', context)
  return before !== undefined && now !== undefined && before.amount > now.amount ? before : undefined
}

function calculated(
  wire: unknown,
  amount: 'calculated_amount' | 'original_amount',
  context: WireContext,
): Money | undefined {
  const prices = field(wire, 'calculated_price')
  return price(field(prices, amount), field(prices, 'currency_code'), context)
}

/** A negative amount is a mistake in the data, not a price. */
export function price(amount: unknown, currency: unknown, context: WireContext): Money | undefined {
  const read = number(amount)
  return read === undefined || read < 0 ? undefined : money(read, text(currency) ?? context.currency)
}
