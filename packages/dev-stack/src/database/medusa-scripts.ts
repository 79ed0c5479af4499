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

/** Migrates the tables, and what a database that is in use has in them. */
export async function migrate(preparation: Preparation, databaseUrl: string): Promise<void> {
  await migrateTables(preparation, databaseUrl)
  // Apart: as a part of the command before, Medusa takes scripts that failed for done.
  await runMigration(preparation, databaseUrl, {
    title: 'Running the scripts of the migrations',
    log: 'migration-scripts',
    words: ['db:migrate:scripts'],
  })
}

/** Enough for a new database: the scripts of the migrations change what older versions have left, and running them starts Medusa. */
export async function migrateTables(preparation: Preparation, databaseUrl: string): Promise<void> {
  // Unsafe changes would prompt on a terminal that does not exist; safe ones run without a prompt.
  const safe = ['--execute-safe-links', '--execute-safe-search']
  await runMigration(preparation, databaseUrl, {
    title: 'Migrating the database',
    log: 'migrate',
    words: ['db:migrate', '--skip-scripts', ...safe],
  })
}

async function runMigration(
  { groups, reporter, directory, environment, signal }: Preparation,
  databaseUrl: string,
  { title, log, words }: { readonly title: string; readonly log: string; readonly words: readonly string[] },
): Promise<void> {
  await reporter.step(title, async () => {
    const step = {
      title,
      ...medusaCommand(words, environment(databaseUrl)),
      limit: 600_000,
      logFile: directory.log(log),
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
