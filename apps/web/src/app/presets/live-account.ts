import type { AccountPorts } from '@umber/storefront-core'
import { createOrderHistory } from '@umber/storefront-core/account'
import { orderNumberOf } from '@umber/storefront-core/orders'
import {
  createCountries,
  createLiveAddressBook,
  createLiveAddressVerification,
  createLivePreferences,
  createLiveProfileDesk,
} from '@umber/storefront-core/live'
import { topicWords } from '../../copy/topics.ts'
import type { AdapterWorld } from './adapter-world.ts'
import { liveClient } from './live-client.ts'

/** The backend's side of a customer's account. Loaded when somebody who is signed in looks at theirs. */
export function composeLiveAccount(world: AdapterWorld): AccountPorts {
  const client = liveClient(world)
  return {
    addressBook: createLiveAddressBook(client, createCountries(client)),
    addressVerification: createLiveAddressVerification(client),
    orderHistory: createOrderHistory({ client, backendUrl: world.backendUrl, numbering: orderNumberOf }),
    preferences: createLivePreferences(client, topicWords),
    profileDesk: createLiveProfileDesk(client),
    // Nothing of it is kept on the device.
    forget: () => undefined,
  }
}
