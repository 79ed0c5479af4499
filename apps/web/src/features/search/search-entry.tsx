import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useHasOpened } from '../../hooks/use-has-opened.ts'
import { useOverlay } from '../../hooks/use-overlay.ts'
import { paths } from '../../config/paths.ts'
import { shellCopy } from '../../copy/shell.ts'
import { SearchIcon } from '../../ui/icons.tsx'
import { DialogButton } from '../../ui/patterns/dialog-button.tsx'
import { buttonClass } from '../../ui/primitives/button-class.ts'
import { Link } from '../../ui/primitives/link.tsx'
import { OverlayBoundary } from '../../ui/patterns/overlay-boundary.tsx'

const loadDialog = async () => (await import('./search-dialog.tsx')).SearchDialog
const SearchDialog = lazyComponent(loadDialog)

/** The search button in the header and its dialog. */
export function SearchEntry() {
  const { isOpen, open, close } = useOverlay('search')
  const everOpened = useHasOpened(isOpen)
  return (
    <>
      <noscript>
        <Link to={paths.search()} className={buttonClass({ variant: 'link', size: 'small' })}>
          {shellCopy.search}
        </Link>
      </noscript>
      <div className="noscript:hidden">
        <DialogButton label={shellCopy.search} isOpen={isOpen} onClick={open} load={loadDialog}>
          <SearchIcon />
        </DialogButton>
      </div>
      {everOpened && (
        <OverlayBoundary open={isOpen} onClose={close}>
          <SearchDialog open={isOpen} onClose={close} />
        </OverlayBoundary>
      )}
    </>
  )
}
