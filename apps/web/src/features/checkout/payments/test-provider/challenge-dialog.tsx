import { useEffect, useRef, useState } from 'react'
import { payingCopy as copy } from '../../../../copy/payments.ts'
import { Sheet } from '../../../../ui/patterns/sheet.tsx'
import { Button } from '../../../../ui/primitives/button.tsx'
import { Text } from '../../../../ui/primitives/text.tsx'
import { readFrameMessage } from './frame-channel.ts'

interface ChallengeDialogProps {
  readonly url: string
  readonly origin: string
  /** The page has an answer. What it is, the provider is asked. */
  readonly onAnswer: () => void
  readonly onCancel: () => void
}

/** The bank's page. Closing it asks whether to cancel the payment, because a press beside the dialog may be a mistake. */
export function ChallengeDialog({ url, origin, onAnswer, onCancel }: ChallengeDialogProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const stay = useRef<HTMLButtonElement>(null)
  const [isStopping, setStopping] = useState(false)
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      const message = readFrameMessage(event, { origin, window: frame.current?.contentWindow })
      if (message?.type === 'challenged') onAnswer()
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [origin, onAnswer])
  useEffect(() => (isStopping ? stay.current?.focus() : undefined), [isStopping])

  const goOn = () => {
    setStopping(false)
    frame.current?.focus()
  }
  return (
    <Sheet
      everOpened
      open
      side="centre"
      title={copy.challenge}
      initialFocus={frame}
      onClose={() => setStopping(true)}
    >
      <div className="p-6">
        {isStopping ? (
          <fieldset>
            <legend>{copy.stop}</legend>
            <div className="mt-4 flex flex-wrap gap-3">
              <Button ref={stay} onClick={goOn}>
                {copy.stay}
              </Button>
              <Button variant="outline" onClick={onCancel}>
                {copy.cancel}
              </Button>
            </div>
          </fieldset>
        ) : (
          <Text className="text-ink-2">{copy.challengeHint}</Text>
        )}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- another origin's page; a sandbox would take its own storage and requests from it */}
        <iframe
          key={turn}
          ref={frame}
          src={url}
          title={copy.challengeFrame}
          hidden={isStopping}
          className="mt-4 h-80 w-full"
        />
        <Button variant="link" size="small" hidden={isStopping} onClick={() => setTurn(turn + 1)}>
          {copy.challengeReload}
        </Button>
      </div>
    </Sheet>
  )
}
