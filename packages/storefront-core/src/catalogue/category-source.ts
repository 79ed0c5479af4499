import { field, list, number } from '../parse/read.ts'
import type { CatalogueClient, CallOptions } from './catalogue-client.ts'
import type { Category } from './category.ts'

/** Where a catalogue has its categories from. */
export interface CategorySource {
  /** All categories that shoppers may see. Throws the client's `CommerceError`. */
  read(
    client: CatalogueClient,
    backendUrl: string,
    options: Pick<CallOptions, 'signal'>,
  ): Promise<readonly Category[]>
  /** What a product's answer has to hold so that its categories are known, in Medusa's `fields` syntax. */
  readonly productFields: readonly string[]
}

const pageSize = 200

/** Upper bound, for a backend that never ends its list. */
const mostEntries = 10_000

/** All entries of a list, page by page. */
export async function readAll(
  ask: (page: { readonly limit: number; readonly offset: number }) => Promise<unknown>,
  name: string,
): Promise<readonly unknown[]> {
  const entries: unknown[] = []
  while (entries.length < mostEntries) {
    const answer = await ask({ limit: pageSize, offset: entries.length })
    const found = list(field(answer, name))
    entries.push(...found)
    if (found.length === 0 || entries.length >= (number(field(answer, 'count')) ?? 0)) break
  }
  return entries
}
