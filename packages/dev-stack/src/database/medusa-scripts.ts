import type { DataDirectory } from '../data/data-directory.ts'
import { medusaCommand } from '../medusa/command.ts'
import type { ProcessGroups } from '../processes/groups.ts'
import { runStep } from '../processes/run-step.ts'
import type { Reporter } from '../terminal/reporter.ts'

/** What migrating and seeding a database needs. */
export interface Preparation {
  readonly groups: ProcessGroups
  readonly reporter: Reporter
  readonly directory: DataDirectory
  /** Environment variables of Medusa's scripts for this database. */
  readonly environment: (databaseUrl: string) => NodeJS.ProcessEnv
  /** Resolves when the packages that the seed imports are built. */
  readonly packages: Promise<void>
  readonly signal?: AbortSignal | undefined
}

export async function migrate(preparation: Preparation, databaseUrl: string): Promise<void> {
  const { groups, reporter, directory, environment, signal } = preparation
  await reporter.step('Migrating the database', async () => {
    const step = {
      title: 'Migrating the database',
      // Unsafe changes would prompt on a terminal that does not exist; safe ones run without a prompt.
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
  const { groups, reporter, directory, environment, packages, signal } = preparation
  await packages
  await reporter.step('Putting the sample store in', async () => {
    const step = {
      title: 'Putting the sample store in',
      // See src/search: the seed indexes its products in one go.
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
