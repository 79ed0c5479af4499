import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from '../when-idle.ts'
import { toastDesk } from './notify.ts'

/**
 * Where toasts appear. Their code comes in a quiet moment after the page, so that it is there when the network is not;
 * where it could not be fetched, the next toast and the network's return ask again, and the newest toast waits.
 */
export function ToastRegion() {
  const [Toaster, setToaster] = useState<ComponentType>()
  const isThere = Toaster !== undefined

  useEffect(() => {
    if (isThere) return undefined
    const fetchToaster = () => {
      import('./toaster.tsx').then(
        (module) => setToaster(() => module.ShopToaster),
        () => undefined,
      )
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
