import { AsyncLocalStorage } from 'node:async_hooks'
import type { CacheOutcome } from './page-cache.ts'

/** What the server knows of the request that it works for. */
export interface RequestContext {
  readonly id: string
  /** The visitor's address, as far as the proxies can be trusted. */
  readonly address: string | undefined
  /** How the request was answered by the page cache; `none` when it was not asked. */
  cache: CacheOutcome | 'none'
}

const contexts = new AsyncLocalStorage<RequestContext>()

/** The request that the caller works for; `undefined` in work that no request has begun. */
export const currentRequest = (): RequestContext | undefined => contexts.getStore()

export const inRequest = (context: RequestContext, act: () => void): void => contexts.run(context, act)
