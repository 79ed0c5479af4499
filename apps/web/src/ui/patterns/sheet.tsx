import { lazyPart } from '../../bindings/lazy-part.tsx'
import { OverlayPart } from './overlay-part.tsx'
import type { SheetProps } from './sheet-props.ts'

const load = async () => (await import('./sheet-panel.tsx')).SheetPanel
const SheetPanel = lazyPart(load)

/** Fetches the dialog code ahead, on a sign that it will be needed (hover, focus, a quiet moment). */
export const preloadSheet = () => {
  load().catch(() => undefined)
}

/** A drawer or dialog over the page. Its code is fetched when it is first opened, not with the page. */
export function Sheet(props: SheetProps & { readonly everOpened: boolean }) {
  if (!props.everOpened) return null
  return (
    <OverlayPart open={props.open} onClose={props.onClose}>
      <SheetPanel {...props} />
    </OverlayPart>
  )
}
