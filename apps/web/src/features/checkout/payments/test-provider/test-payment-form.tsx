import { createTestPayment } from '@umber/storefront-core/payments'
import { useEffect, useRef, useState } from 'react'
import { payingCopy as copy } from '../../../../copy/payments.ts'
import { language } from '../../../../i18n/language.ts'
import { announce } from '../../../../ui/announcer.tsx'
import { ErrorAlert } from '../../../../ui/patterns/error-alert.tsx'
import { preloadSheet } from '../../../../ui/patterns/sheet.tsx'
import type { PaymentFormProps } from '../payment-form.ts'
import { FormLoading } from '../form-loading.tsx'
import { isDarkAt } from '../is-dark-at.ts'
import { ChallengeDialog } from './challenge-dialog.tsx'
import { useFrame } from './use-frame.ts'

interface Challenge {
  readonly url: string
  readonly answer: () => void
}

/** The fields of the backend's test provider, in a frame of the backend's origin. The shop never sees the card. */
export function TestPaymentForm({ attach, isAtWork, onCancel, backendUrl, returnUrl }: PaymentFormProps) {
  const { origin } = new URL(backendUrl)
  const frame = useRef<HTMLIFrameElement>(null)
  const fields = useFrame(origin, frame)
  const [isDark] = useState(() => isDarkAt(document.documentElement))
  const [challenge, setChallenge] = useState<Challenge>()
  // The adapter is attached once, and uses what is current.
  const current = useRef({ fields, returnUrl })
  useEffect(() => {
    current.current = { fields, returnUrl }
  })

  useEffect(
    () =>
      attach(
        createTestPayment({
          async validate() {
            const { status, validate } = current.current.fields
            const isValid = status === 'ready' ? await validate() : undefined
            if (isValid === undefined) announce(copy.notReady)
            return isValid === true
          },
          confirm: async ({ payment, secret }, signal) =>
            await current.current.fields.ask(
              { type: 'confirm', payment, secret, returnUrl: current.current.returnUrl } as { type: string },
              signal,
            ),
          challenge: (path, signal) =>
            new Promise((resolve, reject) => {
              const close = () => setChallenge(undefined)
              setChallenge({
                url: new URL(path, origin).href,
                answer() {
                  close()
                  resolve(undefined)
                },
              })
              signal.addEventListener('abort', () => {
                close()
                reject(signal.reason as Error)
              })
            }),
          leave: (path) => window.location.assign(new URL(path, origin).href),
        }),
      ),
    [attach, origin],
  )
  useEffect(preloadSheet, [])

  return (
    <>
      {fields.status === 'failed' ? (
        <ErrorAlert sentence={copy.failed} onRetry={fields.reload} />
      ) : (
        <div inert={isAtWork}>
          {fields.status === 'loading' && <FormLoading />}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- another origin's page; a sandbox would take its own storage and requests from it */}
          <iframe
            key={fields.turn}
            ref={frame}
            src={`${origin}/test-payments/fields?lang=${language.code}${isDark ? '&theme=dark' : ''}`}
            title={copy.cardFrame}
            className={fields.status === 'loading' ? 'sr-only' : 'block w-full'}
            // Without the page's own scheme, the browser gives the frame a ground of its own.
            style={{ height: fields.height, colorScheme: isDark ? 'dark' : 'light' }}
          />
        </div>
      )}
      {challenge !== undefined && (
        <ChallengeDialog
          url={challenge.url}
          origin={origin}
          onAnswer={challenge.answer}
          onCancel={onCancel}
        />
      )}
    </>
  )
}
