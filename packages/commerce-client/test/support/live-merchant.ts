import { Admin } from '../../src/admin/index.ts'
import type { CommerceClient } from '../../src/index.ts'
import { counted } from './called-methods.ts'
import { liveShop, type Person } from './live-shop.ts'

/** Somebody who is signed in to the admin of the running server. */
export interface Merchant extends Pick<CommerceClient, 'client' | 'auth'> {
  readonly admin: Admin
}

/** The merchant the server was set up with, or another. */
export async function liveMerchant(person: Person = firstMerchant()): Promise<Merchant> {
  const { client, auth } = liveShop()
  await auth.login('user', 'emailpass', { ...person })
  return { client, auth, ...counted({ admin: new Admin(client) }) }
}

function firstMerchant(): Person {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
  if (email && password) return { email, password }
  throw new Error('Set ADMIN_EMAIL and ADMIN_PASSWORD: half of the contract is the merchant’s')
}
