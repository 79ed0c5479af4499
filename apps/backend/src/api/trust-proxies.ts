import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

/**
 * How many proxies in front are believed when they say whom they speak for (X-Forwarded-For, X-Forwarded-Proto). Medusa fixes it
 * at one, and then whoever reaches the server without a proxy is believed everything. There is no setting for it and no
 * place to make one but here, in front of all that asks for the visitor's address.
 */
export function trustProxies(count: number) {
  return ({ app }: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction): void => {
    if (app.get('trust proxy') !== count) app.set('trust proxy', count)
    next()
  }
}
