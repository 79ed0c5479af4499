import { makeDataDirectory, type DataDirectory } from '../data/data-directory.ts'
import { takeLock } from '../data/lock.ts'
import { killOrphans } from '../orphans.ts'
import { choosePorts } from '../ports.ts'
import { createProcessGroups, type ProcessGroups } from '../processes/groups.ts'
import { sideBySide } from '../processes/side-by-side.ts'
import { handleSignals, type Lifetime } from '../processes/signals.ts'
import { refuseProduction } from '../refuse-production.ts'
import { sampleStore } from '../sample-store.ts'
import { formatError } from '../terminal/format-error.ts'
import { readStartOptions, startHelp, type StartOptions } from '../terminal/options.ts'
import { terminalReporter } from '../terminal/reporter.ts'
import { UserError } from '../user-error.ts'
import { banner } from './banner.ts'
import { buildPackages, type Build } from './build-shop.ts'
import { offerDashboard, type Dashboard } from './offer-dashboard.ts'
import type { ServeShop } from './serve-shops.ts'
import { startStack, type Stack, type StackOptions } from './start-stack.ts'

export interface Run extends Pick<StackOptions, 'mode' | 'onMedusaLine'> {
  readonly purpose: 'start' | 'dev'
  /** The presets that are served unless one was asked for. */
  readonly shops: 'both' | 'demonstration'
  /** Builds what `serveShop` serves, beside the start of the backend. Without it there is nothing to build but the packages. */
  readonly buildPages?: (build: Build) => Promise<void>
  readonly serveShop: (deps: RunDeps) => ServeShop
  /** Without it the backend has no dashboard. */
  readonly dashboard?: () => Dashboard
}

export interface RunDeps {
  readonly groups: ProcessGroups
  readonly directory: DataDirectory
}

/** Starts the shop, keeps it running until it is stopped or breaks, and shuts everything down. Returns the exit code. */
export async function runShop(run: Run, args: readonly string[]): Promise<number> {
  const reporter = terminalReporter()
  try {
    const options = readStartOptions(args, process.env)
    if (options.help) {
      reporter.note(`pnpm ${run.purpose} [options]\n${startHelp(run.shops)}`)
      return 0
    }
    refuseProduction(process.env, `pnpm ${run.purpose}`)
    const directory = makeDataDirectory(options.dataDir)
    const lock = takeLock(directory.lock, run.purpose)
    const groups = createProcessGroups()
    const life = handleSignals(groups, lock.release)
    try {
      const stack = await bringUp(run, options, { groups, directory }, life)
      const { shopUrl, liveShopUrl, backendUrl, publishableKey } = stack
      lock.announce({ preset: options.preset, shopUrl, liveShopUrl, backendUrl, publishableKey })
      const store = await sampleStore()
      const sendsMails = Boolean(process.env['SMTP_URL'])
      reporter.note(banner({ purpose: run.purpose, options, stack, store, sendsMails }))
      const { dashboard } = run
      const offer = dashboard && offerDashboard(dashboard(), { groups, directory, reporter, stack, store })
      try {
        return await keepUp(stack, life)
      } finally {
        await offer?.stop()
      }
    } finally {
      lock.release()
      life.dispose()
    }
  } catch (error) {
    if (error instanceof StoppedEarly) {
      reporter.note(`Stopped before the shop was up (${error.message}). Nothing is left running.`)
      return error.exitCode
    }
    reporter.note(`\n${formatError(error)}`)
    return 1
  }

  async function bringUp(
    { buildPages, serveShop, dashboard, shops, ...run }: Run,
    options: StartOptions,
    { groups, directory }: RunDeps,
    life: Lifetime,
  ): Promise<Stack> {
    const ports = { kind: 'usual', shop: options.shopPort, backend: options.backendPort } as const
    try {
      const left = await killOrphans(directory)
      if (left.length > 0) reporter.note(`Ended what an earlier start left running: ${left.join(' and ')}.`)
      const liveBeside = shops === 'both' && options.preset === 'showcase'
      // Fail early on a port that is taken, before a minute of work.
      await choosePorts(ports, { liveBeside, note: () => {} })
      const [stack] = await sideBySide<[Stack, void, void]>(life.signal, (signal) => {
        const build = { groups, reporter, signal }
        const packages = buildPackages({ ...build, logFile: directory.log('build-packages') })
        const pages = buildPages?.({ ...build, logFile: directory.log('build') }) ?? Promise.resolve()
        const starting = startStack({
          ...run,
          groups,
          reporter,
          ports,
          signal,
          builds: { packages, pages },
          dataDir: directory.root,
          durability: 'durable',
          databaseUrl: options.databaseUrl,
          host: 'localhost',
          preset: options.preset,
          liveBeside,
          // Vite renders each page anew.
          keepsPages: run.mode === 'start',
          serveShop: serveShop({ groups, directory }),
          dashboard: dashboard && (() => dashboard().directory),
        })
        return [starting, packages, pages]
      })
      return stack
    } catch (error) {
      if (!life.signal.aborted) throw error
      const { reason, exitCode } = await life.ended
      throw new StoppedEarly(reason, exitCode)
    }
  }

  async function keepUp(stack: Stack, life: Lifetime): Promise<number> {
    const end = await Promise.race([life.ended, stack.broken])
    await reporter.step('Stopping', async () => stack.stop())
    if (end instanceof UserError) throw end
    reporter.note('Nothing is left running. The data is kept for the next start.')
    return 0
  }
}

class StoppedEarly extends UserError {
  override readonly name = 'StoppedEarly'
  readonly exitCode: number

  constructor(reason: string, exitCode: number) {
    super(reason)
    this.exitCode = exitCode
  }
}
