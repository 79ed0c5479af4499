import { createRequire } from 'node:module'
import { join } from 'node:path'
import { builtBackend } from '../paths.ts'
import { privateConfiguration } from './private-configuration.ts'

type Start = (options: {
  readonly directory: string
  readonly host: string
  readonly port: number
  readonly types: boolean
}) => Promise<unknown>

/**
 * Starts the built Medusa in this process, as its CLI does. It reads its settings from the environment and its files from
 * the working directory, and ends the process on SIGTERM and SIGINT after the requests under way.
 */
export async function startMedusa(address: { readonly host: string; readonly port: number }): Promise<void> {
  process.chdir(builtBackend)
  process.env['XDG_CONFIG_HOME'] = privateConfiguration()
  const load = createRequire(join(builtBackend, 'package.json'))
  const { default: start } = load('@medusajs/medusa/commands/start') as { readonly default: Start }
  await start({ directory: builtBackend, types: false, ...address })
}
