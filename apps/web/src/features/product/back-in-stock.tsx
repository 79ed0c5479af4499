import type { Variant } from '@umber/storefront-core'
import { useId, useState } from 'react'
import { backInStockCopy as copy } from '../../copy/back-in-stock.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useServices } from '../../services/services-context.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { EmailField } from '../../ui/primitives/email-field.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { useStockRequest, type StockRequestStage } from './use-stock-request.ts'

interface BackInStockProps {
  /** The product with the chosen values. */
  readonly what: string
  /** Undefined until everything is chosen. */
  readonly variant: Variant | undefined
}

/** Asks for the address of who waits for a sold-out variant. */
export function BackInStock({ what, variant }: BackInStockProps) {
  const title = useId()
  return (
    <section aria-labelledby={title} className="border-t border-line pt-6">
      <Heading level={2} look="label" id={title}>
        {copy.heading}
      </Heading>
      {variant === undefined ? (
        <Text look="small" className="mt-2">
          {copy.chooseFirst}
        </Text>
      ) : (
        // Each variant is asked for anew.
        <RequestForm key={variant.id} what={what} variantId={variant.id} />
      )}
    </section>
  )
}

function RequestForm({ what, variantId }: { readonly what: string; readonly variantId: string }) {
  const view = useStore(useServices().session)
  const own = view.status === 'signed-in' ? view.customer.email : ''
  const [typed, setTyped] = useState<string>()
  const email = typed ?? own
  const { stage, wait, ask } = useStockRequest(variantId)
  if (stage.kind === 'asked' || stage.kind === 'in-stock') return <Answer stage={stage} />
  return (
    <form
      method="post"
      className="mt-2 flex flex-col gap-3"
      aria-busy={stage.kind === 'busy'}
      onSubmit={(event) => {
        event.preventDefault()
        void ask(email.trim())
      }}
    >
      <Text look="small">{copy.lead(what)}</Text>
      <div className="flex flex-wrap items-end gap-3">
        <EmailField
          className="min-w-0 flex-1 basis-56"
          label={copy.email}
          name="email"
          required
          value={email}
          error={stage.kind === 'failed' || stage.kind === 'invalid' ? copy[stage.kind] : wait.words}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="outline" busy={stage.kind === 'busy'} aria-disabled={wait.isOn}>
          {stage.kind === 'busy' ? copy.asking : copy.ask}
        </Button>
      </div>
      <Text look="small" className="text-ink-2">
        {copy.consent}
      </Text>
    </form>
  )
}

/** Takes the focus, because the button is gone. */
function Answer({
  stage,
}: {
  readonly stage: Extract<StockRequestStage, { kind: 'asked' } | { kind: 'in-stock' }>
}) {
  return (
    <output
      tabIndex={-1}
      ref={(answer) => answer?.focus()}
      className="mt-2 flex flex-col items-start gap-2 text-small wrap-anywhere"
    >
      {stage.kind === 'asked' ? (
        <>
          <span className="font-medium">{copy.done(stage.email)}</span>
          <span className="text-ink-2">{copy.doneMore}</span>
        </>
      ) : (
        <>
          <span>{copy.inStock}</span>
          <Button variant="link" size="small" onClick={() => window.location.reload()}>
            {copy.reload}
          </Button>
        </>
      )}
    </output>
  )
}
