import type { OrderDesk } from '@umber/storefront-core'
import { createCountries, createLiveOrderDesk } from '@umber/storefront-core/live'
import type { AdapterWorld } from './adapter-world.ts'
import { liveClient } from './live-client.ts'
import { livePayments } from './live-payments.ts'

/** Where orders go for real. Loaded when somebody begins to check out. */
export function composeLiveDesk(world: AdapterWorld): OrderDesk {
  const client = liveClient(world)
  return createLiveOrderDesk({ client, countries: createCountries(client), payments: livePayments })
}
