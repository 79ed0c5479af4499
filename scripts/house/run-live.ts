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
  type Life,
  type ProcessGroups,
} from '../../apps/backend/boot/index.ts'
import { explain } from '../terminal/explain.ts'
import { terminalReporter } from '../terminal/terminal-reporter.ts'
import { buildShop } from './build-shop.ts'
import { openBuiltShop } from './open-built-shop.ts'
import { exitCodeOf, launchPhase, phases, type Phase } from './phases.ts'
import { startHouse, type House } from './start-house.ts'
import { temporaryHome } from './temporary-home.ts'

/** Builds a house of its own, asks it everything there is to ask, and leaves nothing of it behind. */
export async function runLive(browserArgs: readonly string[]): Promise<number> {
  const reporter = terminalReporter()
  const groups = createProcessGroups()
  const home = temporaryHome()
  const life = watchOverLife(groups, home.remove)
  const { signal } = life
  let house: House | undefined
  try {
    const directory = makeDataDirectory(home.path)
    const logFile = directory.log('build')
    await buildShop({ groups, reporter, signal, logFile, filter: '@umber/web...' })
    house = await startHouse({
      groups,
      reporter,
      signal,
      dataDir: home.path,
      durability: 'throw-away',
      mode: 'start',
      host: '127.0.0.1',
      ports: { kind: 'any' },
      faults: true,
      openFront: openBuiltShop(directory),
    })
    const exitCode = await ask(house, phases(browserArgs))
    if (exitCode !== 0) reporter.note(`\nThe logs of the house: ${keepLogs(home.path)}`)
    return exitCode
  } catch (error) {
    if (signal.aborted) {
      const { reason, exitCode } = await life.ended
      reporter.note(`\nStopped (${reason}).`)
      return exitCode
    }
    const explained = explain(error)
    // It may name a log that is about to be thrown away with the rest.
    reporter.note(`\n${explained.replaceAll(join(home.path, 'logs'), keepLogs(home.path))}`)
    return 1
  } finally {
    await house?.stop()
    home.remove()
    life.dispose()
  }

  async function ask(house: House, questions: readonly Phase[]): Promise<number> {
    for (const phase of questions) {
      reporter.note(`\n${phase.title}\n`)
      const begun = performance.now()
      const exitCode = await runPhase(groups, phase, house, life)
      if (process.env['CI'] === 'true')
        reporter.note(`\n${phase.title}… ${inSeconds(performance.now() - begun)}`)
      if (exitCode !== 0) return exitCode
    }
    return 0
  }
}

async function runPhase(groups: ProcessGroups, phase: Phase, house: House, life: Life): Promise<number> {
  const { adminUser, demoCustomer } = await sampleStore()
  const group = launchPhase(groups, phase, {
    SHOP_URL: house.shopUrl,
    BACKEND_URL: house.backendUrl,
    PUBLISHABLE_KEY: house.publishableKey,
    HOUSE_CONTROL_URL: house.controlUrl,
    ADMIN_EMAIL: adminUser.email,
    ADMIN_PASSWORD: adminUser.password,
    DEMO_EMAIL: demoCustomer.email,
    DEMO_PASSWORD: demoCustomer.password,
  })
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
function keepLogs(dataDir: string): string {
  const kept = join(repositoryRoot, '.data', 'live-logs')
  rmSync(kept, { recursive: true, force: true })
  cpSync(join(dataDir, 'logs'), kept, { recursive: true })
  return kept
}
