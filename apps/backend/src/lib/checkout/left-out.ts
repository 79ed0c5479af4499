import type { LeftOut } from '../../workflows/leave-out-delivery'

export interface Delivered {
  readonly items?:
    | readonly ({
        readonly id: string
        readonly is_giftcard?: boolean
        readonly requires_shipping?: boolean
      } | null)[]
    | null
  readonly shipping_methods?: readonly ({ readonly id: string } | null)[] | null
}

/** What `leftOutOf` reads. */
export const deliveredFields = [
  'items.id',
  'items.is_giftcard',
  'items.requires_shipping',
  'shipping_methods.id',
]

/**
 * What is to be left out of the delivery of a cart. Gift cards are mailed, but Medusa asks for a delivery of each product that has a
 * shipping profile, and for one of that very profile.
 *
 * @param isUndelivered whether the shopper's cart has nothing to post: its way of delivery goes.
 */
export function leftOutOf({ items, shipping_methods: methods }: Delivered, isUndelivered: boolean): LeftOut {
  return {
    lines: (items ?? []).flatMap((item) =>
      item?.is_giftcard === true && item.requires_shipping === true ? [item.id] : [],
    ),
    methods: isUndelivered ? (methods ?? []).flatMap((method) => method?.id ?? []) : [],
  }
}
