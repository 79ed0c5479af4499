import { useEffect } from 'react'
import { paths } from '../../config/paths.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { productCopy } from '../../copy/products.ts'
import { failureSentence } from '../../copy/failure.ts'
import { HangerIllustration } from '../../ui/illustrations/hanger.tsx'
import { EmptyState } from '../../ui/patterns/empty-state.tsx'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { notify } from '../../ui/toast/notify.ts'
import type { QueryState } from '../../queries/query-state.ts'
import { useProduct } from '../../queries/use-products.ts'
import { ProductSkeleton } from './product-skeleton.tsx'
import { ProductView } from './product-view.tsx'

/** Not found comes from the backend's 404. Any other failure can be retried. */
export function ProductScreen({ slug }: { readonly slug: string }) {
  const product = useProduct(slug)
  if (product.status === 'failed') return <ProductFailed {...product} />
  if (product.status === 'loading') return <ProductSkeleton struggling={product.struggling} />
  return product.value === null ? <ProductNotFound /> : <ProductView product={product.value} />
}

function ProductNotFound() {
  usePageHead({ title: productCopy.notFound, robots: 'noindex' })
  return (
    <section className="page-width py-section-quiet">
      <EmptyState
        level={1}
        drawing={<HangerIllustration />}
        title={productCopy.notFound}
        sentence={productCopy.notFoundHint}
        action={<LinkButton to={paths.category('all')}>{productCopy.browseAll}</LinkButton>}
      />
    </section>
  )
}

type Failed = Extract<QueryState<unknown>, { status: 'failed' }>

function ProductFailed({ failure, retry }: Failed) {
  usePageHead({ title: productCopy.failedTitle })
  useEffect(() => notify({ title: productCopy.failed, tone: 'error' }), [])
  return (
    <section className="page-width flex flex-col gap-6 pt-8 pb-section">
      <Heading level={1}>{productCopy.failedTitle}</Heading>
      <ErrorAlert sentence={productCopy.failed} hint={failureSentence(failure)} onRetry={retry} />
    </section>
  )
}
