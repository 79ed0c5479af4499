import { useState } from 'react'
import { reloadIfAnswered } from '../adapters/load-page.ts'
import { failureSentence } from '../copy/failure.ts'
import { shellCopy } from '../copy/shell.ts'
import { usePageHead } from '../bindings/use-page-head.ts'
import { ThreadDrawing } from '../ui/drawings/thread.tsx'
import { EmptyState } from '../ui/patterns/empty-state.tsx'
import { Button } from '../ui/primitives/button.tsx'
import { buttonClass } from '../ui/primitives/button-class.ts'
import { paths } from './paths.ts'

/** The last resort. Home is a plain link and not the router's: whatever is broken, a fresh page is the way out. */
export function CrashScreen({ sentence = shellCopy.crash.sentence }: { readonly sentence?: string }) {
  usePageHead({ title: shellCopy.crash.title, robots: 'noindex' })
  const [isUnreachable, setUnreachable] = useState(false)
  // A reload without a network would take the rest of the shop away, too.
  const reload = async () => setUnreachable(!(await reloadIfAnswered()))
  return (
    <div className="page-width py-section-quiet" role="alert">
      <EmptyState
        level={1}
        drawing={<ThreadDrawing />}
        title={shellCopy.crash.title}
        sentence={isUnreachable ? failureSentence({ kind: 'unreachable' }) : sentence}
        action={
          <>
            <Button onClick={() => void reload()}>{shellCopy.crash.reload}</Button>
            <a href={paths.home()} className={buttonClass({ variant: 'outline' })}>
              {shellCopy.crash.home}
            </a>
          </>
        }
      />
    </div>
  )
}
