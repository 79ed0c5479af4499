import type { HomeSection } from '@umber/storefront-core/shop'
import { usualHomeSections } from '../../config/home-sections.ts'
import { featuredList } from '../../queries/featured-and-related.ts'
import { loadMoreQuery } from '../../queries/use-load-more-query.ts'
import type { PageReads, ReadContext } from '../page-reads.ts'

const isFeatured = (section: HomeSection): boolean =>
  section.kind === 'products' && section.row === 'featured'

/** Its code is no part of a first visit, whose page has all of this in it. */
async function readSections(context: ReadContext, sections: readonly HomeSection[]): Promise<void> {
  const read = await import('../late-reads/home-section.ts').catch(() => undefined)
  await Promise.all(sections.map(async (section) => await read?.readSection(context, section)))
}

export const reads: PageReads = {
  needs: ['listing'],
  async prefetch(context, settings) {
    const { client, services } = context
    const { homeSections, featuredProductIds } = (await settings) ?? {}
    const sections = homeSections ?? usualHomeSections(services.preset)
    const others = sections.filter((section) => !isFeatured(section))
    await Promise.all([
      sections.some(isFeatured) &&
        client.prefetchInfiniteQuery(loadMoreQuery(featuredList(services, featuredProductIds))),
      readSections(context, others),
    ])
  },
}
