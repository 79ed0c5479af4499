import { PostgresSearchService } from '@medusajs/search-postgres/dist/services/postgres-search'
import type { IndexPlan } from '@medusajs/search-postgres/dist/utils'

import { textSearchLanguages, type SearchLanguage } from '../../lib/locales/search-languages'

type Dependencies = ConstructorParameters<typeof PostgresSearchService>[0]
type Options = ConstructorParameters<typeof PostgresSearchService>[1]

/** Medusa's PostgreSQL provider, whose lists stay fast with thousands of products. */
class CatalogueSearchService extends PostgresSearchService {
  protected override async createDocumentTable(
    table: string,
    plan: IndexPlan,
    manager: Dependencies['manager'],
  ): Promise<void> {
    await super.createDocumentTable(table, plan, manager)
    // Filters, facets and sorts read this column of every row. A document of more than 2 kB would be kept apart from its row, and
    // reading it costs ten times as much. Main storage keeps it in the row, compressed.
    const [column] = await manager.execute(
      `select attstorage from pg_attribute where attrelid = ?::regclass and attname = 'indexed'`,
      [table],
    )
    if (column?.attstorage !== 'm')
      await manager.execute(`alter table "${table}" alter column "indexed" set storage main`)
  }
}

/** The provider of the index of the shop's own texts. Its words are stemmed as English ones, as Medusa's are. */
export class DefaultSearchService extends CatalogueSearchService {
  static override identifier = 'search-postgres-default'
}

/**
 * The provider with the words of another language. Medusa takes one provider of a class, with one language, and an index names its
 * provider: so each language is a class. The text search configurations are made by the migration.
 */
function searchServiceOf(language: SearchLanguage) {
  return class extends CatalogueSearchService {
    static override identifier = `search-postgres-${language}`

    constructor(container: Dependencies, options: Options) {
      super(container, { ...options, language: textSearchLanguages[language] })
    }
  }
}

export const GermanSearchService = searchServiceOf('de')
export const HindiSearchService = searchServiceOf('hi')
export const ArabicSearchService = searchServiceOf('ar')
