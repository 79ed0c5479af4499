import { useQuery } from '@tanstack/react-query'
import type { ShopPage } from '@umber/storefront-core/shop'
import type { ReactNode } from 'react'
import { failureSentence } from '../../copy/failure.ts'
import { ownPageCopy as copy } from '../../copy/own-pages.ts'
import { queryState } from '../../queries/query-state.ts'
import { shopPageQuery } from '../../queries/shop-settings.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { useServices } from '../../services/services-context.ts'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { richTextWords } from '../rich-text/parse-rich-text.ts'
import { OwnPage } from './own-page.tsx'

interface OwnPageScreenProps {
  readonly slug: string
  /** Where there is no such page. */
  readonly missing: ReactNode
}

/** A page that the owner wrote, also one in place of a page of the sources. */
export function OwnPageScreen({ slug, missing }: OwnPageScreenProps) {
  const state = queryState(useQuery(shopPageQuery(useServices(), slug)))
  if (state.status === 'ready') return state.value === null ? missing : <FoundPage page={state.value} />
  if (state.status === 'loading') return <LoadingPage struggling={state.struggling} />
  return (
    <div className="page-width pt-8 pb-section md:pt-12">
      <ErrorAlert sentence={copy.failed} hint={failureSentence(state.failure)} onRetry={state.retry} />
    </div>
  )
}

function FoundPage({ page }: { readonly page: ShopPage }) {
  usePageHead({
    title: page.seoTitle ?? page.title,
    description: page.seoDescription ?? richTextWords(page.body, { headings: false }),
  })
  return <OwnPage page={page} />
}

function LoadingPage({ struggling }: { readonly struggling: boolean }) {
  usePageHead({})
  return (
    <div className="page-width min-h-dvh pt-8 pb-section md:pt-12" aria-busy="true">
      <output className="block text-small text-ink-2">{struggling ? copy.struggling : ''}</output>
      <Skeleton className="h-10 w-1/2" />
      <Skeleton className="mt-8 h-56 max-w-reading" />
    </div>
  )
}
