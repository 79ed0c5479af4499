import { parseCorsOrigins } from '@medusajs/framework/utils'

/** The origins of the shops that may use the provider: those of `STORE_CORS` that are no patterns. */
export function shopOrigins(storeCors: string): readonly string[] {
  return parseCorsOrigins(storeCors).filter((origin): origin is string => typeof origin === 'string')
}

/** The address as it is when it is a shop's; a redirect goes nowhere else. */
export function shopAddress(text: unknown, origins: readonly string[]): string | undefined {
  if (typeof text !== 'string' || !URL.canParse(text)) return undefined
  const { href, origin } = new URL(text)
  return origins.includes(origin) ? href : undefined
}
