import type { Client } from './client.ts'
import { Medusa } from './medusa.ts'

export default Medusa
export { Admin } from '../admin/admin.ts'
export { FullAuth as Auth } from '../full-auth.ts'
export { Client } from './client.ts'
export { FetchError } from '../errors/fetch-error.ts'
export { Store } from '../store.ts'

/** The type of `client.fetch`. */
export type ClientFetch = Client['fetch']
/** The first argument of `client.fetch`. */
export type FetchInput = string | URL

export type { ClientHeaders, Config, FetchArgs, Logger } from '../config.ts'
export type { FetchStreamResponse } from './client.ts'
export type { ServerSentEventMessage } from '../streams/parse-events.ts'
export type * from '../auth/auth-types.ts'
