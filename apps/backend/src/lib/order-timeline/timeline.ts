/** What happened to an order, as its buyer may read it: no notes, names or reasons of the merchant. */
export interface OrderEvent {
  readonly kind: EventKind
  /** ISO 8601. */
  readonly at: string
  /** Of a payment and a refund, in major units. */
  readonly amount?: number
  /** Of a parcel that was shipped. */
  readonly trackings?: readonly { readonly number: string; readonly url: string | null }[]
}

export type EventKind =
  | 'ordered'
  | 'paid'
  | 'packed'
  | 'shipped'
  | 'delivered'
  | 'canceled'
  | 'edited'
  | 'address-changed'
  | 'return-requested'
  | 'return-received'
  | 'return-canceled'
  | 'exchange'
  | 'claim'
  | 'refunded'

type Time = Date | string | null | undefined

interface Money {
  readonly amount: unknown
  readonly created_at?: Time
}

/** The fields of `timelineFields`. */
export interface TimelineOrder {
  readonly created_at: Time
  readonly canceled_at?: Time
  readonly payment_collections?:
    | readonly ({
        readonly payments?:
          | readonly ({
              readonly captures?: readonly Money[] | null
              readonly refunds?: readonly Money[] | null
            } | null)[]
          | null
      } | null)[]
    | null
  readonly fulfillments?:
    | readonly ({
        readonly created_at?: Time
        readonly packed_at?: Time
        readonly shipped_at?: Time
        readonly delivered_at?: Time
        readonly canceled_at?: Time
        readonly labels?:
          | readonly ({
              readonly tracking_number?: string | null
              readonly tracking_url?: string | null
            } | null)[]
          | null
      } | null)[]
    | null
}

export interface TimelineReturn {
  readonly status: string
  readonly created_at?: Time
  readonly requested_at?: Time
  readonly received_at?: Time
  readonly canceled_at?: Time
  readonly exchange_id?: string | null
  readonly claim_id?: string | null
  readonly metadata?: Readonly<Record<string, unknown>> | null
}

export interface Swap {
  readonly created_at?: Time
  readonly canceled_at?: Time
}

export interface TimelineChange {
  readonly change_type?: string | null
  readonly status?: string | null
  readonly created_at?: Time
  readonly confirmed_at?: Time
  readonly actions?: readonly { readonly details?: Readonly<Record<string, unknown>> | null }[] | null
}

export interface TimelineParts {
  readonly order: TimelineOrder
  readonly returns: readonly TimelineReturn[]
  readonly exchanges: readonly Swap[]
  readonly claims: readonly Swap[]
  readonly changes: readonly TimelineChange[]
}

export const timelineFields = [
  'id',
  'created_at',
  'canceled_at',
  'payment_collections.payments.captures.amount',
  'payment_collections.payments.captures.created_at',
  'payment_collections.payments.refunds.amount',
  'payment_collections.payments.refunds.created_at',
  'fulfillments.created_at',
  'fulfillments.packed_at',
  'fulfillments.shipped_at',
  'fulfillments.delivered_at',
  'fulfillments.canceled_at',
  'fulfillments.labels.tracking_number',
  'fulfillments.labels.tracking_url',
]

/** The events of an order, the first of all first. What was taken back again, such as a canceled parcel, is none. */
export function timelineOf({
  order,
  returns,
  exchanges,
  claims,
  changes,
}: TimelineParts): readonly OrderEvent[] {
  const payments = (order.payment_collections ?? []).flatMap((one) => one?.payments ?? [])
  const parcels = (order.fulfillments ?? []).filter((parcel) => parcel?.canceled_at == null)
  const found = [
    event('ordered', order.created_at),
    ...payments.flatMap((payment) => payment?.captures ?? []).map((made) => paidEvent('paid', made)),
    ...payments.flatMap((payment) => payment?.refunds ?? []).map((made) => paidEvent('refunded', made)),
    ...parcels.flatMap((parcel) => [
      event('packed', parcel?.packed_at ?? parcel?.created_at),
      event('shipped', parcel?.shipped_at, {
        trackings: (parcel?.labels ?? []).flatMap((label) =>
          label?.tracking_number ? [{ number: label.tracking_number, url: label.tracking_url || null }] : [],
        ),
      }),
      event('delivered', parcel?.delivered_at),
    ]),
    event('canceled', order.canceled_at),
    ...returns.flatMap(returnEvents),
    ...exchanges.filter(isKept).map(({ created_at: at }) => event('exchange', at)),
    ...claims.filter(isKept).map(({ created_at: at }) => event('claim', at)),
    ...changes.flatMap(changeEvents),
  ].flatMap((one) => one ?? [])
  const place = (kind: EventKind) => sameTime.indexOf(kind)
  return found.toSorted((one, other) => one.at.localeCompare(other.at) || place(one.kind) - place(other.kind))
}

/** Of events at the same moment. */
const sameTime: readonly EventKind[] = ['ordered', 'paid', 'packed', 'shipped', 'delivered']

function event(kind: EventKind, at: Time, more: Partial<OrderEvent> = {}): OrderEvent | undefined {
  return at == null ? undefined : { kind, at: new Date(at).toISOString(), ...more }
}

const paidEvent = (kind: EventKind, { amount, created_at: at }: Money) =>
  event(kind, at, { amount: Number(amount) })

/** The return of an exchange or a claim is told by that. One that the merchant is still writing is not told. */
function returnEvents(one: TimelineReturn): readonly (OrderEvent | undefined)[] {
  if (one.status === 'open') return []
  // The shopper asked for an exchange, and the merchant has made it of the return.
  if (one.metadata?.['exchange_id'] !== undefined)
    return [event('return-requested', one.requested_at ?? one.created_at)]
  const isOwn = one.exchange_id == null && one.claim_id == null
  return [
    ...(isOwn ? [event('return-requested', one.requested_at ?? one.created_at)] : []),
    event('return-received', one.status === 'received' ? one.received_at : undefined),
    ...(isOwn ? [event('return-canceled', one.canceled_at)] : []),
  ]
}

const isKept = ({ canceled_at: at }: Swap): boolean => at == null

function changeEvents({
  change_type: type,
  status,
  confirmed_at: confirmed,
  created_at: made,
  actions,
}: TimelineChange): readonly (OrderEvent | undefined)[] {
  if (status !== 'confirmed') return []
  if (type === 'edit') return [event('edited', confirmed ?? made)]
  const isAddress = (actions ?? []).some(({ details }) => {
    const what = details?.['type']
    return typeof what === 'string' && what.endsWith('address')
  })
  return isAddress ? [event('address-changed', confirmed ?? made)] : []
}
