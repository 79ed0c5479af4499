import { text } from 'node:stream/consumers'

import type { ExecArgs } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { createUserAccountWorkflow } from '@medusajs/medusa/core-flows'

import { passwordFault } from '../lib/password-fault'
import { seedIdentity } from './seed/account'

/**
 * `medusa exec create-admin <email>` creates an administrator. The password is read from standard input, so that it is
 * in no command line and in no variable. `pnpm create-admin` runs it.
 */
export default async function createAdmin({ container, args: [typed = ''] }: ExecArgs): Promise<void> {
  const email = typed.toLowerCase()
  const password = (await text(process.stdin)).replace(/\r?\n$/, '')
  const fault = passwordFault(password, [email])
  if (fault !== undefined) refuse(`${fault.message}. Nothing was changed.`)
  const [existing] = await container.resolve(Modules.USER).listUsers({ email: [typed, email] }, { take: 1 })
  if (existing !== undefined) refuse(`There is an administrator ${email} already. Nothing was changed.`)
  const authIdentityId = await seedIdentity(container, { email, password }).catch((error: unknown) =>
    refuse(error instanceof Error ? error.message : String(error)),
  )
  await createUserAccountWorkflow(container).run({ input: { authIdentityId, userData: { email } } })
  console.log(`Created the administrator ${email}.`)
}

function refuse(reason: string): never {
  console.error(reason)
  process.exit(1)
}
