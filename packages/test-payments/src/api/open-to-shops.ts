import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { originsOf } from './test-payments/test-provider'

/** Everything below `/test-payments`: shops of other origins may read the answers. */
export function openToShops(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  response.setHeader('Cache-Control', 'no-store')
  // The addresses of the pages contain the secret of a payment.
  response.setHeader('Referrer-Policy', 'no-referrer')
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  response.vary('Origin')
  const { origin } = request.headers
  if (origin !== undefined && originsOf(request).includes(origin)) {
    response.setHeader('Access-Control-Allow-Origin', origin)
    response.setHeader('Access-Control-Allow-Credentials', 'true')
    // The shop asks with its publishable key, and for a customer with a token.
    const asked = request.headers['access-control-request-headers']
    if (request.method === 'OPTIONS' && asked !== undefined) {
      response.setHeader('Access-Control-Allow-Headers', asked)
      response.setHeader('Access-Control-Allow-Methods', 'GET')
      response.status(204).end()
      return
    }
  }
  next()
}
