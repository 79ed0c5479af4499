import { lazy, Suspense, type ReactNode } from 'react'

export interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly side?: 'left' | 'right' | 'bottom' | 'centre'
  readonly hideTitle?: boolean
  /** Stands still beneath the part that scrolls. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

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
