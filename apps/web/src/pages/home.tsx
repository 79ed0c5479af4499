import { usePageHead } from '../bindings/use-page-head.ts'
import { homeCopy } from '../copy/home.ts'
import { Collections } from '../features/catalogue/home/collections.tsx'
import { Featured } from '../features/catalogue/home/featured.tsx'
import { Hero } from '../features/catalogue/home/hero.tsx'
import { Stats } from '../features/catalogue/home/stats.tsx'
import { lazyPart } from '../bindings/lazy-part.tsx'
import { Part } from '../ui/part.tsx'

// Far below the first screen.
const NewsletterBlock = lazyPart(
  async () => (await import('../features/newsletter/newsletter-block.tsx')).NewsletterBlock,
)

export function HomePage() {
  usePageHead({ title: homeCopy.title, description: homeCopy.lead })
  return (
    <>
      <Hero />
      <Stats />
      <Collections />
      <Featured />
      <div className="min-h-96 lg:min-h-80">
        <Part>
          <NewsletterBlock />
        </Part>
      </div>
    </>
  )
}
