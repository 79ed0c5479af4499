import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readPort, UserError, repositoryRoot, type AskedPort } from '../../apps/backend/boot/index.ts'
import type { ShopConfiguration } from '../../apps/web/server/shop-configuration.ts'

export interface StartOptions {
  readonly shopPort: AskedPort | undefined
  readonly backendPort: AskedPort | undefined
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  readonly preset: ShopConfiguration['preset']
  readonly help: boolean
}

/** Reads the command line, with environment variables as fallback. */
export function readStartOptions(args: readonly string[], env: NodeJS.ProcessEnv): StartOptions {
  const { port, 'backend-port': backendPort, 'data-dir': dataDir, live, help } = parse(args)
  return {
    shopPort: askedPort([port, '--port'], [env['SHOP_PORT'], 'SHOP_PORT']),
    backendPort: askedPort([backendPort, '--backend-port'], [env['BACKEND_PORT'], 'BACKEND_PORT']),
    databaseUrl: env['DATABASE_URL'] || undefined,
    dataDir: resolve(dataDir ?? join(repositoryRoot, '.data')),
    preset: live === true ? 'live' : readPreset(env['VITE_SHOP_PRESET']),
    help: help ?? false,
  }
}

export const startHelp = `
  --port <number>          Where the shop is served. Default 8000, or the next free port; also SHOP_PORT.
  --backend-port <number>  Where Medusa listens. Default 9000, or the next free port; also BACKEND_PORT.
  --live                   The shop for real: orders, accounts, search and mails. Without it, the demonstration;
                           also VITE_SHOP_PRESET=live.
  --data-dir <directory>   Where the data is kept. Default .data in the repository.

  DATABASE_URL             A PostgreSQL of your own instead of the embedded one.
  REDIS_URL                Passed on to Medusa.`

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      // `pnpm start -- --port 1` passes the dashes on.
      args: args.filter((arg) => arg !== '--'),
      options: {
        port: { type: 'string' },
        'backend-port': { type: 'string' },
        'data-dir': { type: 'string' },
        live: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    throw new UserError(
      `${error instanceof Error ? error.message : String(error)} (--help tells what there is.)`,
    )
  }
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
