import { lazyComponent } from '../lazy-component.tsx'
import { OverlayBoundary } from './overlay-boundary.tsx'
import type { SheetProps } from './sheet-panel.tsx'

const load = async () => (await import('./sheet-panel.tsx')).SheetPanel
const SheetPanel = lazyComponent(load)

/** Preloads the sheet's code on hover, on focus or when idle. */
export const preloadSheet = () => {
  load().catch(() => undefined)
}

/** A drawer or dialog over the page. Its code loads when it is first opened. */
export function Sheet(props: SheetProps & { readonly everOpened: boolean }) {
  if (!props.everOpened) return null
  return (
    <OverlayBoundary open={props.open} onClose={props.onClose}>
      <SheetPanel {...props} />
    </OverlayBoundary>
  )
}
