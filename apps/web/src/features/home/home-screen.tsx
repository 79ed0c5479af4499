import type { HomeRow } from '@umber/storefront-core/shop'
import { useHref } from '../../hooks/use-href.ts'
import { paths } from '../../config/paths.ts'
import { useServices } from '../../services/services-context.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { usualHomeRows } from '../../config/home-rows.ts'
import { homeCopy } from '../../copy/home.ts'
import { Collections } from './collections.tsx'
import { Featured } from './featured.tsx'
import { Hero } from './hero.tsx'
import { Stats } from './stats.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'

// Below the fold.
const NewsletterBlock = lazyComponent(
  async () => (await import('../newsletter/newsletter-block.tsx')).NewsletterBlock,
)

const CategoryRow = lazyComponent(async () => (await import('./product-rows.tsx')).CategoryRow)
const NewestRow = lazyComponent(async () => (await import('./product-rows.tsx')).NewestRow)

/** A row that is named twice is shown at its first place. */
const onceEach = (rows: readonly HomeRow[]): readonly HomeRow[] =>
  rows.filter((row, at) => rows.findIndex((other) => nameOf(other) === nameOf(row)) === at)

const nameOf = (row: HomeRow): string => (row.kind === 'category' ? `category ${row.category}` : row.kind)

export function HomeScreen() {
  const { origin, preset } = useServices()
  const hrefOf = useHref()
  const { name, socialLinks, wordmark, icon, contact, hero, homeRows } = useShopSettings()
  const rows = onceEach(homeRows ?? usualHomeRows(preset))
  const logo = icon ?? wordmark
  usePageHead({
    title: hero.title ?? homeCopy.title,
    description: hero.text ?? homeCopy.lead,
    image: hero.picture,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name,
      url: origin + hrefOf(paths.home()),
      ...(logo !== undefined && { logo }),
      ...(contact.email !== undefined && { email: contact.email }),
      ...(contact.phone !== undefined && { telephone: contact.phone }),
      ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
    },
  })
  return (
    <>
      <Hero />
      <Stats />
      {rows.map((row) => (
        <Row key={nameOf(row)} row={row} />
      ))}
    </>
  )
}

function Row({ row }: { readonly row: HomeRow }) {
  if (row.kind === 'categories') return <Collections title={row.title} />
  if (row.kind === 'featured') return <Featured title={row.title} />
  if (row.kind === 'category' || row.kind === 'newest')
    return (
      <AsyncBoundary>
        {row.kind === 'newest' ? (
          <NewestRow title={row.title} />
        ) : (
          <CategoryRow slug={row.category} title={row.title} />
        )}
      </AsyncBoundary>
    )
  return (
    <div className="min-h-96 lg:min-h-80">
      <AsyncBoundary>
        <NewsletterBlock title={row.title} />
      </AsyncBoundary>
    </div>
  )
}
