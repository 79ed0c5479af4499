import type { Category } from '@umber/storefront-core'
import { useMemo } from 'react'
import { paths } from '../../config/paths.ts'
import { useCategories } from '../../queries/use-products.ts'
import { listingCopy } from '../../copy/products.ts'
import { searchCopy } from '../../copy/search.ts'
import { HangerIllustration } from '../../ui/illustrations/hanger.tsx'
import { EmptyState } from '../../ui/patterns/empty-state.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { FilteredList } from '../product-list/filtered-list.tsx'

const noCategories: readonly Category[] = []

interface ListedResultsProps {
  readonly term: string
  readonly onClear: () => void
}

/** What a search finds, with the filters, the order and the pages of every list. */
export function ListedResults({ term, onClear }: ListedResultsProps) {
  const categories = useCategories()
  const scope = useMemo(() => ({ category: 'all', term }), [term])
  return (
    <div className="pt-6">
      <FilteredList
        scope={scope}
        path={paths.search()}
        params={{ q: term }}
        categories={categories.status === 'ready' ? categories.value : noCategories}
        nothing={
          <EmptyState
            drawing={<HangerIllustration />}
            title={searchCopy.none}
            sentence={searchCopy.noneHint(term)}
            action={
              <>
                <Button variant="outline" onClick={onClear}>
                  {searchCopy.clearSearch}
                </Button>
                <LinkButton variant="link" to={paths.category('all')}>
                  {listingCopy.browseAll}
                </LinkButton>
              </>
            }
          />
        }
      />
    </div>
  )
}
