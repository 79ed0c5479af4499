import { paths } from '../app/paths.ts'
import { usePageTitle } from '../bindings/use-page-title.ts'
import { shellCopy } from '../copy/shell.ts'
import { DoorDrawing } from '../ui/drawings.tsx'
import { EmptyState } from '../ui/patterns/empty-state.tsx'
import { LinkButton } from '../ui/primitives/link-button.tsx'

export function NotFoundPage() {
  usePageTitle(shellCopy.notFound.title)
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
