import { join } from 'node:path'
import { repositoryRoot } from '../paths.ts'
import type { ProcessGroups } from '../processes/groups.ts'
import { runStep } from '../processes/run-step.ts'
import type { Reporter } from '../terminal/reporter.ts'

export interface Build {
  readonly groups: ProcessGroups
  readonly reporter: Reporter
  readonly logFile: string
  readonly signal: AbortSignal
}

const allLanguages = ['@umber/web#build', '@umber/web#build:languages']

/** Builds the packages without their types, and the shop in English; turbo skips what is up to date. */
export async function buildShop(build: Build): Promise<void> {
  await runTurbo('Building the shop', ['build:js', '@umber/web#build'], build)
}

/** The same with the shop in all languages. */
export async function buildShopInAllLanguages(build: Build): Promise<void> {
  await runTurbo('Building the shop', ['build:js', ...allLanguages], build)
}

/** Builds what the backend's seed and the servers of the shop import: the packages, without their types. */
export async function buildPackages(build: Build): Promise<void> {
  await runTurbo('Building the packages', ['build:js'], build)
}

/** Builds the shop alone, in all languages. It takes the packages from their sources. */
export async function buildPages(build: Build): Promise<void> {
  await runTurbo('Building the shop', allLanguages, build)
}

async function runTurbo(
  title: string,
  words: readonly string[],
  { groups, reporter, logFile, signal }: Build,
): Promise<void> {
  const turbo = join(repositoryRoot, 'node_modules/turbo/bin/turbo')
  await reporter.step(title, async () => {
    const step = {
      title,
      command: process.execPath,
      args: [turbo, 'run', ...words, '--output-logs=errors-only', '--no-color'],
      cwd: repositoryRoot,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
      logFile,
      limit: 600_000,
    }
    await runStep(groups, step, signal)
  })
}
