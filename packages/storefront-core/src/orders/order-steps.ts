import type { OrderDetails, Parcel } from '../ports/order-history.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { sorted } from '../parse/sorted.ts'

/** `partly`: some of the pieces; `pieces` says how many. */
export interface OrderStep {
  readonly name: 'placed' | 'packed' | 'shipped' | 'delivered' | 'canceled'
  readonly progress: 'done' | 'partly' | 'to-come'
  readonly quantity?: { readonly done: number; readonly all: number }
  /** ISO 8601, if known; of the last piece. */
  readonly at?: string
}

const way = ['packed', 'shipped', 'delivered'] as const

/** The progress of an order. A step is done when it is done for every ordered piece. */
export function orderSteps(order: OrderDetails): readonly OrderStep[] {
  const { placedAt, canceledAt, status } = order
  const placed = doneStep('placed', placedAt)
  if (status.kind === 'canceled') return [placed, doneStep('canceled', canceledAt)]
  return [placed, ...way.map((name) => stepOf(name, order))]
}

const doneStep = (name: OrderStep['name'], at: string | undefined): OrderStep => ({
  name,
  progress: 'done',
  ...omitUndefined({ at }),
})

function stepOf(name: (typeof way)[number], { status, progress, parcels, items }: OrderDetails): OrderStep {
  const own = parcels.filter((parcel) => !isReplacement(parcel, items))
  const dates = own.flatMap((parcel) => parcel[`${name}At`] ?? [])
  const at = dates.length === own.length ? sorted(dates).at(-1) : undefined
  if (status.kind === 'delivered') return doneStep(name, at)
  if (progress === undefined) {
    // A parcel can be delivered without being shipped, such as at a pickup.
    const later = way.slice(way.indexOf(name))
    const isDone =
      own.length > 0 && own.every((parcel) => later.some((one) => parcel[`${one}At`] !== undefined))
    return isDone ? doneStep(name, at) : { name, progress: 'to-come' }
  }
  const { ordered: all, [name]: done } = progress
  if (done >= all) return doneStep(name, at)
  return done > 0 ? { name, progress: 'partly', quantity: { done, all } } : { name, progress: 'to-come' }
}

/** Whether everything in the parcel replaces pieces of the order. */
function isReplacement(parcel: Parcel, items: OrderDetails['items']): boolean {
  const replacements = new Set(items.filter((line) => line.isReplacement).map(({ id }) => id))
  return parcel.items.length > 0 && parcel.items.every(({ lineId }) => replacements.has(lineId))
}
