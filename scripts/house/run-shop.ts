import {
  createProcessGroups,
  endLeftovers,
  makeDataDirectory,
  Refusal,
  refuseProduction,
  sampleStore,
  takeLock,
  watchOverLife,
  type DataDirectory,
  type Life,
  type ProcessGroups,
} from '../../apps/backend/boot/index.ts'
import { explain } from '../terminal/explain.ts'
import { readStartOptions, startHelp, type StartOptions } from '../terminal/options.ts'
import { terminalReporter } from '../terminal/terminal-reporter.ts'
import type { Build } from './build-shop.ts'
import { choosePlaces } from './places.ts'
import { startHouse, type House, type HouseOptions } from './start-house.ts'
import { welcome } from './welcome.ts'

export interface Run extends Pick<HouseOptions, 'mode' | 'onMedusaLine'> {
  readonly purpose: 'start' | 'dev'
  readonly build: (build: Omit<Build, 'filter'>) => Promise<void>
  readonly openFront: (surroundings: Surroundings) => HouseOptions['openFront']
}

export interface Surroundings {
  readonly groups: ProcessGroups
  readonly directory: DataDirectory
}

/** Brings the shop up, keeps it up until it is asked to end or breaks, and takes all of it down. */
export async function runShop(run: Run, args: readonly string[]): Promise<number> {
  const reporter = terminalReporter()
  try {
    const options = readStartOptions(args, process.env)
    if (options.help) {
      reporter.note(`pnpm ${run.purpose} [options]\n${startHelp}`)
      return 0
    }
    refuseProduction(process.env, `pnpm ${run.purpose}`)
    const directory = makeDataDirectory(options.dataDir)
    const lock = takeLock(directory.lock, run.purpose)
    const groups = createProcessGroups()
    const life = watchOverLife(groups, lock.release)
    try {
      const house = await bringUp(run, options, { groups, directory }, life)
      lock.announce(house.shopUrl)
      reporter.note(welcome(run.purpose, options, house, await sampleStore()))
      return await keepUp(house, life)
    } finally {
      lock.release()
      life.dispose()
    }
  } catch (error) {
    if (error instanceof StoppedEarly) {
      reporter.note(`Stopped before the shop was up (${error.message}). Nothing is left running.`)
      return error.exitCode
    }
    reporter.note(`\n${explain(error)}`)
    return 1
  }

  async function bringUp(
    { build, openFront, ...run }: Run,
    options: StartOptions,
    { groups, directory }: Surroundings,
    life: Life,
  ): Promise<House> {
    const ports = { kind: 'usual', shop: options.shopPort, backend: options.backendPort } as const
    try {
      const left = await endLeftovers(directory)
      if (left.length > 0) reporter.note(`Ended what an earlier start left running: ${left.join(' and ')}.`)
      // A port that is asked for and taken is better told now than after a minute's work.
      await choosePlaces(ports, { note: () => {} })
      await build({ groups, reporter, signal: life.signal, logFile: directory.log('build') })
      return await startHouse({
        ...run,
        groups,
        reporter,
        ports,
        signal: life.signal,
        dataDir: directory.root,
        durability: 'durable',
        databaseUrl: options.databaseUrl,
        host: 'localhost',
        preset: options.preset,
        openFront: openFront({ groups, directory }),
      })
    } catch (error) {
      if (!life.signal.aborted) throw error
      const { reason, exitCode } = await life.ended
      throw new StoppedEarly(reason, exitCode)
    }
  }

  async function keepUp(house: House, life: Life): Promise<number> {
    const end = await Promise.race([life.ended, house.broken])
    await reporter.step('Stopping', async () => house.stop())
    if (end instanceof Refusal) throw end
    reporter.note('Nothing is left running. The data is kept for the next start.')
    return 0
  }
}

class StoppedEarly extends Refusal {
  override readonly name = 'StoppedEarly'
  readonly exitCode: number

  constructor(reason: string, exitCode: number) {
    super(reason)
    this.exitCode = exitCode
  }
}
