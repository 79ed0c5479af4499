import { useState } from 'react'
import { reloadIfAnswered } from '../browser/import-with-reload.ts'
import { failureSentence } from '../copy/failure.ts'
import { shellCopy } from '../copy/shell.ts'
import { usePageHead } from '../seo/use-page-head.ts'
import { ThreadIllustration } from '../ui/illustrations/thread.tsx'
import { EmptyState } from '../ui/patterns/empty-state.tsx'
import { Button } from '../ui/primitives/button.tsx'
import { buttonClass } from '../ui/primitives/button-class.ts'
import { splitPath } from '../config/locale.ts'
import { paths } from '../config/paths.ts'

/**
 * The last error screen. The home link is a plain link, not a router link, because a full page load recovers from any
 * state.
 */
export function ErrorScreen({ sentence = shellCopy.crash.sentence }: { readonly sentence?: string }) {
  usePageHead({ title: shellCopy.crash.title, robots: 'noindex' })
  const [isUnreachable, setUnreachable] = useState(false)
  // Without a network, a reload would lose the rest of the shop as well.
  const reload = async () => setUnreachable(!(await reloadIfAnswered()))
  return (
    <div className="page-width py-section-quiet" role="alert">
      <EmptyState
        level={1}
        drawing={<ThreadIllustration />}
        title={shellCopy.crash.title}
        sentence={isUnreachable ? failureSentence({ kind: 'unreachable' }) : sentence}
        action={
          <>
            <Button onClick={() => void reload()}>{shellCopy.crash.reload}</Button>
            <a href={homeHref()} className={buttonClass({ variant: 'outline' })}>
              {shellCopy.crash.home}
            </a>
          </>
        }
      />
    </div>
  )
}

/** In the locale of the address, for there may be no router. */
const homeHref = (): string => splitPath(window.location.pathname).prefix + paths.home()
