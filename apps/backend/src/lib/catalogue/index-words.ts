import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { indexOf, searchLanguages, textSearchLanguages } from '../locales/search-languages'
import type { KnownWord, TypedWord } from './spelling'

interface Database {
  raw(
    sql: string,
    bindings?: readonly unknown[],
  ): Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>
}

/** The text search configuration of the provider of an index. */
export function textSearchOf(index: string): string {
  const language = searchLanguages.find((one) => indexOf(one) === index)
  return `medusa_search_${language === undefined ? 'english' : textSearchLanguages[language]}`
}

const databaseOf = (container: Pick<MedusaContainer, 'resolve'>): Database =>
  container.resolve<Database>(ContainerRegistrationKeys.PG_CONNECTION)

/** The table of the index that is searched at the moment: each rebuilding makes another. */
export async function indexTable(
  container: Pick<MedusaContainer, 'resolve'>,
  index: string,
): Promise<string | undefined> {
  const { rows } = await databaseOf(container).raw(
    `select catalog.table_name
       from search_index as index
       join search_index_version as version
         on version.search_index_id = index.id and version.version = index.active_version
       join search_postgres_index as catalog on catalog.name = version.physical_name
      where index.name = ? and index.deleted_at is null and version.deleted_at is null`,
    [index],
  )
  const name = rows[0]?.['table_name']
  return typeof name === 'string' && /^[a-z0-9_]+$/.test(name) ? name : undefined
}

/** Which words a product has, in any form; the last one may be the beginning of a word. */
export async function typedWords(
  container: Pick<MedusaContainer, 'resolve'>,
  table: string,
  words: readonly string[],
  textSearch: string,
): Promise<readonly TypedWord[]> {
  const { rows } = await databaseOf(container).raw(
    `select word, numnode(query) = 0 or exists (select 1 from "${table}" where search_vector @@ query) as known
       from (select word, place, case when place = ?
                then regexp_replace(plainto_tsquery('${textSearch}', word)::text, '''([^'']+)''$', '''\\1'':*')::tsquery
                else plainto_tsquery('${textSearch}', word) end as query
               from unnest(string_to_array(?, ' ')) with ordinality as typed(word, place)) as asked
      order by place`,
    [words.length, words.join(' ')],
  )
  return rows.map(({ word, known }) => ({ word: String(word), isKnown: known === true }))
}

/** All words of the catalogue, as they are written. */
export async function catalogueWords(
  container: Pick<MedusaContainer, 'resolve'>,
  table: string,
): Promise<readonly KnownWord[]> {
  const { rows } = await databaseOf(container).raw(
    `select word, ndoc from ts_stat('select to_tsvector(''simple'', search_text) from "${table}"')`,
  )
  return rows.map(({ word, ndoc }) => ({ word: String(word), products: Number(ndoc) }))
}
