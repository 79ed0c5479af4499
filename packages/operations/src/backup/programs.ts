import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Refusal } from '../refusal.ts'

/** A program of PostgreSQL's client, such as `pg_dump`. */
export interface Program {
  readonly path: string
  /** Such as `15.18`. */
  readonly version: string
}

/** @throws {Refusal} when it is not installed. */
export function findProgram(name: 'pg_dump' | 'pg_restore'): Program {
  const path = searched()
    .map((directory) => join(directory, name))
    .find((candidate) => existsSync(candidate))
  if (path === undefined)
    throw new Refusal(
      `${name} is not installed. On Debian: apt-get install postgresql-client. The embedded PostgreSQL of \`pnpm start\` comes without it: it is for development and demonstrations.`,
    )
  const said = execFileSync(path, ['--version'], { encoding: 'utf8' })
  return { path, version: /\d+(\.\d+)*/.exec(said)?.[0] ?? 'unknown' }
}

/** Debian keeps every major version apart; the newest can read all older ones. */
function searched(): readonly string[] {
  const versions = '/usr/lib/postgresql'
  const majors = existsSync(versions) ? readdirSync(versions) : []
  const newestFirst = majors.toSorted((one, other) => Number(other) - Number(one))
  return [
    ...newestFirst.map((major) => join(versions, major, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
}

export const majorOf = (version: string): number => Number.parseInt(version, 10)

/** Rejects with a Refusal that has the last lines of what the program printed. */
export async function runProgram(
  { path }: Program,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const child = spawn(path, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] })
  const printed = text(child.stderr)
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0)
    throw new Refusal(`${path} failed:\n${(await printed).trim().split('\n').slice(-10).join('\n')}`)
}
