import { useEffect } from 'react'
import { toast as sonner, Toaster } from 'sonner'
import 'sonner/dist/styles.css'
import { uiCopy } from '../../copy/ui.ts'
import { toastQueue, toastDuration, type Toast, type ToastPlace } from './notify.ts'

function createPresenter() {
  let shown: string | number | undefined
  let isNews = false
  return {
    show({ title, description, tone = 'plain', action, ...rest }: Toast) {
      if (shown !== undefined) sonner.dismiss(shown)
      const present = tone === 'plain' ? sonner : sonner[tone]
      isNews = tone === 'success'
      shown = present(title, {
        ...(description === undefined ? {} : { description }),
        ...(action === undefined ? {} : { action }),
        duration: toastDuration({ title, tone, ...rest }),
      })
    },
    /** What has worked is not said over a drawer that opens after it. A failure and what can be undone stay. */
    leaveOverlays() {
      if (isNews && shown !== undefined) sonner.dismiss(shown)
    },
  }
}

// Below the header, so that the menu and the cart stay accessible.
const top = { top: 'calc(var(--spacing-header) + 0.5rem)' }

// Above the bars of small screens. At the side only on wide ones.
const bottom = { bottom: 'var(--low-toast)', left: '1.5rem', right: '1.5rem' }

interface ShopToasterProps {
  readonly place: ToastPlace
}

export function ShopToaster({ place }: ShopToasterProps) {
  useEffect(() => {
    const presenter = createPresenter()
    const close = toastQueue.open((toast) => presenter.show(toast))
    const stop = place === 'bottom' ? onOverlay(() => presenter.leaveOverlays()) : undefined
    return () => {
      stop?.()
      close()
    }
  }, [place])
  const offset = place === 'top' ? top : bottom
  return (
    <Toaster
      theme="dark"
      position={place === 'top' ? 'top-center' : atEnd()}
      visibleToasts={1}
      offset={offset}
      mobileOffset={place === 'top' ? offset : { bottom: 'var(--low-toast)' }}
      containerAriaLabel={uiCopy.notifications}
    />
  )
}

const atEnd = () => (document.documentElement.dir === 'rtl' ? 'bottom-left' : 'bottom-right')

/** Calls when a drawer or dialog opens. */
function onOverlay(call: () => void): () => void {
  const page = document.documentElement
  const observer = new MutationObserver(() => {
    if (page.hasAttribute('data-held')) call()
  })
  observer.observe(page, { attributeFilter: ['data-held'] })
  return () => observer.disconnect()
}
