import { lazy, Suspense } from 'react'
import type { SheetProps } from './sheet-props.ts'

const load = () => import('./sheet-panel.tsx')
const SheetPanel = lazy(async () => ({ default: (await load()).SheetPanel }))

/** Fetches the dialog code ahead, on a sign that it will be needed (hover, focus, a quiet moment). */
export const preloadSheet = () => {
  load().catch(() => undefined)
}

/** A drawer or dialog over the page. Its code is fetched when it is first opened, not with the page. */
export function Sheet(props: SheetProps & { readonly everOpened: boolean }) {
  if (!props.everOpened) return null
  return (
    <Suspense fallback={null}>
      <SheetPanel {...props} />
    </Suspense>
  )
}
