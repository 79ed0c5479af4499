import { Admin, type AdminUser } from '../../src/admin/index.ts'
import type { CommerceClient } from '../../src/index.ts'
import { counted } from './called-methods.ts'
import { liveShop, type Person } from './live-shop.ts'

/** A signed-in admin user of the running server. */
export interface Merchant extends Pick<CommerceClient, 'client' | 'auth'> {
  readonly admin: Admin
}

/** The admin user of the configuration, or another one. */
export async function liveMerchant(person: Person = firstMerchant()): Promise<Merchant> {
  const { client, auth } = liveShop()
  await auth.login('user', 'emailpass', { ...person })
  return { client, auth, admin: adminThrough(client) }
}

/** Accepts an invite with a new password. Returns the user. */
export async function acceptedInvite(admin: Admin, person: Person): Promise<AdminUser> {
  const { id } = (await admin.invite.create({ email: person.email })).invite
  const { token: invite_token } = (await admin.invite.retrieve(id)).invite
  const { client, auth } = liveShop()
  await auth.register('user', 'emailpass', { ...person })
  const { email } = person
  const { user } = await adminThrough(client).invite.accept({ invite_token, email, first_name: 'Ravi' })
  return user
}

function adminThrough(client: CommerceClient['client']): Admin {
  const admin = new Admin(client)
  counted({ admin })
  return admin
}

function firstMerchant(): Person {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
  if (email && password) return { email, password }
  throw new Error('Set ADMIN_EMAIL and ADMIN_PASSWORD: half of the contract is the merchant’s')
}
