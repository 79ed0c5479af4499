import { cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { Client } from 'pg'
import { withDatabase } from '../database/connection.ts'
import { Refusal } from '../refusal.ts'
import { connectionEnvironment } from './connection-environment.ts'
import { dumpFile, uploadsDirectory, writeManifest } from './manifest.ts'
import { findProgram, majorOf, runProgram } from './programs.ts'

export interface BackupOptions {
  readonly databaseUrl: string
  /** The backend's FILES_DIRECTORY. Undefined when the files are in an object store. */
  readonly filesDirectory: string | undefined
  /** Where the dated directories of backups are. */
  readonly to: string
  readonly medusaVersion: string
  readonly now?: () => Date
}

/**
 * Writes a backup of the database and the uploaded files, and returns its directory. The shop may go on selling: the dump is
 * of one moment. A directory without `.partial` in its name is complete.
 */
export async function createBackup({
  databaseUrl,
  filesDirectory,
  to,
  medusaVersion,
  now = () => new Date(),
}: BackupOptions): Promise<string> {
  if (filesDirectory !== undefined && isWithin(filesDirectory, to))
    throw new Refusal(
      `The directory of backups, ${to}, is within FILES_DIRECTORY, ${filesDirectory}, which a backup copies. Choose another one.`,
    )
  const dump = findProgram('pg_dump')
  const server = await withDatabase(databaseUrl, serverVersion)
  if (majorOf(dump.version) < majorOf(server))
    throw new Refusal(
      `pg_dump ${dump.version} cannot read PostgreSQL ${server}. Install the client of that version: apt-get install postgresql-client-${majorOf(server)}`,
    )
  const made = now().toISOString()
  const directory = join(to, `umber-${made.replaceAll(':', '-').replace(/\.\d+Z/, 'Z')}`)
  if (await exists(directory)) throw new Refusal(`There is a backup of this second already: ${directory}`)
  if (filesDirectory !== undefined && !(await exists(filesDirectory)))
    throw new Refusal(`FILES_DIRECTORY, ${filesDirectory}, does not exist.`)
  const partial = `${directory}.partial`
  await mkdir(partial, { recursive: true, mode: 0o700 })
  try {
    const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${join(partial, dumpFile)}`]
    await runProgram(dump, args, connectionEnvironment(databaseUrl))
    // After the dump: every file that the database names is there.
    if (filesDirectory !== undefined)
      await cp(filesDirectory, join(partial, uploadsDirectory), { recursive: true })
    const uploads = filesDirectory === undefined ? 'elsewhere' : 'included'
    await writeManifest(partial, { made, medusa: medusaVersion, server, dump: dump.version, uploads })
    await rename(partial, directory)
    return directory
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

/** Whether the path is the directory or below it. */
const isWithin = (directory: string, path: string): boolean => {
  const below = relative(directory, resolve(path))
  return below.split(sep)[0] !== '..' && !isAbsolute(below)
}

const exists = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined)) !== undefined

/** Such as `15.18`. */
export async function serverVersion(client: Client): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  return /^\d+(\.\d+)*/.exec(rows[0]?.server_version ?? '')?.[0] ?? 'unknown'
}
