import type { PageChange } from './use-page-change.ts'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { AsyncBoundary } from '../../../ui/async-boundary.tsx'

const Links = lazyComponent(async () => (await import('./pagination.tsx')).Pagination)

/** Rendered below every list. A list with one page does not load its code. */
export const Pagination = (props: PageChange) =>
  props.count < 2 && props.page < 2 ? null : (
    <AsyncBoundary waiting={<div className="h-23" />}>
      <Links {...props} />
    </AsyncBoundary>
  )
