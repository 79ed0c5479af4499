import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from '../when-idle.ts'
import { toastQueue } from './notify.ts'

/**
 * Renders the toasts. The toaster loads when the page is idle, so that it is available offline. If it cannot be
 * loaded, a plain toast replaces it, and it loads again when the network returns.
 */
export function ToastRegion() {
  const [Toaster, setToaster] = useState<ComponentType>()
  const [isThere, setThere] = useState(false)

  useEffect(() => {
    if (isThere) return undefined
    const fetchToaster = () => {
      void fetchBest().then((best) => {
        if (best === undefined) return undefined
        setThere(best.isBest)
        return setToaster(() => best.Fetched)
      })
    }
    const forgetIdle = whenIdle(fetchToaster)
    const forgetWanted = toastQueue.onWanted(fetchToaster)
    window.addEventListener('online', fetchToaster)
    return () => {
      forgetIdle()
      forgetWanted()
      window.removeEventListener('online', fetchToaster)
    }
  }, [isThere])

  return Toaster === undefined ? null : <Toaster />
}

/** The toaster, or the plain toast as a fallback. */
async function fetchBest() {
  const toaster = await import('./toaster.tsx').catch(() => undefined)
  if (toaster !== undefined) return { Fetched: toaster.ShopToaster, isBest: true }
  const plain = await import('./plain-toast.tsx').catch(() => undefined)
  return plain && { Fetched: plain.PlainToast, isBest: false }
}
