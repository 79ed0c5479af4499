import { usePageHead } from '../bindings/use-page-head.ts'
import { homeCopy } from '../copy/home.ts'
import { Collections } from '../features/catalogue/home/collections.tsx'
import { Featured } from '../features/catalogue/home/featured.tsx'
import { Hero } from '../features/catalogue/home/hero.tsx'
import { Stats } from '../features/catalogue/home/stats.tsx'
import { NewsletterBlock } from '../features/newsletter/newsletter-block.tsx'

export function HomePage() {
  usePageHead({ title: homeCopy.title, description: homeCopy.lead })
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
