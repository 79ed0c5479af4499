import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

/**
 * Sets which proxies are trusted for X-Forwarded-For and X-Forwarded-Proto. Medusa hard-codes one of any address, so a client that
 * reaches the server without a proxy could claim any address. Medusa has no setting for it, so this runs before everything that
 * reads the client's address.
 */
export function trustProxies(networks: readonly string[]) {
  return ({ app }: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction): void => {
    if (app.get('trust proxy') !== networks) app.set('trust proxy', networks)
    next()
  }
}
