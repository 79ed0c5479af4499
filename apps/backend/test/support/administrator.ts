import { anyEmail, done, signIn, signInAdmin } from './backend'
import { textAt } from './read'

interface Account {
  readonly id: string
  readonly email: string
}

export interface Administrator extends Account {
  readonly bearer: string
}

/** Invites an administrator and accepts the invitation, without a sign-in. */
export async function inviteAdministrator(password: string): Promise<Account> {
  const email = anyEmail('colleague')
  const invite = await done('POST', '/admin/invites', { bearer: await signInAdmin(), body: { email } })
  const made = await done('POST', '/auth/user/emailpass/register', { body: { email, password } })
  const accept = `/admin/invites/accept?token=${textAt(invite, 'invite.token')}`
  const accepted = await done('POST', accept, { bearer: textAt(made, 'token'), body: { email } })
  return { id: textAt(accepted, 'user.id'), email }
}

/** An administrator of the test's own: a sign-out ends all sessions that began in the same second. */
export async function newAdministrator(password: string): Promise<Administrator> {
  const account = await inviteAdministrator(password)
  return { ...account, bearer: await signIn('user', account.email, password) }
}
