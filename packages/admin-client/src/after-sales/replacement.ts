import type { ClientHeaders, RequestOptions } from '@umber/commerce-client'
import type { Addition, ChangeAction } from '../orders/order-change.ts'
import {
  addedOnWire,
  parseAdded,
  parseReturned,
  parseShipping,
  returnedOnWire,
  shippingOnWire,
  type AddedItem,
  type NamedAmount,
  type ReturnedItem,
  type Shipping,
} from '../orders/parts.ts'

/** What an exchange or a claim sends back and sends out. */
export interface Replacement {
  readonly returned?: readonly ReturnedItem[] | undefined
  readonly sent?: readonly AddedItem[] | undefined
  /** Where the returned items arrive. */
  readonly locationId?: string | undefined
  readonly returnShipping?: Shipping | undefined
  readonly shipping?: Shipping | undefined
}

/** Refuses what cannot be carried out, and returns the amounts. */
export function parseReplacement({
  returned = [],
  sent = [],
  returnShipping,
  shipping,
}: Replacement): readonly NamedAmount[] {
  if (returned.length > 0) parseReturned('returned', returned)
  return [
    ...(sent.length > 0 ? parseAdded('sent', sent) : []),
    ...parseShipping('returnShipping', returnShipping),
    ...parseShipping('shipping', shipping),
  ]
}

export type ReplacementStep = 'returned-items' | 'return-shipping' | 'sent-items' | 'shipping'

type Post<Body> = (
  id: string,
  body: Body,
  query: object,
  headers: ClientHeaders,
  request: RequestOptions,
) => Promise<unknown>

/** The requests of an exchange or a claim, which have the same names. */
interface Requests {
  readonly addInboundItems: Post<{ items: ReturnType<typeof returnedOnWire>; location_id?: string }>
  readonly addInboundShipping: Post<ReturnType<typeof shippingOnWire>>
  readonly addOutboundItems: Post<{ items: ReturnType<typeof addedOnWire> }>
  readonly addOutboundShipping: Post<ReturnType<typeof shippingOnWire>>
}

/** The return of an exchange or a claim, if something comes back. For `settleReturn`. */
export interface Replaced {
  readonly returnId?: string
}

export const replacedOf = ({ return_id }: { readonly return_id?: string | null }): Replaced =>
  return_id ? { returnId: return_id } : {}

const has =
  (action: string, isReturn?: boolean) =>
  (actions: readonly ChangeAction[]): boolean =>
    actions.some(
      (found) => found.action === action && (isReturn === undefined || Boolean(found.return_id) === isReturn),
    )

/** The additions of an exchange or a claim, in Medusa's order: what comes back, then what goes out. */
export function replacementAdditions(
  requests: Requests,
  { returned = [], sent = [], locationId, returnShipping, shipping }: Replacement,
): readonly Addition<ReplacementStep>[] {
  const additions: Addition<ReplacementStep>[] = []
  if (returned.length > 0)
    additions.push({
      step: 'returned-items',
      isThere: has('RETURN_ITEM'),
      add: async (id, request) => {
        const place = locationId === undefined ? {} : { location_id: locationId }
        return requests.addInboundItems(id, { items: returnedOnWire(returned), ...place }, {}, {}, request)
      },
    })
  if (returnShipping !== undefined)
    additions.push({
      step: 'return-shipping',
      isThere: has('SHIPPING_ADD', true),
      add: async (id, request) =>
        requests.addInboundShipping(id, shippingOnWire(returnShipping), {}, {}, request),
    })
  if (sent.length > 0)
    additions.push({
      step: 'sent-items',
      isThere: has('ITEM_ADD'),
      add: async (id, request) =>
        requests.addOutboundItems(id, { items: addedOnWire(sent) }, {}, {}, request),
    })
  if (shipping !== undefined)
    additions.push({
      step: 'shipping',
      isThere: has('SHIPPING_ADD', false),
      add: async (id, request) => requests.addOutboundShipping(id, shippingOnWire(shipping), {}, {}, request),
    })
  return additions
}
