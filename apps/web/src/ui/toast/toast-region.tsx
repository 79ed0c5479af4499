import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from '../when-idle.ts'
import { toastDesk } from './notify.ts'

/**
 * Where toasts appear. Their code comes in a quiet moment after the page, so that it is there when the network is not;
 * where it could not be fetched, the words are said plainly, and the network's return asks again.
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
    const forgetWanted = toastDesk.onWanted(fetchToaster)
    window.addEventListener('online', fetchToaster)
    return () => {
      forgetIdle()
      forgetWanted()
      window.removeEventListener('online', fetchToaster)
    }
  }, [isThere])

  return Toaster === undefined ? null : <Toaster />
}

/** The toaster, or what stands in for it, which comes with other things that are said when the network is away. */
async function fetchBest() {
  const toaster = await import('./toaster.tsx').catch(() => undefined)
  if (toaster !== undefined) return { Fetched: toaster.ShopToaster, isBest: true }
  const plain = await import('./plain-toast.tsx').catch(() => undefined)
  return plain && { Fetched: plain.PlainToast, isBest: false }
}
