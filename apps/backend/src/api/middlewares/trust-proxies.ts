import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

/**
 * Sets how many proxies are trusted for X-Forwarded-For and X-Forwarded-Proto. Medusa hard-codes 1, so a client that reaches
 * the server without a proxy could claim any address. Medusa has no setting for it, so this runs before everything that
 * reads the client's address.
 */
export function trustProxies(count: number) {
  return ({ app }: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction): void => {
    if (app.get('trust proxy') !== count) app.set('trust proxy', count)
    next()
  }
}
