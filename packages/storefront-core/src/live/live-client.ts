import type { CommerceClient } from '@umber/commerce-client'

/** What the live adapters need of the commerce client. */
export type LiveClient = Pick<CommerceClient, 'store' | 'auth' | 'client'>
