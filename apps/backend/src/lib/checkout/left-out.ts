import type { LeftOut } from '../../workflows/leave-out-delivery'

interface Line {
  readonly id: string
  readonly is_giftcard?: boolean
  readonly requires_shipping?: boolean
}

export interface Delivered {
  readonly items?: readonly (Line | null)[] | null
  readonly shipping_methods?: readonly ({ readonly id: string } | null)[] | null
}

/** What `leftOutOf` reads. */
export const deliveredFields = [
  'items.id',
  'items.is_giftcard',
  'items.requires_shipping',
  'shipping_methods.id',
]

/** Whether a line has to be posted. Gift cards are mailed, whatever their shipping profile says. */
const isPosted = (item: Line | null): boolean => item?.requires_shipping === true && item.is_giftcard !== true

/** Whether the cart has lines, and none of them has to be posted. */
export function isMailed({ items }: Delivered): boolean {
  const lines = items ?? []
  return lines.length > 0 && !lines.some(isPosted)
}

/**
 * What is to be left out of the delivery of a cart. Gift cards are mailed, but Medusa asks for a delivery of each product that has a
 * shipping profile, and for one of that very profile. Where nothing is posted, a way of delivery that was chosen for lines that have
 * left the cart since would still be paid.
 *
 * @param isRefused whether the request takes the way of delivery off, whatever the lines need.
 */
export function leftOutOf(cart: Delivered, isRefused: boolean): LeftOut {
  return {
    lines: (cart.items ?? []).flatMap((item) =>
      item?.is_giftcard === true && item.requires_shipping === true ? [item.id] : [],
    ),
    methods:
      isRefused || isMailed(cart) ? (cart.shipping_methods ?? []).flatMap((method) => method?.id ?? []) : [],
  }
}
