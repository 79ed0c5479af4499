import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot, runStep, type Launch, type ProcessGroups } from '@umber/dev-stack'
import type { Environment } from './settings.ts'
import type { WorkDirectory } from './work-directory.ts'

/** Runs a command of docs/operations.md to its end, such as `migrate`, and returns what it printed. */
export type RunCommand = (script: string, ...args: readonly string[]) => Promise<string>

export const merchantCommands =
  (groups: ProcessGroups, directory: WorkDirectory, environment: Environment): RunCommand =>
  async (script, ...args) => {
    const { file } = directory.log(script)
    await runStep(groups, {
      title: `pnpm ${script}`,
      ...programOf(script, args, environment),
      limit: 600_000,
      logFile: file,
    })
    return readFileSync(file, 'utf8').trim()
  }

/** The program of a command of package.json, without pnpm, as a service manager runs it. */
export function programOf(
  script: string,
  args: readonly string[],
  env: Environment,
  checkout: string = repositoryRoot,
): Pick<Launch, 'command' | 'args' | 'cwd' | 'env'> {
  return {
    command: process.execPath,
    args: ['--import', 'tsx', join('scripts', `${script}.ts`), ...args],
    cwd: checkout,
    env,
  }
}
