import type { PageTurn } from './use-page-turn.ts'
import { lazyPart } from '../../../bindings/lazy-part.tsx'
import { Part } from '../../../ui/part.tsx'

const Links = lazyPart(async () => (await import('./pagination.tsx')).Pagination)

/** Stands below every list; one that has a single page loads nothing of it. */
export const Pagination = (props: PageTurn) =>
  props.count < 2 && props.page < 2 ? null : (
    <Part waiting={<div className="h-23" />}>
      <Links {...props} />
    </Part>
  )
