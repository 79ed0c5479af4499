import { Button, Prompt } from '@medusajs/ui'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

interface SaveBarProps {
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly onDiscard: () => void
}

/** At the foot of a form: saves it, and asks before what was typed is lost. */
export function SaveBar({ isDirty, isSaving, onDiscard }: SaveBarProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSaving && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isDirty) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])

  return (
    <div className="bg-ui-bg-base sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 border-t px-6 py-4">
      <output className="txt-small text-ui-fg-subtle mr-auto">
        {isDirty ? 'There are changes that are not saved.' : ''}
      </output>
      <Button type="button" variant="secondary" disabled={!isDirty || isSaving} onClick={onDiscard}>
        Discard changes
      </Button>
      <Button type="submit" disabled={!isDirty} isLoading={isSaving}>
        Save
      </Button>
      <Prompt open={blocker.state === 'blocked'} variant="confirmation">
        <Prompt.Content>
          <Prompt.Header>
            <Prompt.Title>Leave without saving?</Prompt.Title>
            <Prompt.Description>What you have changed on this page is lost then.</Prompt.Description>
          </Prompt.Header>
          <Prompt.Footer>
            <Prompt.Cancel onClick={() => blocker.reset?.()}>Stay</Prompt.Cancel>
            <Prompt.Action onClick={() => blocker.proceed?.()}>Leave</Prompt.Action>
          </Prompt.Footer>
        </Prompt.Content>
      </Prompt>
    </div>
  )
}
