import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { daysBefore } from './old-rows'

/** Days that an administrator has to download an export. */
const exportDays = 3

interface Notice {
  readonly id: string
  readonly url: string
}

interface Database {
  raw(sql: string, bindings: Readonly<Record<string, unknown>>): Promise<{ readonly rows: readonly Notice[] }>
}

/**
 * Deletes the files of old exports, which Medusa keeps for ever. Their addresses are only in the notifications of the
 * dashboard, which keep their text and lose the link. Returns how many there were.
 */
export async function deleteOldExports(container: MedusaContainer, now: Date, batch = 100): Promise<number> {
  const database = container.resolve<Database>(ContainerRegistrationKeys.PG_CONNECTION)
  const since = daysBefore(now, exportDays)
  let deleted = 0
  let last = ''
  for (;;) {
    const { rows } = await database.raw(
      `select id, data->'file'->>'url' as url from notification
        where id > :last and channel = 'feed' and data->'file'->>'url' is not null and created_at < :since
        order by id limit ${batch}`,
      { last, since },
    )
    const exported = rows.flatMap(({ id, url }) => {
      const key = keyOfExport(url)
      return key === undefined ? [] : { id, key }
    })
    if (exported.length > 0) {
      // The file first: if that fails, the next run still has its address.
      await container.resolve(Modules.FILE).deleteFiles(exported.map(({ key }) => key))
      await database.raw(`update notification set data = data - 'file' where id = any(:ids)`, {
        ids: exported.map(({ id }) => id),
      })
    }
    deleted += exported.length
    if (rows.length < batch) return deleted
    last = rows.at(-1)?.id ?? ''
  }
}

/** The key of an export of Medusa's among this shop's own files. Undefined for any other address. */
export const keyOfExport = (url: string): string | undefined =>
  /^\/static\/([\w-]*\d-(?:order|product|inventory-item)-exports-[\w-]+\.csv)$/.exec(url)?.[1]
