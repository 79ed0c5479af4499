import { withDatabase } from '../database/connection.ts'
import { runMedusa } from '../medusa/run-medusa.ts'
import type { Variables } from '../settings/read-settings.ts'
import { describeFaults, noFiles } from '../settings/setting-fault.ts'
import { Refusal } from '../refusal.ts'
import { requiredDatabase } from './required-database.ts'
import { readCommandLine, type CommandLine } from './command-line.ts'
import { readPassword } from './read-password.ts'
import { readEmptyShop } from './empty-shop.ts'

/** The commands below run a script of the built backend, in its src/scripts, and return what it prints. */
async function runScript(
  name: string,
  variables: Variables,
  args: readonly string[] = [],
  input?: string,
): Promise<string> {
  // Medusa itself would wait minutes for a database that cannot be reached, without a word.
  await withDatabase(requiredDatabase(variables), async () => {})
  return await runMedusa({
    args: ['exec', `./src/scripts/${name}.js`, ...args],
    variables,
    ...(input === undefined ? {} : { input }),
  })
}

/** `pnpm create-admin --email a@b [--password-file -|path]`. Without a file it asks for the password. */
export async function createAdmin(args: readonly string[], variables: Variables): Promise<string> {
  const usage: CommandLine = {
    usage: 'pnpm create-admin --email you@shop.example [--password-file <path, - or prompt>]',
    required: ['email'],
    optional: ['password-file'],
  }
  const { email = '', 'password-file': file = 'prompt' } = readCommandLine(args, usage)
  const password = await readPassword(file)
  return await runScript('create-admin', variables, [email], password)
}

/** `pnpm create-key [--title Storefront]` */
export async function createKey(args: readonly string[], variables: Variables): Promise<string> {
  const { title } = readCommandLine(args, {
    usage: 'pnpm create-key [--title Storefront]',
    optional: ['title'],
  })
  return await runScript('create-key', variables, title === undefined ? [] : [title])
}

/** `pnpm seed --empty --currency inr --countries in` */
export async function seedEmpty(args: readonly string[], variables: Variables): Promise<string> {
  const shop = readEmptyShop(args)
  return await runScript('seed-empty', { ...variables, UMBER_SEEDING: 'true' }, [JSON.stringify(shop)])
}

/** `pnpm remove-demo` */
export async function removeDemo(args: readonly string[], variables: Variables): Promise<string> {
  readCommandLine(args, { usage: 'pnpm remove-demo' })
  const { adminUser, demoCustomer } = await import('@umber/sample-store')
  return await runScript('remove-demo', variables, [adminUser.email, demoCustomer.email])
}

/** `pnpm make-image-sizes` */
export async function makeImageSizes(args: readonly string[], variables: Variables): Promise<string> {
  readCommandLine(args, { usage: 'pnpm make-image-sizes' })
  if (!variables['FILES_DIRECTORY'] && !variables['S3_BUCKET']) throw new Refusal(describeFaults([noFiles]))
  return await runScript('make-image-sizes', variables)
}
