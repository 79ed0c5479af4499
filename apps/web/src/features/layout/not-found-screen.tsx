import { paths } from '../../config/paths.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { shellCopy } from '../../copy/shell.ts'
import { EntranceIllustration } from '../../ui/illustrations/entrance.tsx'
import { EmptyState } from '../../ui/patterns/empty-state.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'

export function NotFoundScreen() {
  usePageHead({ title: shellCopy.notFound.title, robots: 'noindex' })
  return (
    <div className="page-width py-section-quiet">
      <EmptyState
        level={1}
        drawing={<EntranceIllustration />}
        title={shellCopy.notFound.title}
        sentence={shellCopy.notFound.sentence}
        action={<LinkButton to={paths.home()}>{shellCopy.notFound.home}</LinkButton>}
      />
    </div>
  )
}
