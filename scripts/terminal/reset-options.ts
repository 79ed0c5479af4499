import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Refusal, repositoryRoot } from '../../apps/backend/boot/index.ts'

export interface ResetOptions {
  readonly dataDir: string
  /** Do it without asking. */
  readonly yes: boolean
}

export function readResetOptions(args: readonly string[], env: NodeJS.ProcessEnv): ResetOptions {
  if (env['DATABASE_URL']) {
    throw new Refusal(
      'DATABASE_URL is set: the shop uses a database of yours, and this command only throws the embedded one away. Unset it to do that.',
    )
  }
  const { 'data-dir': dataDir, yes } = parse(args)
  return { dataDir: resolve(dataDir ?? join(repositoryRoot, '.data')), yes: yes ?? false }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: args.filter((word) => word !== '--'),
      options: { yes: { type: 'boolean', short: 'y' }, 'data-dir': { type: 'string' } },
    }).values
  } catch (error) {
    throw new Refusal(
      `${error instanceof Error ? error.message : String(error)} (There is only --yes and --data-dir.)`,
    )
  }
}
