import { useId } from 'react'
import { mostCompared } from '../../config/compared-slugs.ts'
import { paths } from '../../config/paths.ts'
import { compareCopy as copy } from '../../copy/compare.ts'
import { focusAfterRemoval } from '../../ui/focus-after-removal.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { useCompared } from './use-compared.ts'

const keepFocus = focusAfterRemoval('li')

/** The products that were chosen to be compared. Nothing without any. */
export function CompareBar() {
  const { chosen, remove, clear } = useCompared()
  const heading = useId()
  return (
    <div ref={keepFocus} className="w-full">
      {chosen.length > 0 && (
        <section aria-labelledby={heading} className="mt-2 rounded-control border border-line p-4">
          <Heading level={2} look="label" id={heading}>
            {copy.chosen}
          </Heading>
          <ul className="mt-3 flex flex-col gap-2">
            {chosen.map(({ slug, name, image }) => (
              <li key={slug} className="flex items-center gap-3">
                <Picture src={image} alt="" sizes="3rem" widths={[400]} className="w-10 shrink-0" />
                <Link to={paths.product(slug)} dir="auto" className="min-w-0 flex-1 text-small wrap-anywhere">
                  {name}
                </Link>
                <IconButton label={copy.remove(name)} onClick={() => remove(slug)}>
                  <CloseIcon />
                </IconButton>
              </li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            {chosen.length > 1 ? (
              <LinkButton to={paths.compare(chosen.map(({ slug }) => slug).join(','))} variant="outline">
                {copy.open(chosen.length)}
              </LinkButton>
            ) : (
              <Text look="small">{copy.oneMore}</Text>
            )}
            <Button variant="link" size="small" onClick={clear}>
              {copy.clear}
            </Button>
          </div>
          <Text look="small" className="mt-2">
            {copy.most(mostCompared)}
          </Text>
        </section>
      )}
    </div>
  )
}
