import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Redis } from 'ioredis'

import { isIndexFilled } from '../catalogue/is-index-filled'
import type { Check } from './readiness'

/** 64 MB: enough for PostgreSQL's next WAL segments, or for the uploads of some minutes. */
const leastFree = 64 * 1024 * 1024

interface Database {
  raw(sql: string): Promise<unknown>
}

/**
 * Writes as an order does, into the data directory and the WAL. A row of a table would be updated within its page, which
 * needs no space, so a full disk would not be noticed. A result larger than `work_mem` is written to a temporary file, and
 * an empty message is a record of the WAL that no table keeps. PostgreSQL runs the statements as one transaction.
 */
const write = `
  set local statement_timeout = 3000;
  set local work_mem = '64kB';
  select count(*) from generate_series(1, 20000);
  select pg_logical_emit_message(true, 'ready', '');
`

export function checkDatabase(container: MedusaContainer): Check {
  return async () => {
    const database = container.resolve<Database>(ContainerRegistrationKeys.PG_CONNECTION)
    await database.raw(write).catch((error: Error) => {
      // knex puts the statement before the reason.
      throw new Error(error.message.replace(`${write} - `, ''))
    })
  }
}

/** Without Redis in the settings there is nothing to check. */
export function checkRedis(redis: Pick<Redis, 'ping'> | undefined): Check {
  return async () => void (await redis?.ping())
}

export function checkSearch(container: MedusaContainer): Check {
  let isFilled = false
  return async () => {
    isFilled ||= await isIndexFilled(container)
    if (!isFilled) throw new Error('the search index is still being filled')
  }
}

/** Rejects when the disk of a directory has less than 64 MB left. */
export function checkDisk(directories: readonly string[], read: typeof statfs = statfs): Check {
  return async () => {
    for (const directory of directories) {
      const { bavail, bsize } = await readNearest(directory, read)
      const free = bavail * bsize
      if (free < leastFree) throw new Error(`${directory} has ${Math.round(free / 1024)} kB left`)
    }
  }
}

/** A directory that does not exist yet will be made on the disk of its parent. */
async function readNearest(directory: string, read: typeof statfs): Promise<StatsFs> {
  return await read(directory).catch(async (error: NodeJS.ErrnoException) => {
    const parent = dirname(directory)
    if (error.code !== 'ENOENT' || parent === directory) throw error
    return await readNearest(parent, read)
  })
}
