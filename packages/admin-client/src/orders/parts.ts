import { parseId, parseSome } from '../flow/inputs.ts'
import { exactAmount, parseAmount, parseQuantity } from '../flow/numbers.ts'

/** A quantity of an item that an order has. */
export interface ReturnedItem {
  /** The id of the item in the order. */
  readonly itemId: string
  /** A whole number, at least 1. */
  readonly quantity: number
  readonly reasonId?: string | undefined
  readonly note?: string | undefined
}

/** A variant that is added to an order. */
export interface AddedItem {
  readonly variantId: string
  /** A whole number, at least 1. */
  readonly quantity: number
  /** In major currency units. Default: the price of the variant. */
  readonly unitPrice?: number | undefined
}

export interface Shipping {
  readonly optionId: string
  /** In major currency units. Default: the price of the option. */
  readonly amount?: number | undefined
}

/** An amount of an input, which the currency of its order has to be able to express. */
export interface NamedAmount {
  readonly field: string
  readonly value: number
}

export function parseReturned(field: string, items: readonly ReturnedItem[]): void {
  for (const [index, { itemId, quantity }] of parseSome(field, items).entries()) {
    parseId(`${field}[${index}].itemId`, itemId)
    parseQuantity(`${field}[${index}].quantity`, quantity)
  }
}

/** Returns the prices. */
export function parseAdded(field: string, items: readonly AddedItem[]): readonly NamedAmount[] {
  const amounts: NamedAmount[] = []
  for (const [index, { variantId, quantity, unitPrice }] of parseSome(field, items).entries()) {
    parseId(`${field}[${index}].variantId`, variantId)
    parseQuantity(`${field}[${index}].quantity`, quantity)
    amounts.push(...parseOptional(`${field}[${index}].unitPrice`, unitPrice))
  }
  return amounts
}

/** Returns the amount, if there is one. */
export function parseShipping(field: string, shipping: Shipping | undefined): readonly NamedAmount[] {
  if (shipping === undefined) return []
  parseId(`${field}.optionId`, shipping.optionId)
  return parseOptional(`${field}.amount`, shipping.amount)
}

const parseOptional = (field: string, value: number | undefined): readonly NamedAmount[] =>
  value === undefined ? [] : [{ field, value: parseAmount(field, value) }]

export const returnedOnWire = (items: readonly ReturnedItem[]) =>
  items.map(({ itemId, quantity, reasonId, note }) => ({
    id: itemId,
    quantity,
    ...(reasonId !== undefined && { reason_id: reasonId }),
    ...(note !== undefined && { internal_note: note }),
  }))

export const addedOnWire = (items: readonly AddedItem[]) =>
  items.map(({ variantId, quantity, unitPrice }) => ({
    variant_id: variantId,
    quantity,
    ...(unitPrice !== undefined && { unit_price: exactAmount(unitPrice) }),
  }))

export const shippingOnWire = ({ optionId, amount }: Shipping) => ({
  shipping_option_id: optionId,
  ...(amount !== undefined && { custom_amount: exactAmount(amount) }),
})
