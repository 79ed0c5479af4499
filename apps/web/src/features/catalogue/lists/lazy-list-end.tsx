import { lazy, Suspense } from 'react'
import type { Growth } from '../../../bindings/use-growth.ts'

const Shown = lazy(async () => ({ default: (await import('./list-end.tsx')).ListEnd }))

/** What stands below a list that is read by the page. Lists that are here as a whole need none of it. */
export const ListEnd = ({ growth }: { readonly growth: Growth }) =>
  growth.kind === 'complete' || growth.kind === 'ready' ? null : (
    <Suspense fallback={null}>
      <Shown growth={growth} />
    </Suspense>
  )
