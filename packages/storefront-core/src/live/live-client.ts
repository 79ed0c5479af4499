import type { CommerceClient } from '@umber/commerce-client'

/** What the live adapters ask of the commerce client. */
export type LiveClient = Pick<CommerceClient, 'store' | 'auth' | 'client'>

/** A write is sent once, and a read is repeated by whoever asks. */
export const once = { retry: false } as const
