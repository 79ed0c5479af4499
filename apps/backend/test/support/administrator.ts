import { anyEmail, done, signIn, signInAdmin } from './backend'
import { textAt } from './read'

export interface Administrator {
  readonly email: string
  readonly bearer: string
}

/** An administrator of the test's own: a sign-out ends all sessions that began in the same second. */
export async function newAdministrator(password: string): Promise<Administrator> {
  const email = anyEmail('owner')
  const invite = await done('POST', '/admin/invites', { bearer: await signInAdmin(), body: { email } })
  const made = await done('POST', '/auth/user/emailpass/register', { body: { email, password } })
  const accept = `/admin/invites/accept?token=${textAt(invite, 'invite.token')}`
  await done('POST', accept, { bearer: textAt(made, 'token'), body: { email } })
  return { email, bearer: await signIn('user', email, password) }
}
