import { useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { notify, toastQueue, toastDuration, type Toast, type ToastPlace } from './notify.ts'

/**
 * A minimal toast, used when the toaster's code cannot be loaded. The toaster takes over its current toast once it
 * loads.
 */
export function PlainToast({ place }: { readonly place: ToastPlace }) {
  const [toast, setToast] = useState<Toast>()
  const said = useRef<Toast>(undefined)
  useEffect(() => {
    const close = toastQueue.open(setToast)
    return () => {
      close()
      if (said.current !== undefined) notify(said.current)
    }
  }, [])
  useEffect(() => {
    said.current = toast
    if (toast === undefined) return undefined
    const timer = setTimeout(() => setToast(undefined), toastDuration(toast))
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <output
      className={classNames(
        'fixed inset-x-0 layer-toast bg-ink text-center text-paper',
        place === 'top' ? 'top-header' : 'low-toast',
      )}
    >
      {toast && [toast.title, toast.description].filter(Boolean).join('. ')}
      {toast?.action && (
        <button type="button" className="min-h-11 px-4 underline" onClick={toast.action.onClick}>
          {toast.action.label}
        </button>
      )}
    </output>
  )
}
