import { lazy, Suspense } from 'react'
import type { PageTurn } from './use-page-turn.ts'

const Links = lazy(async () => ({ default: (await import('./pagination.tsx')).Pagination }))

/** Stands below every list; one that has a single page loads nothing of it. */
export const Pagination = (props: PageTurn) =>
  props.count < 2 && props.page < 2 ? null : (
    <Suspense fallback={<div className="h-23" />}>
      <Links {...props} />
    </Suspense>
  )
