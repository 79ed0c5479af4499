import { lazy, Suspense, type ReactNode } from 'react'
import { useEverTrue } from '../../bindings/use-ever-true.ts'
import { useOverlay } from '../../bindings/use-overlay.ts'
import { shellCopy } from '../../copy/shell.ts'
import { MenuIcon } from '../../ui/icons.tsx'
import { preloadSheet, Sheet } from '../../ui/patterns/sheet.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import type { MenuSection } from './menu-sections.ts'

const loadContent = () => import('./mobile-menu-content.tsx')
const MobileMenuContent = lazy(async () => ({ default: (await loadContent()).MobileMenuContent }))

const preload = () => {
  preloadSheet()
  loadContent().catch(() => undefined)
}

interface MobileMenuProps {
  readonly sections: readonly MenuSection[]
  readonly account: ReactNode
}

export function MobileMenu({ sections, account }: MobileMenuProps) {
  const { isOpen, open, close } = useOverlay('menu')
  const everOpened = useEverTrue(isOpen)
  return (
    <div className="-ml-3 lg:hidden">
      <IconButton
        label={shellCopy.menu.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <MenuIcon />
      </IconButton>
      <Sheet side="left" title={shellCopy.menu.title} open={isOpen} onClose={close} everOpened={everOpened}>
        <Suspense fallback={null}>
          <MobileMenuContent sections={sections} account={account} />
        </Suspense>
      </Sheet>
    </div>
  )
}
