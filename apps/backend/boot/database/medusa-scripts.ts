import type { DataDirectory } from '../data/data-directory.ts'
import { medusaCommand } from '../medusa/command.ts'
import type { ProcessGroups } from '../processes/groups.ts'
import { runStep } from '../processes/run-step.ts'
import type { Reporter } from '../report/reporter.ts'

/** What preparing a database needs from its surroundings. */
export interface Preparation {
  readonly groups: ProcessGroups
  readonly reporter: Reporter
  readonly directory: DataDirectory
  /** The surroundings of Medusa's scripts for this database. */
  readonly environment: (databaseUrl: string) => NodeJS.ProcessEnv
  readonly signal?: AbortSignal | undefined
}

export async function migrate(preparation: Preparation, databaseUrl: string): Promise<void> {
  const { groups, reporter, directory, environment, signal } = preparation
  await reporter.step('Migrating the database', async () => {
    const step = {
      title: 'Migrating the database',
      // Anything unsafe would be asked for on a terminal that is not there; the safe rest is done without asking.
      ...medusaCommand(
        ['db:migrate', '--execute-safe-links', '--execute-safe-search'],
        environment(databaseUrl),
      ),
      limit: 600_000,
      logFile: directory.log('migrate'),
    }
    await runStep(groups, step, signal)
  })
}

export async function seed(preparation: Preparation, databaseUrl: string): Promise<void> {
  const { groups, reporter, directory, environment, signal } = preparation
  await reporter.step('Putting the sample store in', async () => {
    const step = {
      title: 'Putting the sample store in',
      // See src/search: what is put in is indexed at the first start, all at once.
      ...medusaCommand(['exec', './src/scripts/seed.ts'], {
        ...environment(databaseUrl),
        UMBER_SEEDING: 'true',
      }),
      // A large catalogue (SEED_PRODUCTS) takes minutes.
      limit: 1_200_000,
      logFile: directory.log('seed'),
    }
    await runStep(groups, step, signal)
  })
}
