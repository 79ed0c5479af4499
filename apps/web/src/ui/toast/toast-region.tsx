import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from '../when-idle.ts'
import { toastDesk } from './notify.ts'
import { PlainToast } from './plain-toast.tsx'

/**
 * Where toasts appear. Their code comes in a quiet moment after the page, so that it is there when the network is not;
 * where it could not be fetched, the words are said plainly, and the network's return asks again.
 */
export function ToastRegion() {
  const [Toaster, setToaster] = useState<ComponentType>()
  const isThere = Toaster !== undefined && Toaster !== PlainToast

  useEffect(() => {
    if (isThere) return undefined
    const fetchToaster = () => {
      import('./toaster.tsx').then(
        (module) => setToaster(() => module.ShopToaster),
        () => setToaster(() => PlainToast),
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
