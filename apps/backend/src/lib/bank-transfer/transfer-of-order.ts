import { netTermsProvider } from '../net-terms/net-terms'

export const bankTransferProvider = 'pp_bank-transfer'

/** Their data is for the buyer. */
const told: ReadonlySet<string | undefined> = new Set([bankTransferProvider, netTermsProvider])

/** Where the shopper sends the money of an order. */
export interface Transfer {
  readonly holder: string
  readonly iban: string
  readonly bic?: string | undefined
  readonly reference: string
  readonly amount: number
}

interface Payment {
  readonly provider_id?: string
  readonly amount?: unknown
  readonly data?: Readonly<Record<string, unknown>> | null
}

export interface OrderWithPayments {
  readonly payment_collections?: readonly (Collection | null)[] | null
}

interface Collection {
  readonly payments?: readonly (Payment | null)[] | null
  readonly payment_sessions?: readonly (object | null)[] | null
}

export const transferFields = ['provider_id', 'amount', 'data'].map(
  (name) => `payment_collections.payments.${name}` as const,
)

/** Undefined when the order is paid in another way. */
export function transferOf(order: OrderWithPayments): Transfer | undefined {
  const payments = (order.payment_collections ?? []).flatMap((one) => one?.payments ?? [])
  const payment = payments.find((one) => one?.provider_id === bankTransferProvider)
  const { holder, iban, bic, reference } = payment?.data ?? {}
  if (typeof holder !== 'string' || typeof iban !== 'string' || typeof reference !== 'string')
    return undefined
  return {
    holder,
    iban,
    reference,
    amount: Number(payment?.amount),
    ...(typeof bic === 'string' && { bic }),
  }
}

/**
 * The order, without what other providers keep for their own code, and without what Medusa keeps of the customer for them:
 * who knows a number and an address may not read it.
 */
export function withoutOtherData<Order extends OrderWithPayments>(order: Order): Order {
  if (!order.payment_collections) return order
  return {
    ...order,
    payment_collections: order.payment_collections.map(
      (collection) =>
        collection && {
          ...collection,
          ...(collection.payments && {
            payments: collection.payments.map((payment) =>
              told.has(payment?.provider_id) ? payment : payment && { ...payment, data: undefined },
            ),
          }),
          ...(collection.payment_sessions && {
            payment_sessions: collection.payment_sessions.map(
              (session) => session && { ...session, data: undefined, context: undefined },
            ),
          }),
        },
    ),
  }
}
