import { lazy, Suspense } from 'react'
import { useEverTrue } from '../../bindings/use-ever-true.ts'
import { useOverlay } from '../../bindings/use-overlay.ts'
import { shellCopy } from '../../copy/shell.ts'
import { SearchIcon } from '../../ui/icons.tsx'
import { preloadSheet } from '../../ui/patterns/sheet.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'

const loadDialog = () => import('./search-dialog.tsx')
const SearchDialog = lazy(async () => ({ default: (await loadDialog()).SearchDialog }))

const preload = () => {
  preloadSheet()
  loadDialog().catch(() => undefined)
}

/** The search's place in the header: its button and the dialog it opens. */
export function SearchEntry() {
  const { isOpen, open, close } = useOverlay('search')
  const everOpened = useEverTrue(isOpen)
  return (
    <>
      <IconButton
        label={shellCopy.search}
        data-tip=""
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <SearchIcon />
      </IconButton>
      {everOpened && (
        <Suspense fallback={null}>
          <SearchDialog open={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
