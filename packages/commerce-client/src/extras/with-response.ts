import type { RequestOptions } from '../config.ts'

/** The data of an answer with its status and headers. */
export interface WithResponse<T> {
  readonly data: T
  /** The HTTP status. */
  readonly status: number
  readonly headers: Headers
}

/**
 * Gives the status and the headers of an answer, besides its data.
 *
 * @example
 * const { data, status, headers } = await withResponse((options) => shop.store.product.list({ limit: 3 }, {}, options))
 * @param call one call; it has to pass the options on, and may add its own. Of several calls the last one counts.
 * @throws {TypeError} when the call passed the options to no request. What the call throws is passed on.
 */
export async function withResponse<T>(
  call: (options: RequestOptions) => Promise<T>,
): Promise<WithResponse<T>> {
  let response: Response | undefined
  const data = await call({
    onResponse: (given) => {
      response = given
    },
  })
  if (!response) throw new TypeError('withResponse: the call did not pass its options on')
  return { data, status: response.status, headers: response.headers }
}
