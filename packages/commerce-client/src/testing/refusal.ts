/**
 * An answer that refuses, in Medusa's form.
 *
 * @example
 * backend.on('GET /store/carts/:id', refusal(404, { type: 'not_found', message: 'There is no such cart' }))
 * @param status 400 to 599.
 * @param error what the client's error then has as `type`, `code` and `message`.
 * @param headers such as `{ 'retry-after': '2' }`.
 */
export function refusal(
  status: number,
  error: { readonly type?: string; readonly code?: string; readonly message: string },
  headers: Readonly<Record<string, string>> = {},
): () => Response {
  return () => Response.json(error, { status, headers })
}
