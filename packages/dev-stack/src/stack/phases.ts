import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../paths.ts'
import type { Ending, ProcessGroup, ProcessGroups } from '../processes/groups.ts'
import { pnpmCommand } from '../terminal/pnpm-command.ts'

/** A package script that tests the running stack. */
export interface Phase {
  readonly title: string
  readonly directory: string
  readonly script: string
  readonly args: readonly string[]
}

/**
 * All phases in order, with the arguments for Playwright. `--only backend order-lookup` selects one phase with its own
 * arguments: client, admin, core, examples, fake, backend or browser.
 */
export function phases(options: readonly string[]): readonly Phase[] {
  const [option, name = '', ...args] = options
  if (option !== '--only') return allPhases(options)
  const one = allPhases([])[phaseNames.indexOf(name)]
  if (one === undefined) throw new Error(`--only takes one of ${phaseNames.join(', ')}, and not "${name}".`)
  return [{ ...one, args }]
}

const phaseNames: readonly string[] = ['client', 'admin', 'core', 'examples', 'fake', 'backend', 'browser']

function allPhases(browserArgs: readonly string[]): readonly Phase[] {
  return [
    { title: "The client's contract", directory: 'packages/commerce-client', script: 'contract', args: [] },
    {
      title: "The admin client's contract",
      directory: 'packages/admin-client',
      script: 'contract',
      args: [],
    },
    { title: "The core's contract", directory: 'packages/storefront-core', script: 'contract', args: [] },
    { title: 'The examples', directory: 'examples', script: 'contract', args: [] },
    {
      title: "The fake backend's agreement",
      directory: 'packages/fake-backend',
      script: 'contract',
      args: [],
    },
    { title: "The backend's contract", directory: 'apps/backend', script: 'contract', args: [] },
    { title: 'The shop in a browser', directory: 'e2e', script: 'browser', args: browserArgs },
  ].filter(({ directory, script }) => hasScript(directory, script))
}

/** Launches a phase with its output on stdout. */
export function launchPhase(groups: ProcessGroups, phase: Phase, env: NodeJS.ProcessEnv): ProcessGroup {
  const { directory, script, args } = phase
  return groups.launch({
    ...pnpmCommand(['run', script, ...args]),
    cwd: join(repositoryRoot, directory),
    env: { ...process.env, ...env },
    output: 1,
  })
}

export function exitCodeOf(ending: Ending): number {
  return ending.kind === 'exited' ? ending.code : 1
}

function hasScript(directory: string, script: string): boolean {
  const manifest = JSON.parse(readFileSync(join(repositoryRoot, directory, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>
  }
  return manifest.scripts?.[script] !== undefined
}
