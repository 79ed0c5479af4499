import { shellCopy } from '../../copy/shell.ts'
import type { ShownSettings } from '../../config/shown-settings.ts'
import { OwnLink } from '../../ui/primitives/own-link.tsx'

interface AnnouncementBarProps {
  readonly announcement: NonNullable<ShownSettings['announcement']>
}

/** What the owner announces, below the header of every page. */
export function AnnouncementBar({ announcement: { text, url } }: AnnouncementBarProps) {
  return (
    <aside aria-label={shellCopy.announcement} className="pt-header print:hidden">
      <p className="bg-ink px-margin py-2 text-center text-small text-paper" dir="auto">
        {url === undefined ? (
          text
        ) : (
          <OwnLink
            url={url}
            className="inline-flex min-h-8 items-center underline underline-offset-4 hover:no-underline"
          >
            {text}
          </OwnLink>
        )}
      </p>
    </aside>
  )
}
