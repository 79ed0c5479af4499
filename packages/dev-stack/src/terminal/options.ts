import { join, resolve } from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { repositoryRoot } from '../paths.ts'
import { readPort, type AskedPort } from '../ports.ts'
import type { ShopSettings } from '../stack/serve-shops.ts'
import { UserError } from '../user-error.ts'

export interface StartOptions {
  readonly shopPort: AskedPort | undefined
  readonly backendPort: AskedPort | undefined
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  readonly preset: ShopSettings['preset']
  readonly help: boolean
}

/** Reads the command line of `start` and `dev`, with environment variables as fallback. */
export function readStartOptions(args: readonly string[], env: NodeJS.ProcessEnv): StartOptions {
  const {
    port,
    'backend-port': backendPort,
    'data-dir': dataDir,
    live,
    help,
  } = parse(
    args,
    {
      port: { type: 'string' },
      'backend-port': { type: 'string' },
      'data-dir': { type: 'string' },
      live: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    '--help tells what there is.',
  )
  return {
    shopPort: askedPort([port, '--port'], [env['SHOP_PORT'], 'SHOP_PORT']),
    backendPort: askedPort([backendPort, '--backend-port'], [env['BACKEND_PORT'], 'BACKEND_PORT']),
    databaseUrl: env['DATABASE_URL'] || undefined,
    dataDir: dataDirOf(dataDir),
    preset: live === true ? 'live' : readPreset(env['VITE_SHOP_PRESET']),
    help: help ?? false,
  }
}

/** The text of --help. */
export function startHelp(shops: 'both' | 'demonstration'): string {
  return `
${shops === 'both' ? both : demonstration}

  --port <number>          Where the shop is served. Default 8000, or the next free port; also SHOP_PORT.${shops === 'both' ? portOfBoth : ''}
  --backend-port <number>  Where Medusa listens. Default 9000, or the next free port; also BACKEND_PORT.
  --live                   Serves the live shop alone; also VITE_SHOP_PRESET=live.
  --data-dir <directory>   Where the data is kept. Default .data in the repository.

  DATABASE_URL             A PostgreSQL of your own instead of the embedded one.
  REDIS_URL                Passed on to Medusa.`
}

const demonstration =
  '  Serves the demonstration, which simulates what needs a mail server, a payment provider or a courier.'
const both = `${demonstration}
  Beside it, on the same backend, serves the live shop, where every part is real.`
const portOfBoth = `
                           The live shop is at the next free port after it.`

export interface ResetOptions {
  readonly dataDir: string
  /** Skips the confirmation. */
  readonly yes: boolean
}

/** Reads the command line of `reset`. */
export function readResetOptions(args: readonly string[], env: NodeJS.ProcessEnv): ResetOptions {
  if (env['DATABASE_URL']) {
    throw new UserError(
      'DATABASE_URL is set: the shop uses a database of yours, and this command only throws the embedded one away. Unset it to do that.',
    )
  }
  const { 'data-dir': dataDir, yes } = parse(
    args,
    { yes: { type: 'boolean', short: 'y' }, 'data-dir': { type: 'string' } },
    'There is only --yes and --data-dir.',
  )
  return { dataDir: dataDirOf(dataDir), yes: yes ?? false }
}

function parse<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  hint: string,
) {
  try {
    // `pnpm start -- --port 1` passes the dashes on.
    return parseArgs({ args: args.filter((arg) => arg !== '--'), options }).values
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)} (${hint})`)
  }
}

function dataDirOf(option: string | undefined): string {
  return resolve(option ?? join(repositoryRoot, '.data'))
}

function readPreset(word: string | undefined): StartOptions['preset'] {
  if (word === undefined || word === '' || word === 'showcase') return 'showcase'
  if (word === 'live') return 'live'
  throw new UserError(`VITE_SHOP_PRESET is "${word}", and can be showcase or live.`)
}

function askedPort(
  ...wishes: readonly (readonly [text: string | undefined, by: string])[]
): AskedPort | undefined {
  const [text, by] = wishes.find(([wish]) => wish !== undefined && wish !== '') ?? []
  return text === undefined || by === undefined ? undefined : readPort(text, by)
}
