import { CommerceClient } from '@umber/commerce-client'

/** The running backend that the contract is held against. */
export function backend(): { client: CommerceClient; backendUrl: string } {
  const backendUrl = process.env['BACKEND_URL']
  const publishableKey = process.env['PUBLISHABLE_KEY']
  if (backendUrl === undefined || publishableKey === undefined) {
    throw new Error('The contract needs BACKEND_URL and PUBLISHABLE_KEY of a running, seeded backend')
  }
  return { client: new CommerceClient({ baseUrl: backendUrl, publishableKey }), backendUrl }
}
