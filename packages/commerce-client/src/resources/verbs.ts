import type { Client } from '../client.ts'
import type { FetchArgs, RequestOptions } from '../config.ts'
import type { ClientHeaders } from '../transport/headers.ts'

// Every verb goes through `client.fetch` at call time, so that a shop may replace that method and have all calls follow.

/** Reads; retried by the client's policy. */
export const get = <T>(
  client: Client,
  path: string,
  query?: object,
  headers?: ClientHeaders,
  options?: RequestOptions,
): Promise<T> => client.fetch<T>(path, { ...options, query, headers })

/** Writes; sent once, unless the options ask for retries. */
export const post = <T>(
  client: Client,
  path: string,
  args: FetchArgs,
  options?: RequestOptions,
): Promise<T> => client.fetch<T>(path, { ...options, ...args, method: 'POST' })

/** Deletes; sent once, unless the options ask for retries. */
export const remove = <T>(
  client: Client,
  path: string,
  args: FetchArgs,
  options?: RequestOptions,
): Promise<T> => client.fetch<T>(path, { ...options, ...args, method: 'DELETE' })
