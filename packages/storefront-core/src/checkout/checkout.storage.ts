import * as z from 'zod/mini'
import { collect } from '../parse/read.ts'
import { parsed } from '../parse/parse-json.ts'
import { isPaymentKind, isProviderId, type PaymentKind, type ProviderId } from '../ports/payment.ts'
import type { KeyValueStorage } from '../ports/platform.ts'
import { checkoutStorageKey, placedOrdersStorageKey } from '../storage-keys.ts'
import type { CheckoutRecord } from './checkout.events.ts'
import { emptyAddress, stepOrder, type Confirmation } from './checkout.state.ts'

/** An order that was placed in this tab, for its own page. */
export interface StoredOrder {
  /** The customer who placed it; it is shown to no one else. Absent for a guest's order. */
  readonly owner?: string
  readonly confirmation: Confirmation
}

// `safeParse`, `transform` and `refine` in place of `catch`, `array`, `number` and others: pages with forms load
// the same part of zod, and would load those as well.

/** The fallback where the value cannot be read. */
const or = <Schema extends z.core.$ZodType, Fallback>(schema: Schema, fallback: Fallback) =>
  z.transform((value): z.output<Schema> | Fallback => {
    const { success, data } = z.safeParse(schema, value)
    return success ? data : fallback
  })

/** Left out when it cannot be read: `read` removes what is undefined. */
const maybe = <Schema extends z.core.$ZodType>(schema: Schema) =>
  or(schema, undefined) as unknown as z.ZodMiniExactOptional<Schema>

/** Entries that cannot be read are dropped. */
const listOf = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.transform((value) => collect(value, (entry) => z.safeParse(schema, entry).data))

const text = z.string().check(z.trim(), z.minLength(1))
/** A value that is valid as it is. */
const only = <Value>(isValid: (value: unknown) => boolean) =>
  z.transform((value) => value as Value).check(z.refine(isValid))

const number = only<number>(Number.isFinite)
const flag = z.transform((value) => value === true)
const payment = only<PaymentKind>(isPaymentKind)
const provider = only<ProviderId>((value) => typeof value === 'string' && isProviderId(value))
const money = z.object({ amount: number, currency: text })

const typed = or(z.string(), '')
const place = {
  firstName: typed,
  lastName: typed,
  address1: typed,
  address2: typed,
  city: typed,
  state: typed,
  postalCode: typed,
  country: typed,
}
const address = or(
  z.object({
    ...place,
    email: typed,
    phone: typed,
    company: maybe(text),
    taxNumber: maybe(text),
    billing: maybe(z.object(place)),
  }),
  emptyAddress,
)

const draft = z.object({
  step: or(z.enum(stepOrder), 'address' as const),
  address,
  addressAccepted: flag,
  saveAddress: flag,
  deliveryId: maybe(text),
  payment: maybe(payment),
})

const line = z.object({
  id: text,
  productId: or(text, ''),
  variantId: or(text, ''),
  quantity: number,
  // Not shown in the checkout.
  selectedOptions: z.transform(() => ({})),
  optionLabels: listOf(text),
  price: money,
  lineTotal: money,
  name: text,
  slug: maybe(text),
  image: maybe(text),
  pending: flag,
})

const days = only<readonly [soonest: number, latest: number]>(
  (value) => Array.isArray(value) && value.length === 2 && value.every(Number.isFinite),
)

const request = z.object({
  attempt: text,
  cart: z.object({
    id: text,
    lines: listOf(line),
    subtotal: money,
    discount: maybe(money),
    credit: maybe(money),
  }),
  address,
  delivery: z.object({ id: text, name: text, price: money, days: maybe(days) }),
  payment,
  quote: z.object({
    subtotal: money,
    total: money,
    discount: maybe(money),
    shipping: maybe(money),
    credit: maybe(money),
    tax: maybe(z.object({ amount: money, included: flag })),
  }),
})

const transfer = z.object({ holder: text, iban: text, bic: maybe(text), reference: text, amount: money })

const terms = z.object({ dueAt: text, amount: money })

const confirmation = z.object({
  request,
  order: z.object({
    number: text,
    id: maybe(text),
    access: maybe(text),
    transfer: maybe(transfer),
    netTerms: maybe(terms),
  }),
  estimated: maybe(z.object({ year: number, month: number, day: number })),
  settled: flag,
  seen: z.transform((value) => value !== false),
})

const record = z.object({
  draft,
  owner: maybe(text),
  pending: maybe(request),
  isReserved: maybe(only<true>((value) => value === true)),
  paying: maybe(z.object({ request, payment: z.object({ providerId: provider, sessionId: text }) })),
  confirmation: maybe(confirmation),
})

const placedOrders = listOf(z.object({ owner: maybe(text), confirmation }))

/** The longest text to read. Longer ones are not ours. */
const longest = 500_000

/** Storage is untrusted input: unreadable parts are left out. */
function read<Schema extends z.core.$ZodType>(
  storage: KeyValueStorage,
  key: string,
  schema: Schema,
): z.output<Schema> | undefined {
  const written = storage.get(key)
  if (written === null || written.length > longest) return undefined
  const { success, data } = z.safeParse(schema, parsed(written))
  // A field that was left out is present as undefined; writing it as JSON removes it.
  return success ? (JSON.parse(JSON.stringify(data)) as z.output<Schema>) : undefined
}

export function recallCheckout(storage: KeyValueStorage): CheckoutRecord | undefined {
  return read(storage, checkoutStorageKey, record)
}

/** Whether a payment was begun in this tab and may still be under way. */
export const hasStartedPayment = (storage: KeyValueStorage): boolean =>
  recallCheckout(storage)?.paying !== undefined

function storedOrders(storage: KeyValueStorage): readonly StoredOrder[] {
  return read(storage, placedOrdersStorageKey, placedOrders) ?? []
}

/** The most orders to keep; storage is limited. */
const mostOrders = 5

/** Stores an order that has an id, the latest first. */
export function keepPlacedOrder(storage: KeyValueStorage, order: StoredOrder): void {
  const { id } = order.confirmation.order
  if (id === undefined) return
  const others = storedOrders(storage).filter((one) => one.confirmation.order.id !== id)
  storage.set(placedOrdersStorageKey, JSON.stringify([order, ...others].slice(0, mostOrders)))
}

/** The order with this id, if it was placed in this tab. The caller checks the owner. */
export function recallPlacedOrder(storage: KeyValueStorage, id: string): StoredOrder | undefined {
  return storedOrders(storage).find((one) => one.confirmation.order.id === id)
}

/** The confirmation was seen and left: the next checkout starts anew. A draft of another order stays. */
export function leavePlacedOrder(storage: KeyValueStorage, id: string): void {
  if (recallCheckout(storage)?.confirmation?.order.id === id) storage.remove(checkoutStorageKey)
}
