import type { OrderDetails } from '../ports/order-history.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'

export interface OrderStep {
  readonly name: 'placed' | 'packed' | 'shipped' | 'delivered' | 'canceled'
  readonly isDone: boolean
  /** ISO 8601, if known. */
  readonly at?: string
}

const way = ['packed', 'shipped', 'delivered'] as const
const reached: Readonly<Record<OrderDetails['status']['kind'], number>> = {
  processing: 0,
  shipped: 2,
  delivered: 3,
  canceled: 0,
  other: 0,
}

/** The progress of an order. A step is done when it is done for every parcel. */
export function orderSteps({ placedAt, parcels, status }: OrderDetails): readonly OrderStep[] {
  const placed = stepOf('placed', true, placedAt)
  if (status.kind === 'canceled') return [placed, { name: 'canceled', isDone: true }]
  return [
    placed,
    ...way.map((name, index) => {
      const dates = parcels.flatMap((parcel) => parcel[`${name}At`] ?? [])
      const isWhole = parcels.length > 0 && dates.length === parcels.length
      const at = isWhole ? dates.toSorted().at(-1) : undefined
      return stepOf(name, isWhole || reached[status.kind] > index, at)
    }),
  ]
}

const stepOf = (name: OrderStep['name'], isDone: boolean, at: string | undefined): OrderStep => ({
  name,
  isDone,
  ...omitUndefined({ at }),
})
