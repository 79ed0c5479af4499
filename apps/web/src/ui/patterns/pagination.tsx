import { AsyncBoundary } from '../async-boundary.tsx'
import { lazyComponent } from '../lazy-component.tsx'
import type { PaginationProps } from './pages-around.ts'

const PageLinks = lazyComponent(async () => (await import('./page-links.tsx')).PageLinks)

/** Rendered below every list. A list with one page does not load the code of the links. */
export const Pagination = (props: PaginationProps) =>
  props.count < 2 && props.page < 2 ? null : (
    <AsyncBoundary waiting={<div className="h-23" />}>
      <PageLinks {...props} />
    </AsyncBoundary>
  )
