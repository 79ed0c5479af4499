import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  createProcessGroups,
  inSeconds,
  makeDataDirectory,
  Refusal,
  repositoryRoot,
  sampleStore,
  watchOverLife,
  type DataDirectory,
  type Life,
  type ProcessGroup,
} from '../../apps/backend/boot/index.ts'
import { explain } from '../terminal/explain.ts'
import { terminalReporter } from '../terminal/terminal-reporter.ts'
import type { Build } from './build-shop.ts'
import { startBusyLoops } from './busy-loops.ts'
import { exitCodeOf, launchPhase, type Phase } from './phases.ts'
import { startHouse, type House, type HouseOptions } from './start-house.ts'
import { temporaryHome } from './temporary-home.ts'

export interface Visit {
  readonly phases: readonly Phase[]
  readonly faults: boolean
  /** Whether the live shop is open too. */
  readonly liveBeside: boolean
  /** What the logs of a failure are kept as, below `.data`. */
  readonly logs: string
  readonly build: (build: Omit<Build, 'filter'>, directory: DataDirectory) => Promise<void>
  readonly openFront: (directory: DataDirectory) => HouseOptions['openFront']
  /** What the phases are told beside what each of them needs. */
  readonly environment?: (house: House, directory: DataDirectory) => NodeJS.ProcessEnv
  /** The last word when every phase has been passed. */
  readonly conclusion?: (directory: DataDirectory) => string
}

/** Builds a house of its own, asks it everything there is to ask, and leaves nothing of it behind. */
export async function askHouse(visit: Visit): Promise<number> {
  const reporter = terminalReporter()
  const groups = createProcessGroups()
  const home = temporaryHome()
  const life = watchOverLife(groups, home.remove)
  const { signal } = life
  let house: House | undefined
  let endLoad: (() => Promise<void>) | undefined
  try {
    const directory = makeDataDirectory(home.path)
    const logFile = directory.log('build')
    await visit.build({ groups, reporter, signal, logFile }, directory)
    house = await startHouse({
      groups,
      reporter,
      signal,
      dataDir: home.path,
      durability: 'throw-away',
      mode: 'start',
      host: '127.0.0.1',
      ports: { kind: 'any' },
      preset: 'showcase',
      liveBeside: visit.liveBeside,
      faults: visit.faults,
      openFront: visit.openFront(directory),
    })
    endLoad = startBusyLoops(groups, Number(process.env['BUSY_LOOPS'] ?? 0))
    const exitCode = await ask(house, directory)
    if (exitCode !== 0) reporter.note(`\nThe logs of the house: ${keepLogs(home.path, visit.logs)}`)
    else if (visit.conclusion !== undefined) reporter.note(visit.conclusion(directory))
    return exitCode
  } catch (error) {
    if (signal.aborted) {
      const { reason, exitCode } = await life.ended
      reporter.note(`\nStopped (${reason}).`)
      return exitCode
    }
    const explained = explain(error)
    // It may name a log that is about to be thrown away with the rest.
    reporter.note(`\n${explained.replaceAll(join(home.path, 'logs'), keepLogs(home.path, visit.logs))}`)
    return 1
  } finally {
    await endLoad?.()
    await house?.stop()
    home.remove()
    life.dispose()
  }

  async function ask(house: House, directory: DataDirectory): Promise<number> {
    const environment = { ...(await commonEnvironment(house)), ...visit.environment?.(house, directory) }
    for (const phase of visit.phases) {
      reporter.note(`\n${phase.title}\n`)
      const begun = performance.now()
      const group = launchPhase(groups, phase, environment)
      const exitCode = await endOf(group, house, life)
      if (process.env['CI'] === 'true')
        reporter.note(`\n${phase.title}… ${inSeconds(performance.now() - begun)}`)
      if (exitCode !== 0) return exitCode
    }
    return 0
  }
}

async function commonEnvironment(house: House): Promise<NodeJS.ProcessEnv> {
  const { adminUser, demoCustomer } = await sampleStore()
  return {
    SHOP_URL: house.shopUrl,
    LIVE_SHOP_URL: house.liveShopUrl,
    BACKEND_URL: house.backendUrl,
    PUBLISHABLE_KEY: house.publishableKey,
    HOUSE_CONTROL_URL: house.controlUrl,
    ADMIN_EMAIL: adminUser.email,
    ADMIN_PASSWORD: adminUser.password,
    DEMO_EMAIL: demoCustomer.email,
    DEMO_PASSWORD: demoCustomer.password,
  }
}

async function endOf(group: ProcessGroup, house: House, life: Life): Promise<number> {
  try {
    const first = await Promise.race([group.ended, life.ended, house.broken])
    life.signal.throwIfAborted()
    if (first instanceof Refusal) throw first
    return exitCodeOf(await group.ended)
  } finally {
    await group.stop()
  }
}

/** Keeps what the house wrote, where the next failure replaces it. */
function keepLogs(dataDir: string, name: string): string {
  const kept = join(repositoryRoot, '.data', name)
  rmSync(kept, { recursive: true, force: true })
  cpSync(join(dataDir, 'logs'), kept, { recursive: true })
  return kept
}
