import { lazy, Suspense } from 'react'
import { useEverTrue } from '../../bindings/use-ever-true.ts'
import { useOverlay } from '../../bindings/use-overlay.ts'
import { shellCopy } from '../../copy/shell.ts'
import { SearchIcon } from '../../ui/icons.tsx'
import { DialogButton } from '../../ui/patterns/dialog-button.tsx'

const loadDialog = () => import('./search-dialog.tsx')
const SearchDialog = lazy(async () => ({ default: (await loadDialog()).SearchDialog }))

/** The search's place in the header: its button and the dialog it opens. */
export function SearchEntry() {
  const { isOpen, open, close } = useOverlay('search')
  const everOpened = useEverTrue(isOpen)
  return (
    <>
      <DialogButton label={shellCopy.search} isOpen={isOpen} onClick={open} load={loadDialog}>
        <SearchIcon />
      </DialogButton>
      {everOpened && (
        <Suspense fallback={null}>
          <SearchDialog open={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
