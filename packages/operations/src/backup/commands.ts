import { parseArgs } from 'node:util'
import { Refusal } from '../refusal.ts'
import { createBackup } from './create-backup.ts'
import { medusaVersion } from './medusa-version.ts'
import { restoreBackup } from './restore-backup.ts'
import { upgradeDatabase } from './upgrade-database.ts'

type Variables = Readonly<Record<string, string | undefined>>

export interface CommandContext {
  readonly args: readonly string[]
  readonly variables: Variables
}

/** `pnpm backup --to <directory>` */
export async function backup({ args, variables }: CommandContext): Promise<string> {
  const { to } = orUsage('pnpm backup --to <directory>', () =>
    parseArgs({ args: own(args), options: { to: { type: 'string' } } }),
  )
  const directory = await createBackup({
    databaseUrl: required(variables, 'DATABASE_URL'),
    filesDirectory: variables['FILES_DIRECTORY'] || undefined,
    to: given(to, '--to'),
    medusaVersion: medusaVersion(),
  })
  return `The backup is complete: ${directory}`
}

/** `pnpm restore --from <backup> [--replace]` */
export async function restore({ args, variables }: CommandContext): Promise<string> {
  const { from, replace } = orUsage('pnpm restore --from <backup> [--replace]', () =>
    parseArgs({ args: own(args), options: { from: { type: 'string' }, replace: { type: 'boolean' } } }),
  )
  const { manifest, aside } = await restoreBackup({
    from: given(from, '--from'),
    databaseUrl: required(variables, 'DATABASE_URL'),
    filesDirectory: variables['FILES_DIRECTORY'] || undefined,
    replace: replace === true,
  })
  return [
    `The backup of ${manifest.made} is restored.`,
    ...aside.map((one) => `Put aside: ${one}. Delete it when the shop is well.`),
  ].join('\n')
}

/** `pnpm upgrade --to <directory> [--to-database <url>]` */
export async function upgrade(
  { args, variables }: CommandContext,
  migrate: (databaseUrl: string) => Promise<void>,
): Promise<string> {
  const usage = 'pnpm upgrade --to <directory of backups> [--to-database <url on the newer server>]'
  const { to, 'to-database': toDatabaseUrl } = orUsage(usage, () =>
    parseArgs({ args: own(args), options: { to: { type: 'string' }, 'to-database': { type: 'string' } } }),
  )
  const directory = await upgradeDatabase({
    databaseUrl: required(variables, 'DATABASE_URL'),
    filesDirectory: variables['FILES_DIRECTORY'] || undefined,
    to: given(to, '--to'),
    medusaVersion: medusaVersion(),
    toDatabaseUrl,
    migrate,
  })
  const moved = toDatabaseUrl === undefined ? '' : ' Set DATABASE_URL to the new database.'
  return `The database is upgraded.${moved} The backup from before: ${directory}`
}

/** pnpm passes `--` on. */
const own = (args: readonly string[]): string[] => args.filter((arg) => arg !== '--')

/** @throws {Refusal} with the usage. */
function orUsage<Values>(usage: string, read: () => { readonly values: Values }): Values {
  try {
    return read().values
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`)
  }
}

function given(value: string | undefined, option: string): string {
  if (!value) throw new Refusal(`${option} is missing.`)
  return value
}

function required(variables: Variables, name: string): string {
  const value = variables[name]
  if (!value) throw new Refusal(`${name} is missing.`)
  return value
}
