import { Content, Portal, Root, Title } from '@radix-ui/react-dialog'
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { classNames } from '../class-names.ts'
import { CloseIcon } from '../icons.tsx'
import { IconButton } from '../primitives/icon-button.tsx'
import { uiCopy } from '../../copy/ui.ts'

export interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly side?: 'start' | 'end' | 'top' | 'bottom' | 'centre'
  readonly hideTitle?: boolean
  /** Gets the focus when the sheet opens, instead of the close button. */
  readonly initialFocus?: RefObject<HTMLElement | null>
  /** Handles the Escape key. Default: close. */
  readonly onEscape?: () => 'close' | 'stay'
  /** Fixed below the scrolling content. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

const places = {
  end: 'inset-y-0 end-0 w-full max-w-drawer',
  start: 'inset-y-0 start-0 w-[min(24rem,calc(100%-3rem))]',
  top: 'inset-x-0 top-0 max-h-[90dvh]',
  bottom: 'inset-x-0 bottom-0 max-h-[90dvh]',
  centre: 'inset-0 m-auto h-fit max-h-[90dvh] w-[min(40rem,calc(100%-2rem))]',
} as const

export function SheetPanel({
  open,
  onClose,
  title,
  side = 'end',
  hideTitle = false,
  initialFocus,
  onEscape,
  foot,
  children,
}: SheetProps) {
  const opener = useRef<Element>(null)
  const panel = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => (open ? lockScroll(document.documentElement) : undefined), [open])

  return (
    <Root open={open} onOpenChange={(next) => next || onClose()}>
      <Portal>
        {/* Not the library's overlay: it injects inline styles, which the Content-Security-Policy blocks. */}
        <div
          aria-hidden="true"
          data-state={open ? 'open' : 'closed'}
          className={classNames(
            'sheet-veil fixed inset-0 layer-overlay bg-veil',
            !open && 'pointer-events-none opacity-0',
          )}
          onClick={onClose}
        />
        <Content
          ref={panel}
          data-side={side}
          aria-modal="true"
          aria-describedby={undefined}
          className={classNames(
            'sheet fixed layer-overlay flex flex-col bg-paper text-ink shadow-overlay outline-none',
            places[side],
          )}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            event.preventDefault()
            const close = panel.current?.querySelector<HTMLElement>('[data-sheet-close]')
            const first = initialFocus?.current ?? close
            first?.focus()
          }}
          onEscapeKeyDown={(event) => {
            if (onEscape?.() === 'stay') event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // After a link inside the sheet, the new page already has the focus.
            const free = document.activeElement === null || document.activeElement === document.body
            if (free && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
          }}
          onInteractOutside={(event) => {
            if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]'))
              event.preventDefault()
          }}
        >
          <header
            className={classNames(
              'flex shrink-0 items-center justify-between gap-4 py-3 pe-3 ps-6',
              !hideTitle && 'border-b border-line',
            )}
          >
            <Title className={hideTitle ? 'sr-only' : 'font-display text-h3 font-heading'}>{title}</Title>
            <IconButton label={uiCopy.close} data-sheet-close="" className="ms-auto" onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
          {foot !== undefined && (
            <footer className="shrink-0 border-t border-line pb-[env(safe-area-inset-bottom)]">{foot}</footer>
          )}
        </Content>
      </Portal>
    </Root>
  )
}

/**
 * Prevents the page behind a drawer from scrolling. Pads it by the scrollbar's width, so that the layout does not
 * shift. Returns a function that unlocks it.
 */
function lockScroll(page: HTMLElement): () => void {
  const gap = window.innerWidth - page.clientWidth
  page.style.setProperty('--scrollbar-gap', `${gap}px`)
  page.setAttribute('data-held', '')
  return () => {
    page.removeAttribute('data-held')
    page.style.removeProperty('--scrollbar-gap')
  }
}
