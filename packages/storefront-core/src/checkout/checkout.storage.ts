import type { CartLine } from '../cart/cart.types.ts'
import type { Money } from '../money/money.ts'
import type {
  CheckoutAddress,
  ShippingOption,
  OrderRequest,
  PaymentKind,
  Totals,
} from '../ports/checkout-gateway.ts'
import type { KeyValueStorage } from '../ports/platform.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { parsed } from '../parse/parse-json.ts'
import { collect, field, flag, list, number, text } from '../parse/read.ts'
import { checkoutStorageKey } from '../storage-keys.ts'
import type { CheckoutRecord } from './checkout.events.ts'
import { emptyAddress, type CheckoutDraft, type Confirmation } from './checkout.state.ts'
import { stepOrder } from './checkout.step.ts'
import { paymentKinds } from './payment-kinds.ts'

/** Reads the stored checkout. Storage is untrusted input: unreadable parts are left out. */
export function recallCheckout(storage: KeyValueStorage): CheckoutRecord | undefined {
  const written = storage.get(checkoutStorageKey)
  const kept = written !== null && written.length <= longestMemory ? parsed(written) : undefined
  if (field(kept, 'draft') === undefined) return undefined
  return {
    draft: draftFrom(field(kept, 'draft')),
    ...omitUndefined({
      owner: text(field(kept, 'owner')),
      pending: requestFrom(field(kept, 'pending')),
      confirmation: confirmationFrom(field(kept, 'confirmation')),
    }),
  }
}

const longestMemory = 500_000

function draftFrom(kept: unknown): CheckoutDraft {
  const step = stepOrder.find((name) => name === field(kept, 'step')) ?? 'address'
  return {
    step,
    address: addressFrom(field(kept, 'address')),
    addressAccepted: field(kept, 'addressAccepted') === true,
    saveAddress: field(kept, 'saveAddress') === true,
    ...omitUndefined({
      deliveryId: text(field(kept, 'deliveryId')),
      payment: paymentFrom(field(kept, 'payment')),
    }),
  }
}

function addressFrom(kept: unknown): CheckoutAddress {
  const typed = Object.keys(emptyAddress).map((name) => {
    const value = field(kept, name)
    return [name, typeof value === 'string' ? value : '']
  })
  return Object.fromEntries(typed) as CheckoutAddress
}

function paymentFrom(kept: unknown): PaymentKind | undefined {
  return paymentKinds.find((kind) => kind === kept)
}

function moneyFrom(kept: unknown): Money | undefined {
  const amount = number(field(kept, 'amount'))
  const currency = text(field(kept, 'currency'))
  return amount === undefined || currency === undefined ? undefined : { amount, currency }
}

function requestFrom(kept: unknown): OrderRequest | undefined {
  const cart = field(kept, 'cart')
  const attempt = text(field(kept, 'attempt'))
  const id = text(field(cart, 'id'))
  const subtotal = moneyFrom(field(cart, 'subtotal'))
  const delivery = deliveryFrom(field(kept, 'delivery'))
  const payment = paymentFrom(field(kept, 'payment'))
  const quote = quoteFrom(field(kept, 'quote'))
  if (attempt === undefined || id === undefined || delivery === undefined || payment === undefined)
    return undefined
  if (!subtotal || !quote) return undefined
  const lines = collect(field(cart, 'lines'), lineFrom)
  const address = addressFrom(field(kept, 'address'))
  const discount = moneyFrom(field(cart, 'discount'))
  return {
    attempt,
    cart: { id, lines, subtotal, ...omitUndefined({ discount }) },
    address,
    delivery,
    payment,
    quote,
  }
}

function quoteFrom(kept: unknown): Totals | undefined {
  const sum = (name: string) => moneyFrom(field(kept, name))
  const subtotal = sum('subtotal')
  const total = sum('total')
  if (!subtotal || !total) return undefined
  const tax = field(kept, 'tax')
  const amount = moneyFrom(field(tax, 'amount'))
  return {
    subtotal,
    total,
    ...omitUndefined({
      discount: sum('discount'),
      shipping: sum('shipping'),
      tax: amount && { amount, included: flag(field(tax, 'included')) },
    }),
  }
}

function deliveryFrom(kept: unknown): ShippingOption | undefined {
  const id = text(field(kept, 'id'))
  const name = text(field(kept, 'name'))
  const price = moneyFrom(field(kept, 'price'))
  const [soonest, latest] = list(field(kept, 'days')).map(number)
  if (id === undefined || name === undefined || price === undefined) return undefined
  return soonest === undefined || latest === undefined
    ? undefined
    : { id, name, price, days: [soonest, latest] }
}

function lineFrom(kept: unknown): CartLine | undefined {
  const id = text(field(kept, 'id'))
  const name = text(field(kept, 'name'))
  const quantity = number(field(kept, 'quantity'))
  const price = moneyFrom(field(kept, 'price'))
  const lineTotal = moneyFrom(field(kept, 'lineTotal'))
  if (id === undefined || name === undefined || quantity === undefined || !price || !lineTotal)
    return undefined
  return {
    id,
    name,
    quantity,
    price,
    lineTotal,
    productId: text(field(kept, 'productId')) ?? '',
    variantId: text(field(kept, 'variantId')) ?? '',
    selectedOptions: {},
    optionLabels: collect(field(kept, 'optionLabels'), text),
    pending: flag(field(kept, 'pending')),
    ...omitUndefined({ slug: text(field(kept, 'slug')), image: text(field(kept, 'image')) }),
  }
}

export function confirmationFrom(kept: unknown): Confirmation | undefined {
  const request = requestFrom(field(kept, 'request'))
  const placed = field(kept, 'order')
  const orderNumber = text(field(placed, 'number'))
  const [year, month, day] = ['year', 'month', 'day'].map((name) =>
    number(field(field(kept, 'estimated'), name)),
  )
  if (request === undefined || orderNumber === undefined || !year || !month || !day) return undefined
  const id = text(field(placed, 'id'))
  const settled = field(kept, 'settled') === true
  return {
    request,
    order: { number: orderNumber, ...omitUndefined({ id }) },
    estimated: { year, month, day },
    settled,
    seen: field(kept, 'seen') !== false,
  }
}
