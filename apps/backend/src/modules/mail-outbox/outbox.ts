import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Attachment } from '../../lib/email/email'

export interface KeptMail {
  readonly id: string
  /** ISO 8601. */
  readonly at: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Absent without any. */
  readonly attachments?: readonly Attachment[]
}

/** Writes an email to a file. It may contain secret links, so other users of the machine cannot read it. */
export async function keepMail(directory: string, mail: Omit<KeptMail, 'id' | 'at'>): Promise<string> {
  const at = new Date().toISOString()
  const id = `${at.replaceAll(/\D/g, '')}-${randomUUID().slice(0, 8)}`
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const content = `${JSON.stringify({ id, at, ...mail }, undefined, 2)}\n`
  await writeFile(join(directory, `${id}.json`), content, { mode: 0o600 })
  return id
}

/** Most recent first. */
export async function keptMails(directory: string): Promise<readonly KeptMail[]> {
  const names = await readdir(directory).catch(() => [])
  const ids = names.flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []))
  const mails = await Promise.all(
    ids
      .toSorted()
      .toReversed()
      .map(async (id) => keptMail(directory, id)),
  )
  return mails.filter((mail) => mail !== undefined)
}

/** Undefined when there is no such email, or its file is not complete yet. */
export async function keptMail(directory: string, id: string): Promise<KeptMail | undefined> {
  if (!/^\d+-[0-9a-f]{8}$/.test(id)) return undefined
  try {
    return JSON.parse(await readFile(join(directory, `${id}.json`), 'utf8')) as KeptMail
  } catch {
    return undefined
  }
}
