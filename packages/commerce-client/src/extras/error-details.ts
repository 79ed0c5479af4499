import type { FetchError } from '../errors/fetch-error.ts'

/** Receives each error of a refusal with the answer's data and its response, whose body has been read. */
export type ErrorDetails = (error: FetchError, body: unknown, response: Response) => void

/**
 * For the configuration: lets the error of a refusal keep the answer's `body`, its `headers`, and Medusa's list of `errors`.
 * They may quote personal data of the request. They are not enumerable, so that no log and no JSON form of the error shows
 * them.
 *
 * @example
 * const detailed = new CommerceClient({ baseUrl, publishableKey, errorDetails })
 */
export const errorDetails: ErrorDetails = (error, body, { headers }) => {
  const errors: unknown = Reflect.get(Object(body), 'errors')
  Object.defineProperties(error, {
    body: { value: body },
    headers: { value: headers },
    errors: { value: Array.isArray(errors) ? errors : undefined },
  })
}
