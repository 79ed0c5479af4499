import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { UserError, repositoryRoot } from '../../apps/backend/boot/index.ts'

export interface ResetOptions {
  readonly dataDir: string
  /** Skips the confirmation. */
  readonly yes: boolean
}

export function readResetOptions(args: readonly string[], env: NodeJS.ProcessEnv): ResetOptions {
  if (env['DATABASE_URL']) {
    throw new UserError(
      'DATABASE_URL is set: the shop uses a database of yours, and this command only throws the embedded one away. Unset it to do that.',
    )
  }
  const { 'data-dir': dataDir, yes } = parse(args)
  return { dataDir: resolve(dataDir ?? join(repositoryRoot, '.data')), yes: yes ?? false }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: args.filter((arg) => arg !== '--'),
      options: { yes: { type: 'boolean', short: 'y' }, 'data-dir': { type: 'string' } },
    }).values
  } catch (error) {
    throw new UserError(
      `${error instanceof Error ? error.message : String(error)} (There is only --yes and --data-dir.)`,
    )
  }
}
