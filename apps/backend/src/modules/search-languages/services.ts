import { PostgresSearchService } from '@medusajs/search-postgres/dist/services/postgres-search'

import { textSearchLanguages, type SearchLanguage } from '../../lib/locales/search-languages'

/**
 * Medusa's PostgreSQL provider, with the words of another language. Medusa takes one provider of a class, with one language, and an
 * index names its provider: so each language is a class. The text search configurations are made by the migration.
 */
function searchServiceOf(language: SearchLanguage) {
  return class extends PostgresSearchService {
    static override identifier = `search-postgres-${language}`

    constructor(
      container: ConstructorParameters<typeof PostgresSearchService>[0],
      options: ConstructorParameters<typeof PostgresSearchService>[1],
    ) {
      super(container, { ...options, language: textSearchLanguages[language] })
    }
  }
}

export const GermanSearchService = searchServiceOf('de')
export const HindiSearchService = searchServiceOf('hi')
export const ArabicSearchService = searchServiceOf('ar')
