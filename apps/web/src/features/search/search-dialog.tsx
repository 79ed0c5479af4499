import { searchTerm } from '@umber/storefront-core/search'
import { useRef, useState } from 'react'
import { useNavigate } from '../../hooks/use-navigate.ts'
import { paths } from '../../config/paths.ts'
import { searchCopy } from '../../copy/search.ts'
import { SearchIcon } from '../../ui/icons.tsx'
import { Sheet } from '../../ui/patterns/sheet.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { PopularSearches } from './popular-searches.tsx'
import { SearchField } from './search-field.tsx'
import { listId, optionId, Suggestions } from './suggestions.tsx'
import { useRecentSearches } from './use-recent-searches.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SearchDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    // Cleared on opening, not on closing, so that the closing animation shows no change.
    if (open) setTyped('')
  }
  return (
    <Sheet
      everOpened
      open={open}
      onClose={onClose}
      title={searchCopy.open}
      side="top"
      hideTitle
      initialFocus={field}
      // The first press clears the input, the second closes the dialog.
      onEscape={() => {
        if (typed === '') return 'close'
        setTyped('')
        return 'stay'
      }}
    >
      <div className="page-width max-w-4xl pt-1 pb-10">
        <SearchBox field={field} typed={typed} onType={setTyped} />
      </div>
    </Sheet>
  )
}

interface SearchBoxProps {
  readonly field: React.RefObject<HTMLInputElement | null>
  readonly typed: string
  readonly onType: (typed: string) => void
}

function SearchBox({ field, typed, onType }: SearchBoxProps) {
  const navigate = useNavigate()
  const term = searchTerm(typed)
  const recent = useRecentSearches()
  const { answer, active, setActive, move } = useSuggestions(term)
  const chosen = answer.products[active ?? -1]
  const isListed = term !== '' && answer.products.length > 0

  const submit = () => {
    if (chosen !== undefined) navigate(paths.product(chosen.slug), { replace: true })
    else if (term !== '') {
      recent.note(term)
      navigate(paths.search(term), { replace: true })
    }
  }

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className="flex items-stretch gap-2">
          <SearchField
            ref={field}
            value={typed}
            onChange={(next) => {
              onType(next)
              setActive(undefined)
            }}
            onClear={() => {
              onType('')
              field.current?.focus()
            }}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
              event.preventDefault()
              move(event.key === 'ArrowDown' ? 1 : -1)
            }}
            combobox={{
              'aria-expanded': isListed,
              'aria-controls': isListed ? listId : undefined,
              'aria-activedescendant': chosen === undefined ? undefined : optionId(chosen.slug),
            }}
          />
          <Button type="submit" className="max-sm:w-12 max-sm:px-0">
            <SearchIcon className="sm:hidden" />
            <span className="max-sm:sr-only">{searchCopy.submit}</span>
          </Button>
        </div>
        {term === '' ? <PopularSearches /> : <Suggestions term={term} answer={answer} chosen={chosen} />}
      </form>
    </search>
  )
}
