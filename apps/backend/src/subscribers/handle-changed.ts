import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import { rememberHandles } from '../lib/redirects/remember-handles'
import type { AddressedEntity } from '../modules/redirects/service'

const entityOf: Readonly<Record<string, AddressedEntity>> = {
  product: 'product',
  'product-category': 'product_category',
  'product-collection': 'product_collection',
}

/** Leads the old address of a product, category or collection to its new one. */
export default async function followHandle({
  event: { name, data },
  container,
}: SubscriberArgs<{ readonly id: string } | readonly { readonly id: string }[]>): Promise<void> {
  // The seed remembers them all at its end.
  if (process.env['UMBER_SEEDING'] === 'true') return
  const entity = entityOf[name.split('.')[0] ?? '']
  const ids = [data].flat().map(({ id }) => id)
  if (entity !== undefined) await rememberHandles(container, entity, ids)
}

export const config: SubscriberConfig = {
  event: Object.keys(entityOf).flatMap((name) => [`${name}.created`, `${name}.updated`]),
}
