import type { Client } from '../client.ts'
import type { OptionsWithQuery, RequestOptions } from '../config.ts'
import type { ClientHeaders } from '../transport/headers.ts'
import { fillPath } from '../transport/path.ts'
import type { SelectParams } from '../wire/query.ts'

/** The end of most argument lists: js-sdk's two, then this client's options. */
export type Tail<Query = SelectParams> = [query?: Query, headers?: ClientHeaders, options?: RequestOptions]

/** The same where js-sdk takes no query. */
export type BareTail<Options = OptionsWithQuery> = [headers?: ClientHeaders, options?: Options]

/** The arguments of a request without a body: a read, a deletion, a command. */
export type Read<Ids extends readonly unknown[], Query = SelectParams> = [...Ids, ...Tail<Query>]
export type BareRead<Ids extends readonly unknown[], Options = OptionsWithQuery> = [
  ...Ids,
  ...BareTail<Options>,
]

/** The arguments of a request with a body. */
export type Write<Ids extends readonly unknown[], Body, Query = SelectParams> = [
  ...Ids,
  body: Body,
  ...Tail<Query>,
]
export type BareWrite<Ids extends readonly unknown[], Body> = [...Ids, body: Body, ...BareTail]

/** The arguments after the path parameters, one word each. The options come last and are not listed. */
type Order =
  | 'query headers'
  | 'body query headers'
  | 'headers'
  | 'body headers'
  | 'headers query'
  | 'query'
  | 'body'
  | ''

/** Creates the methods of a resource. */
export type Endpoints = ReturnType<typeof endpoints>

/**
 * Creates methods from endpoints. The first arguments fill a path's `:parameters`, the next ones follow `order`, and
 * the last is the request's options. `client.fetch` is looked up at each call, so that a shop can replace it.
 */
export function endpoints(client: Client) {
  const verb =
    (method: string, usual: Order) =>
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each endpoint says what it takes and gives
    <Given extends readonly unknown[], Answer = unknown>(path: string, order = usual) => {
      const words = order.match(/\w+/g) ?? []
      return async (...given: Given): Promise<Answer> => {
        let next = 0
        const filled = fillPath(path, () => given[next++])
        const args: Record<string, unknown> = { ...(given[next + words.length] as RequestOptions), method }
        for (const word of words) args[word] = given[next++]
        return await client.fetch<Answer>(filled, args)
      }
    }
  return {
    client,
    /** Reads; retried by the client's policy. */
    get: verb('GET', 'query headers'),
    /** Writes; sent once, unless the options ask for retries. */
    post: verb('POST', 'body query headers'),
    /** Deletes; sent once, unless the options ask for retries. */
    remove: verb('DELETE', 'query headers'),
  }
}
