import { useQuery } from '@tanstack/react-query'
import { comparedSlugs, mostCompared } from '../../config/compared-slugs.ts'
import { paths } from '../../config/paths.ts'
import { compareCopy as copy } from '../../copy/compare.ts'
import { failureSentence } from '../../copy/failure.ts'
import { useSearchParams } from '../../hooks/use-search-params.ts'
import { comparedQuery } from '../../queries/chosen-products.ts'
import { queryState } from '../../queries/query-state.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { useServices } from '../../services/services-context.ts'
import { focusAfterRemoval } from '../../ui/focus-after-removal.ts'
import { HangerIllustration } from '../../ui/illustrations/hanger.tsx'
import { EmptyState } from '../../ui/patterns/empty-state.tsx'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { CompareTable } from './compare-table.tsx'
import { useChangeCompared } from './use-compared.ts'

const keepFocus = focusAfterRemoval('th')

/** The products of the address side by side. */
export function CompareScreen() {
  usePageHead({ title: copy.title, robots: 'noindex' })
  const [params, setParams] = useSearchParams()
  const { remove } = useChangeCompared()
  const slugs = comparedSlugs(params)
  return (
    <div ref={keepFocus} className="page-width min-h-dvh pt-8 pb-section md:pt-12">
      {slugs.length === 0 ? (
        <NothingCompared />
      ) : (
        <Comparison
          slugs={slugs}
          onRemove={(slug) => {
            remove(slug)
            const left = slugs.filter((one) => one !== slug).join(',')
            setParams(left === '' ? {} : { products: left }, { replace: true })
          }}
        />
      )}
    </div>
  )
}

const NothingCompared = () => (
  <EmptyState
    level={1}
    drawing={<HangerIllustration />}
    title={copy.empty}
    sentence={copy.emptyHint(mostCompared)}
    action={<LinkButton to={paths.category('all')}>{copy.browse}</LinkButton>}
  />
)

interface ComparisonProps {
  readonly slugs: readonly string[]
  readonly onRemove: (slug: string) => void
}

function Comparison({ slugs, onRemove }: ComparisonProps) {
  // What is left after a removal is known already.
  const answer = useQuery({
    ...comparedQuery(useServices(), slugs),
    placeholderData: (before) => before?.filter(({ slug }) => slugs.includes(slug)),
  })
  const products = queryState(answer)
  const missing =
    products.status === 'ready' && !answer.isPlaceholderData ? slugs.length - products.value.length : 0
  if (products.status === 'ready' && products.value.length === 0) return <NothingCompared />
  return (
    <>
      <Heading level={1} className="pb-2">
        {copy.title}
      </Heading>
      <Text look="small" className="pb-6">
        {missing > 0 ? copy.gone(missing) : copy.most(mostCompared)}
      </Text>
      {products.status === 'loading' && (
        <div aria-busy="true">
          <p className="sr-only">{copy.loading}</p>
          <Skeleton className="h-dvh w-full" />
        </div>
      )}
      {products.status === 'failed' && (
        <ErrorAlert
          sentence={copy.failed}
          hint={failureSentence(products.failure)}
          onRetry={products.retry}
        />
      )}
      {products.status === 'ready' && <CompareTable products={products.value} onRemove={onRemove} />}
      {slugs.length < mostCompared && (
        <LinkButton to={paths.category('all')} variant="link" className="mt-4">
          {copy.another}
        </LinkButton>
      )}
    </>
  )
}
