import type { ShopSettings } from '../shop-settings/settings-schema'

export const netTermsProvider = 'pp_net-terms'

/** By when which sum of an order is to be paid. */
export interface NetTerms {
  readonly days: number
  /** ISO 8601. */
  readonly dueAt: string
  readonly amount: number
}

interface Payment {
  readonly provider_id?: string
  readonly amount?: unknown
  readonly data?: Readonly<Record<string, unknown>> | null
}

interface OrderOnTerms {
  readonly created_at?: string | Date
  readonly payment_collections?:
    | readonly ({ readonly payments?: readonly (Payment | null)[] | null } | null)[]
    | null
}

const dayInMs = 86_400_000

/** Undefined for what is no number of days. */
export function daysIn(data: Readonly<Record<string, unknown>> | null | undefined): number | undefined {
  const days = data?.['days']
  return typeof days === 'number' && Number.isInteger(days) && days > 0 ? days : undefined
}

/** Undefined when the order is paid in another way. */
export function netTermsOf(order: OrderOnTerms): NetTerms | undefined {
  const payments = (order.payment_collections ?? []).flatMap((one) => one?.payments ?? [])
  const payment = payments.find((one) => one?.provider_id === netTermsProvider)
  const days = daysIn(payment?.data)
  if (days === undefined || order.created_at === undefined) return undefined
  const dueAt = new Date(new Date(order.created_at).getTime() + days * dayInMs).toISOString()
  return { days, dueAt, amount: Number(payment?.amount) }
}

/** Who orders. */
export interface Buyer {
  readonly has_account?: boolean | null
  readonly groups?: readonly ({ readonly id: string } | null)[] | null
}

type Terms = ShopSettings['net_terms']

/** Only for customers with an account, whom the owner has put into one of the chosen groups. */
export function mayPayOnTerms({ group_ids: chosen }: Terms, buyer: Buyer | undefined): boolean {
  const groups = buyer?.has_account === true ? (buyer.groups ?? []) : []
  return groups.some((group) => group !== null && (chosen ?? []).includes(group.id))
}

/** What a customer may owe in a currency; undefined where the owner has set no limit. */
export const limitIn = ({ limits }: Terms, currency: string): number | undefined =>
  (limits ?? []).find((one) => one.currency === currency.toLowerCase())?.amount
