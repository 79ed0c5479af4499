import { join } from 'node:path'
import { repositoryRoot } from '../paths.ts'
import type { ProcessGroups } from '../processes/groups.ts'
import { runStep } from '../processes/run-step.ts'
import type { Reporter } from '../terminal/reporter.ts'

export interface Build {
  readonly groups: ProcessGroups
  readonly reporter: Reporter
  readonly logFile: string
  /** Turbo filter of the packages to build. */
  readonly filter: '@umber/web...' | '@umber/web^...' | '@umber/commerce-client...'
  readonly signal: AbortSignal
}

/** Builds the packages; turbo skips those that are up to date. */
export async function buildShop({ groups, reporter, logFile, filter, signal }: Build): Promise<void> {
  const turbo = join(repositoryRoot, 'node_modules/turbo/bin/turbo')
  await reporter.step('Building the shop', async () => {
    const step = {
      title: 'Building the shop',
      command: process.execPath,
      args: [turbo, 'run', 'build', `--filter=${filter}`, '--output-logs=errors-only', '--no-color'],
      cwd: repositoryRoot,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
      logFile,
      limit: 600_000,
    }
    await runStep(groups, step, signal)
  })
}
