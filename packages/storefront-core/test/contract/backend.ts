import { CommerceClient } from '@umber/commerce-client'

/** The address and publishable key of the backend under test. */
export function config(): { readonly baseUrl: string; readonly publishableKey: string } {
  return { baseUrl: setting('BACKEND_URL'), publishableKey: setting('PUBLISHABLE_KEY') }
}

export function backend(): { client: CommerceClient; backendUrl: string } {
  return { client: new CommerceClient(config()), backendUrl: config().baseUrl }
}

/** The credentials of an admin user. */
export function adminCredentials(): { readonly email: string; readonly password: string } {
  return { email: setting('ADMIN_EMAIL'), password: setting('ADMIN_PASSWORD') }
}

function setting(name: 'BACKEND_URL' | 'PUBLISHABLE_KEY' | 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'): string {
  const value = process.env[name]
  if (value === undefined) throw new Error(`The contract needs ${name} of a running, seeded backend`)
  return value
}
