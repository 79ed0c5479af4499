import type { HomeSection } from '@umber/storefront-core/shop'
import type { ReactNode } from 'react'
import { useHref } from '../../hooks/use-href.ts'
import { paths } from '../../config/paths.ts'
import { useServices } from '../../services/services-context.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { nameOf, onceEach, usualHomeSections } from '../../config/home-sections.ts'
import { homeCopy } from '../../copy/home.ts'
import { Collections } from './collections.tsx'
import { Featured } from './featured.tsx'
import { Hero } from './hero.tsx'
import { Stats } from './stats.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'
import { ServedMarkup } from '../../ui/served-markup.tsx'

// Below the fold.
const NewsletterBlock = lazyComponent(
  async () => (await import('../newsletter/newsletter-block.tsx')).NewsletterBlock,
)

const ProductRow = lazyComponent(async () => (await import('./product-rows.tsx')).ProductRow)

// The server writes them into the page, where they stay without their code.
const Campaign = lazyComponent(async () => (await import('./campaign.tsx')).Campaign)
const Story = lazyComponent(async () => (await import('./story.tsx')).Story)
const JournalTeaser = lazyComponent(async () => (await import('./journal-teaser.tsx')).JournalTeaser)

export function HomeScreen() {
  const { origin, preset } = useServices()
  const hrefOf = useHref()
  const { name, socialLinks, wordmark, icon, contact, hero, homeSections } = useShopSettings()
  const sections = onceEach(homeSections ?? usualHomeSections(preset))
  const hasHero = sections.some(({ kind }) => kind === 'hero')
  const logo = icon ?? wordmark
  usePageHead({
    title: hero.title ?? homeCopy.title,
    description: hero.text ?? homeCopy.lead,
    image: hero.picture,
    structuredData: import.meta.env.SSR
      ? {
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name,
          url: origin + hrefOf(paths.home()),
          ...(logo !== undefined && { logo }),
          ...(contact.email !== undefined && { email: contact.email }),
          ...(contact.phone !== undefined && { telephone: contact.phone }),
          ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
        }
      : undefined,
  })
  return (
    <>
      {!hasHero && <h1 className="sr-only">{hero.title ?? homeCopy.heading}</h1>}
      {sections.map((section) => (
        <Section key={nameOf(section)} section={section} />
      ))}
    </>
  )
}

function Section({ section }: { readonly section: HomeSection }) {
  switch (section.kind) {
    case 'hero':
      return (
        <>
          <Hero />
          <Stats />
        </>
      )
    case 'categories':
      return <Collections title={section.title} />
    case 'products':
      return section.row === 'featured' ? (
        <Featured title={section.title} />
      ) : (
        <AsyncBoundary>
          <ProductRow row={section} />
        </AsyncBoundary>
      )
    case 'newsletter':
      return (
        <div className="min-h-96 lg:min-h-80">
          <AsyncBoundary>
            <NewsletterBlock title={section.title} />
          </AsyncBoundary>
        </div>
      )
    case 'campaign':
      return <Served part={<Campaign campaign={section} />} />
    case 'story':
      return <Served part={<Story story={section} />} />
    case 'journal':
      return <Served part={<JournalTeaser title={section.title} />} />
    default:
      return null
  }
}

const Served = ({ part }: { readonly part: ReactNode }) => (
  <ServedMarkup>
    <AsyncBoundary failed={null}>{part}</AsyncBoundary>
  </ServedMarkup>
)
