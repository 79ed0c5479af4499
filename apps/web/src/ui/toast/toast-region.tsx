import { lazy, Suspense, useEffect, useState } from 'react'
import { toastDesk } from './notify.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).ShopToaster }))

/** Where toasts appear. Their code comes with the first of them. */
export function ToastRegion() {
  const [wanted, setWanted] = useState(false)

  useEffect(() => toastDesk.onWanted(() => setWanted(true)), [])

  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  )
}
