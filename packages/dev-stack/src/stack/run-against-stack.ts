import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataDirectory, tempDataDir, type DataDirectory } from '../data/data-directory.ts'
import { repositoryRoot } from '../paths.ts'
import { createProcessGroups, type ProcessGroup } from '../processes/groups.ts'
import { sideBySide } from '../processes/side-by-side.ts'
import { handleSignals, type Lifetime } from '../processes/signals.ts'
import { sampleStore } from '../sample-store.ts'
import { inSeconds, terminalReporter } from '../terminal/reporter.ts'
import { UserError } from '../user-error.ts'
import { formatError } from '../terminal/format-error.ts'
import { buildShop, type Build } from './build-shop.ts'
import { startBusyLoops } from './busy-loops.ts'
import { exitCodeOf, launchPhase, type Phase } from './phases.ts'
import type { ServeShop } from './serve-shops.ts'
import { startStack, type Stack } from './start-stack.ts'

export interface TestRun {
  readonly phases: readonly Phase[]
  readonly faults: boolean
  /** Also serves the shop with the live preset. */
  readonly liveBeside: boolean
  /** Whether `serveShop` keeps rendered pages. */
  readonly keepsPages: boolean
  /** Directory below `.data` for the logs of a failed run. */
  readonly logs: string
  readonly build: (build: Build, directory: DataDirectory) => Promise<void>
  readonly serveShop: (directory: DataDirectory) => ServeShop
  /** Directory of the dashboard that the backend serves. */
  readonly dashboard?: (directory: DataDirectory) => string
  /** Further settings of the backend. */
  readonly settings?: NodeJS.ProcessEnv
  /** Additional environment variables for the phases. */
  readonly environment?: (stack: Stack, directory: DataDirectory) => NodeJS.ProcessEnv
  /** Printed after all phases have passed. */
  readonly conclusion?: (directory: DataDirectory) => string
}

/**
 * Builds the shop, in English unless `build` says otherwise, and runs the phases against it and its backend, with both presets and a fault proxy. Returns the exit code.
 */
export async function runAgainstBuiltShop(
  phases: readonly Phase[],
  serveShop: TestRun['serveShop'],
  further: Partial<Pick<TestRun, 'build' | 'settings' | 'environment'>> = {},
): Promise<number> {
  return await runAgainstStack({
    build: buildShop,
    ...further,
    phases,
    faults: true,
    liveBeside: true,
    keepsPages: true,
    logs: 'live-logs',
    serveShop,
  })
}

/** Builds and starts a temporary stack, runs the phases against it and removes it. Returns the exit code. */
export async function runAgainstStack(run: TestRun): Promise<number> {
  const reporter = terminalReporter()
  const groups = createProcessGroups()
  const home = tempDataDir()
  const life = handleSignals(groups, home.remove)
  const { signal } = life
  let stack: Stack | undefined
  let endLoad: (() => Promise<void>) | undefined
  try {
    const directory = makeDataDirectory(home.path)
    const logFile = directory.log('build')
    const [started] = await sideBySide<[Stack, void]>(signal, (ending) => {
      const built = run.build({ groups, reporter, signal: ending, logFile }, directory)
      const starting = startStack({
        groups,
        reporter,
        signal: ending,
        builds: { packages: built, pages: built },
        dataDir: home.path,
        durability: 'throw-away',
        mode: 'start',
        host: '127.0.0.1',
        ports: { kind: 'any' },
        preset: 'showcase',
        liveBeside: run.liveBeside,
        keepsPages: run.keepsPages,
        faults: run.faults,
        serveShop: run.serveShop(directory),
        dashboard: run.dashboard && (() => run.dashboard?.(directory) ?? ''),
        settings: run.settings,
      })
      return [starting, built]
    })
    stack = started
    endLoad = startBusyLoops(groups)
    const exitCode = await runPhases(stack, directory)
    if (exitCode !== 0) reporter.note(`\nThe logs of the stack: ${keepLogs(home.path, run.logs)}`)
    else if (run.conclusion !== undefined) reporter.note(run.conclusion(directory))
    return exitCode
  } catch (error) {
    if (signal.aborted) {
      const { reason, exitCode } = await life.ended
      reporter.note(`\nStopped (${reason}).`)
      return exitCode
    }
    const explained = formatError(error)
    // The error may name a log in the directory that is about to be deleted.
    reporter.note(`\n${explained.replaceAll(join(home.path, 'logs'), keepLogs(home.path, run.logs))}`)
    return 1
  } finally {
    await endLoad?.()
    await stack?.stop()
    home.remove()
    life.dispose()
  }

  /** A phase that fails ends no other, so that one run tells everything. The exit code is that of the first that failed. */
  async function runPhases(stack: Stack, directory: DataDirectory): Promise<number> {
    const failed: number[] = []
    const environment = { ...(await commonEnvironment(stack)), ...run.environment?.(stack, directory) }
    for (const phase of run.phases) {
      reporter.note(`\n${phase.title}\n`)
      const begun = performance.now()
      const group = launchPhase(groups, phase, environment)
      const exitCode = await endOf(group, stack, life)
      if (process.env['CI'] === 'true')
        reporter.note(`\n${phase.title}… ${inSeconds(performance.now() - begun)}`)
      if (exitCode !== 0) failed.push(exitCode)
    }
    return failed[0] ?? 0
  }
}

async function commonEnvironment(stack: Stack): Promise<NodeJS.ProcessEnv> {
  const { adminUser, demoCustomer } = await sampleStore()
  return {
    SHOP_URL: stack.shopUrl,
    LIVE_SHOP_URL: stack.liveShopUrl,
    BACKEND_URL: stack.backendUrl,
    PUBLISHABLE_KEY: stack.publishableKey,
    STACK_CONTROL_URL: stack.controlUrl,
    ADMIN_EMAIL: adminUser.email,
    ADMIN_PASSWORD: adminUser.password,
    DEMO_EMAIL: demoCustomer.email,
    DEMO_PASSWORD: demoCustomer.password,
  }
}

async function endOf(group: ProcessGroup, stack: Stack, life: Lifetime): Promise<number> {
  try {
    const first = await Promise.race([group.ended, life.ended, stack.broken])
    life.signal.throwIfAborted()
    if (first instanceof UserError) throw first
    return exitCodeOf(await group.ended)
  } finally {
    await group.stop()
  }
}

/** Copies the stack's logs to `.data`, replacing those of the previous failure. */
function keepLogs(dataDir: string, name: string): string {
  const kept = join(repositoryRoot, '.data', name)
  rmSync(kept, { recursive: true, force: true })
  cpSync(join(dataDir, 'logs'), kept, { recursive: true })
  return kept
}
