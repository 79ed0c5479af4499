import type { OrderDetails } from '../ports/order-history.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'

export interface OrderStep {
  readonly name: 'placed' | 'packed' | 'shipped' | 'delivered' | 'cancelled'
  readonly isDone: boolean
  /** ISO 8601, where it is known. */
  readonly at?: string
}

const way = ['packed', 'shipped', 'delivered'] as const
const reached: Readonly<Record<OrderDetails['status']['kind'], number>> = {
  processing: 0,
  shipped: 2,
  delivered: 3,
  cancelled: 0,
  other: 0,
}

/** How far an order is. Of several parcels the last one counts: until then the step is not all done. */
export function orderSteps({ placedAt, parcels, status }: OrderDetails): readonly OrderStep[] {
  const placed = stepOf('placed', true, placedAt)
  if (status.kind === 'cancelled') return [placed, { name: 'cancelled', isDone: true }]
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
