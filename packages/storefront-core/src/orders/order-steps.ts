import type { OrderDetails } from '../ports/order-history.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'

export interface OrderStep {
  readonly name: 'placed' | 'packed' | 'shipped' | 'delivered' | 'canceled'
  readonly isDone: boolean
  /** ISO 8601, if known. */
  readonly at?: string
}

const way = ['packed', 'shipped', 'delivered'] as const

/** The progress of an order. A step is done when every piece is in a parcel and it is done for every parcel. */
export function orderSteps({ placedAt, parcels, status, items }: OrderDetails): readonly OrderStep[] {
  const placed = stepOf('placed', true, placedAt)
  if (status.kind === 'canceled') return [placed, { name: 'canceled', isDone: true }]
  const isPacked = parcels.length > 0 && items.every(({ packed, quantity }) => packed >= quantity)
  return [
    placed,
    ...way.map((name, index) => {
      const dates = parcels.flatMap((parcel) => parcel[`${name}At`] ?? [])
      // A parcel can be delivered without being shipped, such as at a pickup.
      const isDone =
        status.kind === 'delivered' ||
        (isPacked && parcels.every((parcel) => way.slice(index).some((later) => parcel[`${later}At`])))
      const at = isDone && dates.length === parcels.length ? dates.toSorted().at(-1) : undefined
      return stepOf(name, isDone, at)
    }),
  ]
}

const stepOf = (name: OrderStep['name'], isDone: boolean, at: string | undefined): OrderStep => ({
  name,
  isDone,
  ...omitUndefined({ at }),
})
