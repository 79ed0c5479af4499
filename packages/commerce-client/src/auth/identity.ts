import type { Config } from '../config.ts'
import { base64 } from '../transport/base64.ts'
import { putHeader, putHeaders } from '../transport/headers.ts'

/** The header that carries the publishable key. */
export const PUBLISHABLE_KEY_HEADER = 'x-publishable-api-key'

/** Adds the identity headers, from the weakest (publishable key) to the strongest (the user's token). */
export function putIdentity(
  headers: Record<string, string>,
  { apiKey, publishableKey, globalHeaders }: Config,
  locale: string,
  token: unknown,
): void {
  if (apiKey) putHeader(headers, 'authorization', `Basic ${base64(`${apiKey}:`)}`)
  if (publishableKey) putHeader(headers, PUBLISHABLE_KEY_HEADER, publishableKey)
  if (locale) putHeader(headers, 'x-medusa-locale', locale)
  putHeaders(headers, globalHeaders)
  if (token) putHeader(headers, 'authorization', `Bearer ${token as string}`)
}
