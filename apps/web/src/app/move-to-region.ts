import type { Failure } from '@umber/storefront-core'
import { moveCart, type MoveCartOptions } from '@umber/storefront-core/checkout'
import { notSoldHere } from '../copy/region.ts'
import { notify } from '../ui/toast/notify.ts'

/** Brings the cart into the region that the shop sells in, and names what is not sold there. Loaded for such a cart alone. */
export async function moveToRegion(options: MoveCartOptions): Promise<Failure | undefined> {
  const outcome = await moveCart(options)
  const { title, description } = notSoldHere
  if (outcome.dropped.length > 0)
    notify({ title, description: description(outcome.dropped.map(({ name }) => name)), tone: 'warning' })
  return outcome.ok ? undefined : outcome.failure
}
