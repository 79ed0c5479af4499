import { CommerceClient } from '@umber/commerce-client'
import { Admin } from '@umber/commerce-client/admin'
import { adminUser } from '@umber/sample-store'
import { environment, testedBackend } from './environment.ts'

export interface Merchant {
  readonly admin: Admin
  /** Reads the shop's own admin routes. */
  readonly ask: <Answer>(path: string, query: Readonly<Record<string, string | number>>) => Promise<Answer>
  /** Writes to one of them. */
  readonly save: (path: string, body: object) => Promise<unknown>
}

/**
 * Signs in to the admin API. Throws without ADMIN_EMAIL and ADMIN_PASSWORD. The fake backend has the few routes of
 * packages/fake-backend/src/routes/admin-routes.ts.
 */
export async function merchant(): Promise<Merchant> {
  const { backendUrl, publishableKey } = environment()
  const { client, auth } = new CommerceClient({
    baseUrl: backendUrl,
    publishableKey,
    auth: { type: 'jwt', jwtTokenStorageMethod: 'memory' },
  })
  const { email, password } = testedBackend === 'medusa' ? administrator() : adminUser
  await auth.login('user', 'emailpass', { email, password })
  return {
    admin: new Admin(client),
    ask: (path, query) => client.fetch(path, { query }),
    save: (path, body) => client.fetch(path, { method: 'POST', body }),
  }
}

function administrator() {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
  if (email === undefined || password === undefined)
    throw new Error('ADMIN_EMAIL and ADMIN_PASSWORD are not set')
  return { email, password }
}
