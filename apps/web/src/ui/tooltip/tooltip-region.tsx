import { onFirstUse } from '../../browser/on-first-use.ts'
import { idleComponent } from '../idle-component.tsx'

/** Renders tooltips for icons. Until the code has loaded there are none. */
export const TooltipRegion = idleComponent(
  async () => (await import('./tooltip-layer.tsx')).TooltipLayer,
  onFirstUse,
)
