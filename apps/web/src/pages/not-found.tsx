import { paths } from '../app/paths.ts'
import { usePageHead } from '../bindings/use-page-head.ts'
import { shellCopy } from '../copy/shell.ts'
import { DoorDrawing } from '../ui/drawings/door.tsx'
import { EmptyState } from '../ui/patterns/empty-state.tsx'
import { LinkButton } from '../ui/primitives/link-button.tsx'

export function NotFoundPage() {
  usePageHead({ title: shellCopy.notFound.title, robots: 'noindex' })
  return (
    <div className="page-width py-section-quiet">
      <EmptyState
        level={1}
        drawing={<DoorDrawing />}
        title={shellCopy.notFound.title}
        sentence={shellCopy.notFound.sentence}
        action={<LinkButton to={paths.home()}>{shellCopy.notFound.home}</LinkButton>}
      />
    </div>
  )
}
