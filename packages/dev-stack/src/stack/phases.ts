import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../paths.ts'
import type { Ending, ProcessGroup, ProcessGroups } from '../processes/groups.ts'
import { pnpmCommand } from '../terminal/pnpm-command.ts'
import { UserError } from '../user-error.ts'

/** A package script that tests the running stack. */
export interface Phase {
  readonly title: string
  readonly directory: string
  readonly script: string
  readonly args: readonly string[]
}

/** The part `index` of `count` of the tests, from 1. */
export interface Shard {
  readonly index: number
  readonly count: number
}

export interface PhaseOptions {
  /** Only the contracts with `@module-tag smoke` and the browser tests with `@smoke`, as in `pnpm test`. */
  readonly smoke: boolean
  readonly shard?: Shard | undefined
  /** Further options and paths for Playwright. */
  readonly browserArgs?: readonly string[]
}

const contracts = {
  client: { title: "The client's contract", directory: 'packages/commerce-client' },
  admin: { title: "The admin client's contract", directory: 'packages/admin-client' },
  core: { title: "The core's contract", directory: 'packages/storefront-core' },
  examples: { title: 'The examples', directory: 'examples' },
  fake: { title: "The fake backend's agreement", directory: 'packages/fake-backend' },
  backend: { title: "The backend's contract", directory: 'apps/backend' },
} as const

/** Takes the whole server for itself, so that it runs only where it is named. */
const largeImport: Phase = {
  title: 'A large import',
  directory: 'packages/admin-client',
  script: 'large-import',
  args: [],
}

/** The contract with the most files; the others are whole in one shard each. */
const split = 'backend'
/** The files of `pnpm test` make their own products, customers and visitors. Some of the others act on all, such as the clean-up. */
const sideBySide = ['--fileParallelism', '--maxWorkers=2']

/** All phases in order: the contracts, then the browser tests. */
export function allPhases({ smoke, shard, browserArgs = [] }: PhaseOptions): readonly Phase[] {
  const inShard = shard === undefined ? [] : [`--shard=${shard.index}/${shard.count}`]
  return [
    ...Object.entries(contracts).flatMap(([name, contract], at) => {
      const files = smoke ? smokeFiles(contract.directory) : []
      if (smoke && files.length === 0) return []
      if (name === split) return [phaseOf(contract, [...files, ...(smoke ? sideBySide : []), ...inShard])]
      const isHere = shard === undefined || at % shard.count === shard.index - 1
      return isHere ? [phaseOf(contract, files)] : []
    }),
    ...browserPhases([...(smoke ? ['--grep=@smoke'] : []), ...inShard, ...browserArgs]),
  ]
}

/**
 * One phase with its own arguments, such as `backend order-lookup`: client, admin, core, examples, fake, backend, browser, or
 * `import`, which is no part of all.
 *
 * @throws {UserError} for another name.
 */
export function onlyPhase(name: string, args: readonly string[]): readonly Phase[] {
  if (name === 'browser') return browserPhases(args)
  if (name === 'import') return [{ ...largeImport, args }]
  if (!(name in contracts))
    throw new UserError(
      `--only takes one of ${[...Object.keys(contracts), 'browser', 'import'].join(', ')}, and not "${name}".`,
    )
  return [phaseOf(contracts[name as keyof typeof contracts], args)]
}

/** By name and not by `--tags-filter`, which imports every file before it leaves one out. */
function smokeFiles(directory: string): readonly string[] {
  const root = join(repositoryRoot, directory)
  return readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.contract.ts'))
    .map((file) => join('test', file))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('@module-tag smoke'))
}

const phaseOf = (contract: Pick<Phase, 'title' | 'directory'>, args: readonly string[]): Phase => ({
  ...contract,
  script: 'contract',
  args: args.length === 0 ? [] : [...args, '--passWithNoTests'],
})

/** The tests of a state that the backend has for all shoppers run after the others. */
function browserPhases(args: readonly string[]): readonly Phase[] {
  const phase = { directory: 'e2e', script: 'browser' }
  const named = args.length === 0 ? [] : ['--pass-with-no-tests']
  return [
    {
      ...phase,
      title: 'The shop in a browser',
      args: ['--project=live', '--project=showcase', ...named, ...args],
    },
    {
      ...phase,
      title: 'The shop with wrong keys',
      args: ['--project=alone', '--pass-with-no-tests', ...args],
    },
  ]
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
