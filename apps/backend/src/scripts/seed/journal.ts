import type { MedusaContainer } from '@medusajs/framework/types'
import { journal, translations } from '@umber/sample-store'

import { JournalPost } from '../../lib/shop-settings/journal-schema'
import { contentTranslationsModule } from '../../modules/content-translations'
import type { ContentTranslationsService } from '../../modules/content-translations/service'
import { saveJournalPostWorkflow } from '../../workflows/save-journal-post'

const day = 86_400_000

/** Writes the posts of the journal, as the shop's owner does in the dashboard, with their translations. */
export async function seedJournal(container: MedusaContainer, now: Date): Promise<void> {
  const service = container.resolve<ContentTranslationsService>(contentTranslationsModule)
  for (const { coverText, productIds, daysAgo, ...sample } of journal) {
    const post = JournalPost.parse({
      ...sample,
      cover_text: coverText,
      product_ids: productIds,
      status: 'published',
      published_at: new Date(now.getTime() - daysAgo * day).toISOString(),
    })
    const { result } = await saveJournalPostWorkflow(container).run({ input: { post } })
    for (const { locale, journal: texts, journalTags: tags } of translations) {
      const own = texts[sample.slug]
      if (own === undefined) continue
      await service.writeTexts(
        { kind: 'journal_post', id: result.id, locale: locale.code },
        {
          'field:title': own.title,
          'field:summary': own.summary,
          'field:cover_text': own.coverText,
          'field:body': own.body,
          ...Object.fromEntries(sample.tags.map((tag) => [`text:${tag}`, tags[tag] ?? tag])),
        },
      )
    }
  }
}
