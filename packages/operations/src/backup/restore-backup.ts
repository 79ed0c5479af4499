import { cp, lstat, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { withDatabase, describeDatabase } from '../database/connection.ts'
import { Refusal } from '../refusal.ts'
import { connectionEnvironment, databaseName, siblingDatabase } from './connection-environment.ts'
import { serverVersion } from './create-backup.ts'
import { dumpFile, uploadsDirectory, verifyBackup, type Manifest } from './manifest.ts'
import { findProgram, majorOf, runProgram } from './programs.ts'
import { createDatabase, dropDatabase, hasTables, refuseConnections, swapDatabases } from './databases.ts'

export interface RestoreOptions {
  /** The directory of one backup. */
  readonly from: string
  readonly databaseUrl: string
  readonly filesDirectory: string | undefined
  /** What is there may be put aside. */
  readonly replace: boolean
  readonly now?: () => Date
}

export interface Restored {
  readonly manifest: Manifest
  /** The database and the directory that were put aside. */
  readonly aside: readonly string[]
}

/**
 * Restores a backup beside what is there, and swaps the two when everything has succeeded. What was there is put aside, not
 * deleted. Before the swap nothing changes.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { from, databaseUrl, filesDirectory, replace, now = () => new Date() } = options
  const manifest = await verifyBackup(from)
  const restore = findProgram('pg_restore')
  if (majorOf(restore.version) < majorOf(manifest.dump))
    throw new Refusal(
      `pg_restore ${restore.version} cannot read a dump of pg_dump ${manifest.dump}. Install: apt-get install postgresql-client-${majorOf(manifest.dump)}`,
    )
  if (manifest.uploads === 'included' && filesDirectory === undefined)
    throw new Refusal('The backup has uploaded files. Set FILES_DIRECTORY to where they belong.')
  const stamp = now().toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const files =
    filesDirectory === undefined || manifest.uploads === 'elsewhere'
      ? undefined
      : filesBeside(resolve(filesDirectory), stamp)
  await files?.refuseMountPoint()
  const name = databaseName(databaseUrl)
  const [fresh, old] = [`${name}_restored_${stamp}`, `${name}_before_${stamp}`]
  const maintenance = siblingDatabase(databaseUrl, 'postgres')
  const holdsData = await withDatabase(maintenance, async (client) => {
    const server = await serverVersion(client)
    if (majorOf(server) < majorOf(manifest.server))
      throw new Refusal(`The backup is of PostgreSQL ${manifest.server}, and this server is ${server}.`)
    await refuseConnections(client, name)
    return await hasTables(client, databaseUrl)
  })
  if (holdsData && !replace)
    throw new Refusal(
      `The database ${describeDatabase(databaseUrl)} holds data; nothing was changed. With --replace it is put aside as ${old}.`,
    )
  await files?.makeDirectory()
  const aside: string[] = []
  try {
    await withDatabase(maintenance, async (client) => createDatabase(client, fresh))
    const args = [
      '--exit-on-error',
      '--no-owner',
      '--no-privileges',
      `--dbname=${fresh}`,
      join(from, dumpFile),
    ]
    await runProgram(restore, args, connectionEnvironment(siblingDatabase(databaseUrl, fresh)))
    await files?.bring(from)
    // The files first: their renames can be undone when the databases, which swap together or not at all, do not.
    const movedFiles = await files?.swap()
    try {
      const isAside = await withDatabase(maintenance, async (client) =>
        swapDatabases(client, { name, fresh, old }),
      )
      if (isAside) aside.push(`the database ${old}`)
    } catch (error) {
      await movedFiles?.undo()
      throw error
    }
    aside.push(...(movedFiles?.aside ?? []))
  } catch (error) {
    await files?.remove()
    await withDatabase(maintenance, async (client) => dropDatabase(client, fresh))
    throw error
  }
  return { manifest, aside }
}

/** Brings the files into a directory beside the one in use, and swaps the two. */
function filesBeside(directory: string, stamp: string) {
  const fresh = `${directory}.restored-${stamp}`
  const old = `${directory}.before-${stamp}`
  return {
    /** @throws {Refusal} where a file system is mounted, because such a directory cannot be renamed. */
    async refuseMountPoint(): Promise<void> {
      // Not of the target of a link, because the link itself is renamed.
      const [own, above] = await Promise.all([
        lstat(directory).catch(() => undefined),
        stat(dirname(directory)).catch(() => undefined),
      ])
      if (own !== undefined && above !== undefined && own.dev !== above.dev)
        throw new Refusal(
          `FILES_DIRECTORY, ${directory}, is a mount point and cannot be put aside; nothing was changed. Set FILES_DIRECTORY to a directory inside the mount, such as ${join(directory, 'uploads')}, for the restore and for every backend, and move the files there.`,
        )
    },
    /** Called before the database is restored, which takes long. @throws {Refusal} where the user may not make it. */
    async makeDirectory(): Promise<void> {
      try {
        await mkdir(dirname(directory), { recursive: true })
        await mkdir(fresh)
      } catch (error) {
        throw new Refusal(
          `The directory ${fresh} cannot be made; nothing was changed. The user who restores needs the right to write into ${dirname(directory)}. ${reasonOf(error)}`,
        )
      }
    },
    async bring(from: string): Promise<void> {
      await cp(join(from, uploadsDirectory), fresh, { recursive: true })
    },
    /** Does both renames or none. @throws {Refusal} where one fails. */
    async swap(): Promise<MovedFiles> {
      const isThere = (await stat(directory).catch(() => undefined)) !== undefined
      const putBack = async () => {
        if (isThere) await renameOrRefuse(old, directory, `The files from before are in ${old}.`)
      }
      if (isThere) await renameOrRefuse(directory, old, 'Nothing was changed.')
      try {
        await renameOrRefuse(fresh, directory, 'Nothing was changed.')
      } catch (error) {
        await putBack()
        throw error
      }
      return {
        aside: isThere ? [`the files in ${old}`] : [],
        async undo() {
          await renameOrRefuse(
            directory,
            fresh,
            `The database is unchanged.${isThere ? ` The files from before are in ${old}.` : ''}`,
          )
          await putBack()
        },
      }
    },
    async remove(): Promise<void> {
      await rm(fresh, { recursive: true, force: true })
    },
  }
}

interface MovedFiles {
  /** What was put aside. */
  readonly aside: readonly string[]
  readonly undo: () => Promise<void>
}

async function renameOrRefuse(from: string, to: string, state: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    throw new Refusal(`The directory ${from} cannot be renamed to ${to}. ${state} ${reasonOf(error)}`)
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
