import { Auth } from '@umber/commerce-client'
import type { LiveClient } from '@umber/storefront-core/live'
import type { AdapterDeps } from './adapter-deps.ts'

/** Extends the shop's client with the auth module for the live adapters. */
export const liveClient = ({ client }: AdapterDeps): LiveClient => ({
  ...client,
  auth: new Auth(client.client),
})
