import type { Failure } from '@umber/storefront-core'
import { moveCart, type MoveCartOptions } from '@umber/storefront-core/checkout'
import { notSoldHere } from '../copy/region.ts'
import { listed } from '../i18n/lists.ts'
import { notify } from '../ui/toast/notify.ts'

/** Moves the cart to the shop's region and names the items that are not sold there. Loaded only for such a cart. */
export async function moveCartToRegion(options: MoveCartOptions): Promise<Failure | undefined> {
  const outcome = await moveCart(options)
  const { title, description } = notSoldHere
  if (outcome.dropped.length > 0)
    notify({
      title,
      description: description(listed(outcome.dropped.map(({ name }) => name))),
      tone: 'warning',
    })
  return outcome.ok ? undefined : outcome.failure
}
