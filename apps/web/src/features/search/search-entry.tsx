import { lazyPart } from '../../bindings/lazy-part.tsx'
import { useEverTrue } from '../../bindings/use-ever-true.ts'
import { useOverlay } from '../../bindings/use-overlay.ts'
import { shellCopy } from '../../copy/shell.ts'
import { SearchIcon } from '../../ui/icons.tsx'
import { DialogButton } from '../../ui/patterns/dialog-button.tsx'
import { OverlayPart } from '../../ui/patterns/overlay-part.tsx'

const loadDialog = async () => (await import('./search-dialog.tsx')).SearchDialog
const SearchDialog = lazyPart(loadDialog)

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
        <OverlayPart open={isOpen} onClose={close}>
          <SearchDialog open={isOpen} onClose={close} />
        </OverlayPart>
      )}
    </>
  )
}
