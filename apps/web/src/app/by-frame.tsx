import type { ReactNode } from 'react'
import { pageAt, recordOf } from '../config/match-page.ts'
import { useParsedPath } from '../hooks/location-provider.tsx'
import { useServices } from '../services/services-context.ts'

interface ByFrameProps {
  readonly usual: ReactNode
  /** On pages with an enclosed frame. */
  readonly enclosed: ReactNode
}

/** A part of the layout that depends on the page. A component of its own, so that the layout does not render with each page. */
export function ByFrame({ usual, enclosed }: ByFrameProps) {
  const { name, hasEnclosedCheckout } = useServices().preset
  const isEnclosed = recordOf(pageAt(useParsedPath(), name).name)?.frame === 'enclosed'
  return isEnclosed && hasEnclosedCheckout ? enclosed : usual
}
