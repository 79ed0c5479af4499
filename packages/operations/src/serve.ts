import { requireBuild } from './builds/require-build.ts'
import { checkRequirements } from './check/requirement.ts'
import { requirements } from './check/requirements.ts'
import { requireKnownKey } from './check/require-known-key.ts'
import { endWithRunner } from './parts/end-with-runner.ts'
import { runBackend } from './parts/run-backend.ts'
import { endWithSupervisor, supervise, type PartLaunch } from './parts/supervise.ts'
import { partsOf, type Part } from './parts/part.ts'
import { Refusal } from './refusal.ts'
import { readServeOptions, serveUsage } from './serve-options.ts'
import { derivedSettings, environmentOf, localAddress } from './settings/part-environment.ts'
import { readSettings, type Reading, type Settings, type Variables } from './settings/read-settings.ts'
import { describeFaults } from './settings/setting-fault.ts'

/** The shop's server, which is no part of this package. */
export interface ShopPart extends Pick<Reading, 'shopFaults' | 'sampleTexts'> {
  /** Serves the built shop in this process, with settings from the environment, until it is told to end. */
  readonly run: () => Promise<void>
}

/** `pnpm serve`: runs a part in this process, or all parts in processes of their own. Returns the exit code once it is over. */
export async function serve(
  args: readonly string[],
  shop: ShopPart,
  print: (line: string) => void,
): Promise<number | undefined> {
  const { scope, purpose, action } = readServeOptions(args)
  const reading: Reading = { ...shop, scope, purpose }
  if (action === 'help') {
    print(serveUsage)
    return 0
  }
  if (action === 'check') {
    const { lines, isReady } = await checkRequirements(requirements(process.env, reading))
    print(lines.join('\n'))
    return isReady ? 0 : 1
  }
  const read = readSettings(process.env, reading)
  if (read.kind === 'invalid') throw new Refusal(describeFaults(read.faults))
  requireBuild(scope)
  Object.assign(process.env, derivedSettings(read.settings, scope, process.env))
  endWithSupervisor()
  // A part below a supervisor ends with that one.
  if (!process.connected) endWithRunner(process.env, () => process.kill(process.pid, 'SIGTERM'))
  if (scope === 'all') return await superviseAll(read.settings, args, print)
  if (scope === 'shop') {
    // The backend beside it asks the database.
    if (!process.connected) await requireKnownKey(process.env, print)
    await shop.run()
  } else await runBackend(scope, read.settings, purpose)
  return undefined
}

async function superviseAll(
  settings: Settings,
  args: readonly string[],
  note: (line: string) => void,
): Promise<number> {
  const end = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.abort())
  const launches = partsOf('all').map((part) => launchOf(part, settings, args))
  return await supervise(launches, { signal: end.signal, note })
}

/** The same command, for one part. */
function launchOf(part: Part, { HOST, PORT, BACKEND_PORT }: Settings, args: readonly string[]): PartLaunch {
  const url = `http://${localAddress(HOST)}:${part === 'shop' ? PORT : BACKEND_PORT}/health`
  const script = process.argv[1] ?? ''
  const environment: Variables = environmentOf(part, process.env)
  return {
    name: part,
    args: [...process.execArgv, script, part, ...args],
    env: environment,
    isUp: async () => {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
      return answer !== undefined
    },
  }
}
