import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

/** Registers an email and password identity and returns its id. */
export async function seedIdentity(
  container: MedusaContainer,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<string> {
  const { success, error, authIdentity } = await container
    .resolve(Modules.AUTH)
    .register('emailpass', { body: { email, password } })
  if (!success || authIdentity === undefined) throw new Error(`${email} could not be registered: ${error}`)
  return authIdentity.id
}
