import type { ReactNode } from 'react'
import { lazyPart } from '../../bindings/lazy-part.tsx'
import { useEverTrue } from '../../bindings/use-ever-true.ts'
import { useOverlay } from '../../bindings/use-overlay.ts'
import { shellCopy } from '../../copy/shell.ts'
import { MenuIcon } from '../../ui/icons.tsx'
import { Part } from '../../ui/part.tsx'
import { DialogButton } from '../../ui/patterns/dialog-button.tsx'
import { Sheet } from '../../ui/patterns/sheet.tsx'
import type { MenuSection } from './menu-sections.ts'

const loadContent = async () => (await import('./mobile-menu-content.tsx')).MobileMenuContent
const MobileMenuContent = lazyPart(loadContent)

interface MobileMenuProps {
  readonly sections: readonly MenuSection[]
  readonly account: ReactNode
}

export function MobileMenu({ sections, account }: MobileMenuProps) {
  const { isOpen, open, close } = useOverlay('menu')
  const everOpened = useEverTrue(isOpen)
  return (
    <div className="-ml-3 lg:hidden">
      <DialogButton label={shellCopy.menu.open} isOpen={isOpen} onClick={open} load={loadContent}>
        <MenuIcon />
      </DialogButton>
      <Sheet side="left" title={shellCopy.menu.title} open={isOpen} onClose={close} everOpened={everOpened}>
        <Part>
          <MobileMenuContent sections={sections} account={account} />
        </Part>
      </Sheet>
    </div>
  )
}
