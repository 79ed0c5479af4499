import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@umber/dev-stack'

/** A type error of a project with our client that it does not have with js-sdk, and why it stays. */
export interface TypeDifference {
  /** Below the project's `src`. */
  readonly file: RegExp
  readonly message: RegExp
  readonly reason: string
}

/** A project that is written for js-sdk. */
export interface JsSdkProject {
  readonly name: string
  /** Where its configurations are written and TypeScript runs. */
  readonly directory: string
  /** Command and arguments that run TypeScript there. */
  readonly tsc: readonly string[]
  /** Its configuration, with module names that stand for other files. */
  readonly configuration: (paths: Readonly<Record<string, readonly string[]>>) => object
  readonly differences: readonly TypeDifference[]
}

const client = join(repositoryRoot, 'packages/commerce-client/dist/js-sdk.d.ts')

/**
 * Type-checks a project with js-sdk and with our client in its place, and prints the errors that only ours has.
 *
 * @returns whether each of them is explained, and each explanation is needed.
 */
export function compareTypes(project: JsSdkProject): boolean {
  const { name, differences } = project
  const theirs = check(project, 'js-sdk', {})
  const ours = check(project, 'commerce-client', { '@medusajs/js-sdk': [client] })
  const known = new Set(theirs.errors.map(keyOf))
  const added = ours.errors.filter((error) => !known.has(keyOf(error)))
  const explains = (error: TypeError) =>
    differences.find(({ file, message }) => file.test(error.file) && message.test(error.message))
  const unexplained = added.filter((error) => explains(error) === undefined)
  const unused = differences.filter((difference) => !added.some((error) => explains(error) === difference))
  for (const difference of differences) {
    const count = added.filter((error) => explains(error) === difference).length
    console.log(`${String(count).padStart(4)}  ${difference.file.source}: ${difference.reason}`)
  }
  for (const error of unexplained) console.error(`Not explained: ${keyOf(error)}`)
  for (const { file, message } of unused) console.error(`Explains nothing: ${file.source} ${message.source}`)
  if (theirs.hasOurClient || !ours.hasOurClient) console.error(`${name} was checked with the wrong client.`)
  console.log(
    `${name}: ${added.length} errors more than with js-sdk, ${added.length - unexplained.length} explained.`,
  )
  return unexplained.length + unused.length === 0 && !theirs.hasOurClient && ours.hasOurClient
}

interface TypeError {
  readonly file: string
  readonly message: string
}

/** A place changes with each release of a project, so it is left out. */
const errorLine = /src\/(?<file>[^\s(]+)\(\d+,\d+\): error TS\d+: (?<message>.*)$/

const keyOf = ({ file, message }: TypeError): string => `${file}: ${message}`

function check(
  { name, directory, tsc: [command = '', ...args], configuration }: JsSdkProject,
  clientName: string,
  paths: Readonly<Record<string, readonly string[]>>,
): { readonly errors: readonly TypeError[]; readonly hasOurClient: boolean } {
  const file = join(directory, `${clientName}.json`)
  writeFileSync(file, JSON.stringify(configuration(paths)))
  const { stdout, stderr, status } = spawnSync(
    command,
    [...args, '-p', file, '--pretty', 'false', '--listFiles'],
    { cwd: directory, encoding: 'utf8', maxBuffer: 100_000_000 },
  )
  const lines = stdout.split('\n')
  const errors = lines.flatMap((line): readonly TypeError[] => {
    const { file: place, message } = errorLine.exec(line)?.groups ?? {}
    return place === undefined || message === undefined ? [] : [{ file: place, message }]
  })
  // An error without a place in the source is one of the set-up.
  if (status !== 0 && errors.length === 0)
    throw new Error(`TypeScript failed in ${name}.\n${stdout}${stderr}`)
  console.log(`${name} with ${clientName}: ${errors.length} errors`)
  return { errors, hasOurClient: lines.includes(client) }
}
