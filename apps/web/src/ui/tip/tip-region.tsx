import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from '../when-idle.ts'

/** Where the names of icons appear. Their code comes in a quiet moment; until then an icon is just not explained. */
export function TipRegion() {
  const [Layer, setLayer] = useState<ComponentType>()
  useEffect(
    () =>
      whenIdle(() => {
        import('./tip-layer.tsx').then(
          (module) => setLayer(() => module.TipLayer),
          () => undefined,
        )
      }),
    [],
  )
  return Layer === undefined ? null : <Layer />
}
