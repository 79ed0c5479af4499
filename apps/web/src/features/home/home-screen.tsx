import { paths } from '../../config/paths.ts'
import { brandName } from '../../content/brand.ts'
import { useServices } from '../../services/services-context.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
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

export function HomeScreen() {
  const { origin, socialLinks } = useServices()
  usePageHead({
    title: homeCopy.title,
    description: homeCopy.lead,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brandName,
      url: `${origin}${paths.home()}`,
      ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
    },
  })
  return (
    <>
      <Hero />
      <Stats />
      <Collections />
      <Featured />
      <div className="min-h-96 lg:min-h-80">
        <AsyncBoundary>
          <NewsletterBlock />
        </AsyncBoundary>
      </div>
    </>
  )
}
