import { usePageTitle } from '../bindings/use-page-title.ts'
import { homeCopy } from '../copy/home.ts'
import { Collections } from '../features/catalogue/home/collections.tsx'
import { Featured } from '../features/catalogue/home/featured.tsx'
import { Hero } from '../features/catalogue/home/hero.tsx'
import { Stats } from '../features/catalogue/home/stats.tsx'
import { NewsletterBlock } from '../features/newsletter/newsletter-block.tsx'

export function HomePage() {
  usePageTitle(homeCopy.title)
  return (
    <>
      <Hero />
      <Stats />
      <Collections />
      <Featured />
      <NewsletterBlock />
    </>
  )
}
