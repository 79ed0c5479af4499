import { createOrderHistory, type AccountPorts } from '@umber/storefront-core/account'
import {
  createLiveAddressBook,
  createLiveAddressVerification,
  createLiveOwnAccount,
  createLivePreferences,
  createLiveStoreCredit,
  createLiveQuickOrder,
  createLiveCustomerProfile,
} from '@umber/storefront-core/live'
import { topicWords } from '../../copy/topics.ts'
import { orderNumbersWith } from '../../config/order-numbers.ts'
import type { AdapterDeps } from './adapter-deps.ts'
import { liveClient } from './live-client.ts'
import { liveCountries } from './live-countries.ts'

/** The live account adapters. Loaded when a customer opens the account. */
export function createLiveAccount(deps: AdapterDeps): AccountPorts {
  const client = liveClient(deps)
  return {
    addressBook: createLiveAddressBook(client, liveCountries(client, deps)),
    addressVerification: createLiveAddressVerification(client),
    orderHistory: createOrderHistory({
      client,
      backendUrl: deps.backendUrl,
      numbering: orderNumbersWith(deps.orderNumberPrefix).format,
    }),
    ownAccount: createLiveOwnAccount(client),
    preferences: createLivePreferences(client, topicWords),
    storeCredit: createLiveStoreCredit(client),
    quickOrder: createLiveQuickOrder(client),
    customerProfile: createLiveCustomerProfile(client),
    // Nothing is stored on the device.
    clear: () => undefined,
  }
}
