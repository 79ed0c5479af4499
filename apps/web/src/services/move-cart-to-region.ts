import type { Failure, KeyValueStorage } from '@umber/storefront-core'
import { createKeptLines, moveCart, type MoveCartOptions } from '@umber/storefront-core/checkout'
import { cartReturned, movedCart, notSoldHere } from '../copy/region.ts'
import { listed } from '../i18n/lists.ts'
import { notify } from '../ui/toast/notify.ts'

/** Where the lines wait that are not sold in a region. */
export interface KeptPlace {
  readonly storage: KeyValueStorage
  readonly key: string
}

interface MoveOptions extends Omit<MoveCartOptions, 'kept'> {
  readonly kept: KeptPlace
}

/** Moves the cart to the page's region, and says so: with the items that are not sold there, and those that are back. */
export async function moveCartToRegion({ kept, ...options }: MoveOptions): Promise<Failure | undefined> {
  const hadLines = options.cart.getState().view.itemCount > 0
  const outcome = await moveCart({ ...options, kept: createKeptLines(kept.storage, kept.key) })
  const names = (lines: readonly { readonly name: string }[]) => listed(lines.map(({ name }) => name))
  const { title, description } = notSoldHere
  if (outcome.dropped.length > 0)
    notify({ title, description: description(names(outcome.dropped)), tone: 'warning' })
  else if (!outcome.ok) notify({ ...movedCart.failed, tone: 'error' })
  else if (outcome.returned.length > 0)
    notify({ title: cartReturned.title, description: cartReturned.description(names(outcome.returned)) })
  else if (hadLines) notify(movedCart.done)
  return outcome.ok ? undefined : outcome.failure
}
