import type { ReactNode } from 'react'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useHasOpened } from '../../hooks/use-has-opened.ts'
import { useOverlay } from '../../hooks/use-overlay.ts'
import { shellCopy } from '../../copy/shell.ts'
import { MenuIcon } from '../../ui/icons.tsx'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'
import { DialogButton } from '../../ui/patterns/dialog-button.tsx'
import { Sheet } from '../../ui/patterns/sheet.tsx'
import type { MenuSection } from './menu-sections.ts'

const loadContent = async () => (await import('./mobile-menu-content.tsx')).MobileMenuContent
const MobileMenuContent = lazyComponent(loadContent)

interface MobileMenuProps {
  readonly sections: readonly MenuSection[]
  readonly account: ReactNode
}

export function MobileMenu({ sections, account }: MobileMenuProps) {
  const { isOpen, open, close } = useOverlay('menu')
  const everOpened = useHasOpened(isOpen)
  return (
    <div className="-ms-3 lg:hidden noscript:hidden">
      <DialogButton label={shellCopy.menu.open} isOpen={isOpen} onClick={open} load={loadContent}>
        <MenuIcon />
      </DialogButton>
      <Sheet side="start" title={shellCopy.menu.title} open={isOpen} onClose={close} everOpened={everOpened}>
        <AsyncBoundary>
          <MobileMenuContent sections={sections} account={account} />
        </AsyncBoundary>
      </Sheet>
    </div>
  )
}
