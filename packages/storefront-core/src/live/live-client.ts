import type { CommerceClient } from '@umber/commerce-client'

/** What the live adapters need of the commerce client. */
export type LiveClient = Pick<CommerceClient, 'store' | 'auth' | 'client'>

/** The client does not retry: writes are sent once, and callers repeat reads themselves. */
export const once = { retry: false } as const
