import { MedusaService } from '@medusajs/framework/utils'

import type { ContentKind, Texts } from '../../lib/content-translations/content-texts'
import { ContentTranslation } from './models/content-translation'

interface Content {
  readonly kind: ContentKind
  /** Of what it belongs to. */
  readonly id: string
  readonly locale: string
}

/** The translations of what the owner adds to Medusa's records, and of the shop's settings and pages. */
export class ContentTranslationsService extends MedusaService({ ContentTranslation }) {
  /** Replaces the texts of a content; returns those before. None at all deletes them. */
  async writeTexts({ kind, locale, id }: Content, texts: Texts): Promise<Texts> {
    const owner = { kind, locale, owner_id: id }
    const [stored] = await this.listContentTranslations(owner, { take: 1 })
    const before = stored === undefined ? {} : (JSON.parse(stored.texts) as Texts)
    if (Object.keys(texts).length === 0) {
      if (stored !== undefined) await this.deleteContentTranslations(stored.id)
      return before
    }
    const written = JSON.stringify(texts)
    if (stored === undefined) await this.createContentTranslations({ ...owner, texts: written })
    else await this.updateContentTranslations({ id: stored.id, texts: written })
    return before
  }

  /** Deletes the texts of contents in every language, with what they belong to. */
  async forget(kind: ContentKind, ids: readonly string[]): Promise<void> {
    await this.deleteContentTranslations({ kind, owner_id: [...ids] })
  }
}
