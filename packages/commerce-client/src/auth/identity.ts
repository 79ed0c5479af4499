import type { Config } from '../config.ts'
import { base64 } from '../transport/base64.ts'
import type { ClientHeaders } from '../transport/headers.ts'

/** The header that carries the publishable key. */
export const PUBLISHABLE_KEY_HEADER = 'x-publishable-api-key'

/** The headers that say who asks, from the weakest (the shop's key) to the strongest (the signed-in person). */
export function identityHeaders(
  { apiKey, publishableKey, globalHeaders }: Config,
  locale: string,
  token: unknown,
): readonly (ClientHeaders | undefined)[] {
  const own: ClientHeaders = {
    authorization: apiKey ? `Basic ${base64(`${apiKey}:`)}` : undefined,
    [PUBLISHABLE_KEY_HEADER]: publishableKey || undefined,
    'x-medusa-locale': locale || undefined,
  }
  return [own, globalHeaders, token ? { authorization: `Bearer ${token as string}` } : undefined]
}
