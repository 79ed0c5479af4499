import { paths } from '../app/paths.ts'
import { usePageTitle } from '../bindings/use-page-title.ts'
import { shellCopy } from '../copy/shell.ts'
import { DoorDrawing } from '../ui/drawings.tsx'
import { EmptyState } from '../ui/patterns/empty-state.tsx'
import { LinkButton } from '../ui/primitives/link-button.tsx'

export function CheckoutPage() {
  const { title, sentence, back, on } = shellCopy.checkout
  usePageTitle(title)
  return (
    <div className="page-width py-section-quiet">
      <EmptyState
        level={1}
        drawing={<DoorDrawing />}
        title={title}
        sentence={sentence}
        action={
          <>
            <LinkButton to={paths.cart()}>{back}</LinkButton>
            <LinkButton to={paths.category('all')} variant="outline">
              {on}
            </LinkButton>
          </>
        }
      />
    </div>
  )
}
