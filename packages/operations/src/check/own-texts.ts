import { withDatabase } from '../database/connection.ts'

/** What of its texts the owner has set in the dashboard. */
export interface OwnTexts {
  readonly name: string | undefined
  readonly hasContact: boolean
  /** The slugs of the published pages. */
  readonly pages: readonly string[]
}

/** From the database. Undefined when it cannot be read, or is not migrated yet. */
export async function textsInDatabase(databaseUrl: string): Promise<OwnTexts | undefined> {
  return await withDatabase(databaseUrl, async (client) => {
    const record = await client.query<{ settings: string }>(
      'select settings from shop_record where deleted_at is null limit 1',
    )
    const pages = await client.query<{ slug: string }>(
      "select slug from shop_page where status = 'published' and deleted_at is null",
    )
    const settings: unknown = JSON.parse(record.rows[0]?.settings ?? '{}')
    return textsFrom(
      settings,
      pages.rows.map(({ slug }) => slug),
    )
  }).catch(() => undefined)
}

/** From the backend, for a shop without a database on its machine. Undefined when it does not answer. */
export async function textsAtBackend(
  backendUrl: string,
  key: string,
  patience = 5000,
): Promise<OwnTexts | undefined> {
  try {
    const answer = await fetch(`${backendUrl.replace(/\/+$/, '')}/store/shop-settings`, {
      headers: { 'x-publishable-api-key': key },
      signal: AbortSignal.timeout(patience),
    })
    if (!answer.ok) return undefined
    const settings = fieldOf(await answer.json(), 'shop_settings')
    const pages = fieldOf(settings, 'pages')
    return textsFrom(
      settings,
      (Array.isArray(pages) ? pages : []).map((page: unknown) => String(fieldOf(page, 'slug'))),
    )
  } catch {
    return undefined
  }
}

function textsFrom(settings: unknown, pages: readonly string[]): OwnTexts {
  const name = fieldOf(settings, 'name')
  const contact = fieldOf(settings, 'contact')
  return {
    name: typeof name === 'string' && name !== '' ? name : undefined,
    hasContact:
      typeof contact === 'object' &&
      contact !== null &&
      Object.values(contact).some((value) => value !== null && value !== ''),
    pages,
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined
}
