import { Auth } from '@umber/commerce-client'
import type { LiveClient } from '@umber/storefront-core/live'
import type { AdapterWorld } from './adapter-world.ts'

/** The shop's client with what only the live adapters ask of it. */
export const liveClient = ({ client }: AdapterWorld): LiveClient => ({
  ...client,
  auth: new Auth(client.client),
})
