import { companyFields, type CompanyCustomer } from '../account/registration-of'
import type { OrderAddress } from './party'
import type { PricedPart } from '../email/order-sums'

/** Totals are computed, and only when all fields of the items are selected. */
export const invoicedOrderFields = [
  'id',
  'display_id',
  'status',
  'is_draft_order',
  'email',
  'locale',
  'created_at',
  'currency_code',
  'total',
  'credit_line_total',
  'credit_lines.*',
  'transactions.*',
  'summary',
  'items.*',
  'items.tax_lines.*',
  'items.variant.hs_code',
  'items.variant.product.hs_code',
  'shipping_methods.*',
  'shipping_methods.tax_lines.*',
  'shipping_address.*',
  'billing_address.*',
  'customer.id',
  'customer.has_account',
  ...companyFields,
  'payment_collections.captured_amount',
  'payment_collections.payments.provider_id',
  'payment_collections.payments.amount',
  'payment_collections.payments.data',
  'payment_collections.payments.captures.amount',
  'payment_collections.payments.refunds.id',
  'payment_collections.payments.refunds.amount',
  'payment_collections.payments.refunds.created_at',
  'fulfillments.shipped_at',
  'fulfillments.delivered_at',
  'fulfillments.canceled_at',
]

interface TaxLine {
  readonly rate: unknown
  readonly code?: string | null
  readonly description?: string | null
}

export interface InvoicedPart extends PricedPart {
  readonly id: string
  readonly total?: unknown
  readonly tax_lines?: readonly TaxLine[] | null
}

export interface InvoicedItem extends InvoicedPart {
  readonly title: string
  readonly product_title?: string | null
  readonly variant_title?: string | null
  readonly unit_price: unknown
  readonly quantity: unknown
  readonly variant?: {
    readonly hs_code?: string | null
    readonly product?: { readonly hs_code?: string | null } | null
  } | null
  readonly detail?: {
    readonly return_requested_quantity?: unknown
    readonly return_received_quantity?: unknown
    readonly return_dismissed_quantity?: unknown
  } | null
}

export interface Refund {
  readonly id: string
  readonly amount: unknown
  readonly created_at?: string | Date
}

/** Money that moved, to Medusa; refunds to store credit are of this shop. */
interface Transaction extends Refund {
  readonly reference?: string | null
}

interface Payment {
  readonly provider_id?: string
  readonly amount?: unknown
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly captures?: readonly { readonly amount: unknown }[] | null
  readonly refunds?: readonly Refund[] | null
}

export interface InvoicedOrder {
  readonly id: string
  readonly display_id: number
  readonly status: string
  readonly is_draft_order?: boolean | null
  readonly email?: string | null
  readonly locale?: string | null
  readonly created_at: string | Date
  readonly currency_code: string
  readonly total: unknown
  readonly credit_line_total?: unknown
  readonly credit_lines?:
    | readonly ({ readonly reference?: string | null; readonly amount: unknown } | null)[]
    | null
  readonly transactions?: readonly (Transaction | null)[] | null
  readonly summary?: {
    readonly paid_total?: unknown
    readonly refunded_total?: unknown
    /** What is left to pay; negative when it is owed to the buyer. */
    readonly pending_difference?: unknown
  } | null
  readonly items: readonly InvoicedItem[]
  readonly shipping_methods: readonly (InvoicedPart & { readonly name: string; readonly amount: unknown })[]
  readonly shipping_address?: OrderAddress | null
  readonly billing_address?: OrderAddress | null
  readonly customer?: ({ readonly id: string; readonly has_account?: boolean } & CompanyCustomer) | null
  readonly payment_collections?:
    | readonly ({ readonly payments?: readonly (Payment | null)[] | null } | null)[]
    | null
  readonly fulfillments?:
    | readonly ({
        readonly shipped_at?: unknown
        readonly delivered_at?: unknown
        readonly canceled_at?: unknown
      } | null)[]
    | null
}

const paymentsOf = ({ payment_collections: collections }: InvoicedOrder): readonly Payment[] =>
  (collections ?? []).flatMap((one) => one?.payments ?? []).flatMap((one) => one ?? [])

/** Of its payments, and to store credit. */
export const refundsOf = (order: InvoicedOrder): readonly Refund[] => [
  ...paymentsOf(order).flatMap(({ refunds }) => refunds ?? []),
  ...toStoreCredit(order).map((one) => Object.assign({}, one, { amount: -Number(one.amount) })),
]

const toStoreCredit = ({ transactions }: InvoicedOrder): readonly Transaction[] =>
  (transactions ?? []).flatMap((one) => (one?.reference === 'store-credit' ? [one] : []))

/** What gift cards and store credit have paid of it: a means of payment, which takes nothing off an invoice. In major units. */
export const creditPaidFor = ({ credit_lines: lines }: InvoicedOrder): number =>
  (lines ?? []).reduce(
    (sum, line) =>
      line?.reference === 'gift-card' || line?.reference === 'store-credit' ? sum + Number(line.amount) : sum,
    0,
  )

/** What was paid for it and not given back, in major units. */
export const keptMoneyOf = (order: InvoicedOrder): number =>
  paymentsOf(order).reduce(
    (sum, { captures, refunds }) => sum + amountOf(captures) - amountOf(refunds),
    // What went to store credit is negative.
    creditPaidFor(order) + amountOf(toStoreCredit(order)),
  )

const amountOf = (moved: readonly { readonly amount: unknown }[] | null | undefined): number =>
  (moved ?? []).reduce((sum, { amount }) => sum + Number(amount), 0)

/** Its payment was captured, or a parcel has left or was handed over, whichever is first. */
export function isInvoiceDue(order: InvoicedOrder): boolean {
  if (order.is_draft_order === true) return false
  const isPaid =
    paymentsOf(order).some(({ captures }) => (captures ?? []).some(({ amount }) => Number(amount) > 0)) ||
    (creditPaidFor(order) > 0 && Number(order.total) <= 0)
  const isOnItsWay = (order.fulfillments ?? []).some(
    (parcel) => parcel?.canceled_at == null && (parcel?.shipped_at ?? parcel?.delivered_at) != null,
  )
  return isPaid || isOnItsWay
}
