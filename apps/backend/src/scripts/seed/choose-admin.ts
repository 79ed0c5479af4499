import { adminUser } from '@umber/sample-store'

export interface AdminUser {
  readonly email: string
  readonly password: string
}

/** The sample password is public, so in production an admin is created only when ADMIN_PASSWORD is set. */
export function chooseAdmin(
  environment: Readonly<Record<string, string | undefined>>,
): AdminUser | undefined {
  // As its identity has it; see modules/emailpass.
  const email = (environment['ADMIN_EMAIL'] || adminUser.email).toLowerCase()
  const given = environment['ADMIN_PASSWORD']
  if (given) return { email, password: given }
  return environment['NODE_ENV'] === 'production' ? undefined : { email, password: adminUser.password }
}
