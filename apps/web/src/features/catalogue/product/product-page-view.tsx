import { useEffect } from 'react'
import { paths } from '../../../app/paths.ts'
import { usePageHead } from '../../../bindings/use-page-head.ts'
import { productCopy } from '../../../copy/catalogue.ts'
import { failureSentence } from '../../../copy/failure.ts'
import { HangerDrawing } from '../../../ui/drawings/hanger.tsx'
import { EmptyState } from '../../../ui/patterns/empty-state.tsx'
import { FailureNotice } from '../../../ui/patterns/failure-notice.tsx'
import { LinkButton } from '../../../ui/primitives/link-button.tsx'
import { Heading } from '../../../ui/primitives/text.tsx'
import { notify } from '../../../ui/toast/notify.ts'
import type { Loaded } from '../data/loaded.ts'
import { useProduct } from '../data/use-catalogue-data.ts'
import { ProductSkeleton } from './product-skeleton.tsx'
import { ProductView } from './product-view.tsx'

/** Not found is the backend's own word; whatever else keeps the details away is a failure one can retry. */
export function ProductPageView({ slug }: { readonly slug: string }) {
  const product = useProduct(slug)
  if (product.phase === 'failed') return <ProductFailed {...product} />
  if (product.phase === 'loading') return <ProductSkeleton struggling={product.struggling} />
  return product.value === null ? <ProductNotFound /> : <ProductView product={product.value} />
}

function ProductNotFound() {
  usePageHead({ title: productCopy.notFound, robots: 'noindex' })
  return (
    <section className="page-width py-section-quiet">
      <EmptyState
        level={1}
        drawing={<HangerDrawing />}
        title={productCopy.notFound}
        sentence={productCopy.notFoundHint}
        action={<LinkButton to={paths.category('all')}>{productCopy.browseAll}</LinkButton>}
      />
    </section>
  )
}

type Failed = Extract<Loaded<unknown>, { phase: 'failed' }>

function ProductFailed({ failure, retry }: Failed) {
  usePageHead({ title: productCopy.failedTitle })
  useEffect(() => notify({ title: productCopy.failed, tone: 'error' }), [])
  return (
    <section className="page-width flex flex-col gap-6 pt-8 pb-section">
      <Heading level={1}>{productCopy.failedTitle}</Heading>
      <FailureNotice sentence={productCopy.failed} hint={failureSentence(failure)} onRetry={retry} />
    </section>
  )
}
