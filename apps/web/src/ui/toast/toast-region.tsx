import { useEffect, useState, type ComponentType } from 'react'
import { onFirstUse } from '../../browser/on-first-use.ts'
import { toastQueue, type ToastPlace } from './notify.ts'
import { PlainToast } from './plain-toast.tsx'

interface ToastRegionProps {
  readonly place?: ToastPlace
}

/**
 * Renders the toasts. The toaster loads when the page is first used. If it cannot be loaded, a plain toast replaces it, and it
 * loads again when the network returns.
 */
export function ToastRegion({ place = 'top' }: ToastRegionProps) {
  const [Toaster, setToaster] = useState<ComponentType<{ place: ToastPlace }>>()
  const [isThere, setThere] = useState(false)

  useEffect(() => {
    if (isThere) return undefined
    const fetchToaster = () => {
      import('./toaster.tsx').then(
        ({ ShopToaster }) => {
          setThere(true)
          return setToaster(() => ShopToaster)
        },
        () => setToaster(() => PlainToast),
      )
    }
    const forgetUse = onFirstUse(fetchToaster)
    const forgetWanted = toastQueue.onWanted(fetchToaster)
    window.addEventListener('online', fetchToaster)
    return () => {
      forgetUse()
      forgetWanted()
      window.removeEventListener('online', fetchToaster)
    }
  }, [isThere])

  return Toaster === undefined ? null : <Toaster place={place} />
}
