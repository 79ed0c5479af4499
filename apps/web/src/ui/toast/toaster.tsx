import { useEffect } from 'react'
import { toast as sonner, Toaster } from 'sonner'
import 'sonner/dist/styles.css'
import { uiCopy } from '../../copy/ui.ts'
import { toastQueue, toastDuration, type Toast } from './notify.ts'

function createPresenter() {
  let shown: string | number | undefined
  return ({ title, description, tone = 'plain', action, ...rest }: Toast) => {
    if (shown !== undefined) sonner.dismiss(shown)
    const present = tone === 'plain' ? sonner : sonner[tone]
    shown = present(title, {
      ...(description === undefined ? {} : { description }),
      ...(action === undefined ? {} : { action }),
      duration: toastDuration({ title, tone, ...rest }),
    })
  }
}

// Below the header, so that the menu and the cart stay accessible.
const place = 'calc(var(--spacing-header) + 0.5rem)'

export function ShopToaster() {
  useEffect(() => toastQueue.open(createPresenter()), [])
  return (
    <Toaster
      theme="dark"
      position="top-center"
      visibleToasts={1}
      offset={{ top: place }}
      mobileOffset={{ top: place }}
      containerAriaLabel={uiCopy.notifications}
    />
  )
}
