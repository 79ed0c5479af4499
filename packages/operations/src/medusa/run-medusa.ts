import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'
import { requireBuild } from '../builds/require-build.ts'
import { builtBackend, medusaCli } from '../paths.ts'
import { Refusal } from '../refusal.ts'
import type { Variables } from '../settings/read-settings.ts'
import { privateConfiguration } from './private-configuration.ts'

export interface MedusaRun {
  readonly args: readonly string[]
  readonly variables: Variables
  /** Written to the command's standard input. */
  readonly input?: string
}

/**
 * Runs a command of the Medusa CLI on the built backend and returns what it printed.
 *
 * @throws {Refusal} with the last lines of its output when it fails.
 */
export async function runMedusa({ args, variables, input = '' }: MedusaRun): Promise<string> {
  requireBuild('backend')
  const configuration = privateConfiguration()
  try {
    const child = spawn(process.execPath, [medusaCli(), ...args], {
      cwd: builtBackend,
      env: { ...scriptEnvironment(variables), XDG_CONFIG_HOME: configuration },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    // A command that ends early does not read its input.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    const output = Promise.all([text(child.stdout), text(child.stderr)])
    const [code] = (await once(child, 'close')) as [number | null]
    const [printed, errors] = await output
    if (code === 0) return printed.trim()
    throw new Refusal(lastLines(`${printed}\n${errors}`))
  } finally {
    rmSync(configuration, { recursive: true, force: true })
  }
}

/**
 * A script needs the database and nothing else of the settings. It signs no token that outlives it, and tells no shop to
 * drop pages.
 */
function scriptEnvironment(variables: Variables): NodeJS.ProcessEnv {
  const drawn = {
    JWT_SECRET: randomBytes(32).toString('hex'),
    COOKIE_SECRET: randomBytes(32).toString('hex'),
    AUTH_MFA_ENCRYPTION_KEY: randomBytes(32).toString('hex'),
  }
  return {
    TRUSTED_PROXIES: 'none',
    ...drawn,
    LOG_LEVEL: 'error',
    FILES_DIRECTORY: tmpdir(),
    ...variables,
    SHOP_PURGE_URL: '',
    NODE_ENV: 'production',
    MEDUSA_DISABLE_TELEMETRY: 'true',
  }
}

function lastLines(output: string): string {
  return output.trim().split('\n').slice(-20).join('\n')
}
