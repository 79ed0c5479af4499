import type { Client } from '../client.ts'
import type { FetchArgs } from '../config.ts'
import { fillPath } from '../transport/url.ts'

/** The `:parameters` of a path. */
type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a custom endpoint takes, beside the options of every call. */
export interface EndpointTypes {
  readonly query?: object
  readonly body?: unknown
  readonly answer?: unknown
}

/** The argument of a custom endpoint: its path parameters, query and body, and the options of every call. */
export type EndpointCall<Path extends string, Types extends EndpointTypes> = Omit<
  FetchArgs,
  'method' | 'query' | 'body'
> &
  ([Names<Path>] extends [never] ? object : { readonly params: Readonly<Record<Names<Path>, string>> }) &
  (Types extends { readonly query: infer Query } ? { readonly query: Query } : object) &
  (Types extends { readonly body: infer Body } ? { readonly body: Body } : object)

/**
 * Declares a route of your own server once, with its path parameters, query, body and answer. Parameters are encoded and
 * must not be empty.
 *
 * @example
 * type Review = { id: string; stars: number }
 * const addReview = customEndpoint<{ body: { stars: number }; answer: { review: Review } }>()(
 *   'POST',
 *   '/store/products/:id/reviews',
 * )
 * const { review } = await addReview(shop.client, { params: { id: 'prod_1' }, body: { stars: 5 } })
 * @returns a function of the method and the path, which returns the endpoint. Two steps, so that the path is inferred.
 */
export const customEndpoint =
  <Types extends EndpointTypes>() =>
  <Path extends string>(method: Method, path: Path) =>
  async (
    client: Pick<Client, 'fetch'>,
    call: EndpointCall<Path, Types>,
  ): Promise<Types extends { readonly answer: infer Answer } ? Answer : unknown> => {
    const { params = {}, ...args } = call as FetchArgs & { params?: Readonly<Record<string, string>> }
    const ids = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => params[name])
    return client.fetch(fillPath(path, ids, method), { operation: `${method} ${path}`, ...args, method })
  }
