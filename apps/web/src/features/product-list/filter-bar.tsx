import { activeFilterCount, knownFilters, type BrowseState } from '@umber/storefront-core/catalogue'
import { useMemo, useState } from 'react'
import { useOverlay } from '../../hooks/use-overlay.ts'
import { listingCopy } from '../../copy/products.ts'
import { SlidersIcon } from '../../ui/page-icons.tsx'
import { preloadSheet, Sheet } from '../../ui/patterns/sheet.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { useListingCount, type ListScope, type Question } from './use-product-list.ts'
import type { ChangeBrowse } from './use-filters-in-url.ts'

interface FilterBarProps {
  readonly place: ListScope
  readonly question: Question
  readonly onChange: ChangeBrowse
  /** The current number of products; undefined while the list loads. */
  readonly count: number | undefined
}

/** On small screens the filters are in a sheet and apply together on confirmation. */
export function FilterBar({ place, question, onChange, count }: FilterBarProps) {
  const { isOpen, open, close } = useOverlay('filters')
  const [everOpened, setEverOpened] = useState(isOpen)
  const [draft, setDraft] = useState<BrowseState>(question)
  const { facets } = question
  const drafted = useMemo(
    () => ({
      sort: draft.sort,
      filters: facets === undefined ? draft.filters : knownFilters(draft.filters, facets),
      facets,
    }),
    [draft, facets],
  )
  const found = useListingCount(place, drafted, isOpen)
  const begin = () => {
    setDraft(question)
    setEverOpened(true)
    open()
  }
  // The open sheet has a history entry; the new filters replace it.
  const apply = () => onChange(draft, 'replace')

  return (
    <div className="sticky short:static bottom-0 z-10 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden noscript:hidden">
      <div className="page-width flex items-center justify-between py-1">
        <Button
          variant="ghost"
          className="-ms-4 -scroll-mb-24 px-4"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={preloadSheet}
          onFocus={preloadSheet}
          onClick={begin}
        >
          <SlidersIcon />
          {listingCopy.filterAndSort(activeFilterCount(question.filters, facets))}
        </Button>
        {count !== undefined && (
          <span aria-hidden="true" className="tabular text-small text-ink-2">
            {listingCopy.count(count)}
          </span>
        )}
      </div>
      <Sheet
        open={isOpen}
        everOpened={everOpened}
        onClose={close}
        title={listingCopy.filters}
        side="bottom"
        foot={
          <div className="p-4">
            <Button className="w-full" onClick={apply}>
              <span aria-live="polite">
                {found === undefined ? listingCopy.showUncounted : listingCopy.show(found)}
              </span>
            </Button>
          </div>
        }
      >
        <div className="px-6 pb-6">
          <FilterPanel place={place} question={drafted} onChange={setDraft} />
        </div>
      </Sheet>
    </div>
  )
}
