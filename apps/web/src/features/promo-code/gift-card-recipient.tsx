import { failureFrom } from '@umber/storefront-core'
import type { GiftCardDetails, GiftCardToSend } from '@umber/storefront-core/cart'
import { useState } from 'react'

import { failureSentence } from '../../copy/failure.ts'
import { giftCardRecipientCopy as copy } from '../../copy/gift-card-recipient.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Field } from '../../ui/primitives/field.tsx'
import { TextArea } from '../../ui/primitives/text-area.tsx'

interface GiftCardRecipientProps {
  readonly of: GiftCardToSend
  readonly onKeep: (details: GiftCardDetails) => Promise<void>
}

const nothing: GiftCardDetails = { email: '', name: '', sender: '', message: '', sendOn: '' }

/** For whom a gift card is that is bought with the cart. Without an address it goes to the buyer. */
export function GiftCardRecipient({ of: { title, details }, onKeep }: GiftCardRecipientProps) {
  const [typed, setTyped] = useState(details ?? nothing)
  const [state, setState] = useState<'open' | 'busy' | 'kept'>(details === undefined ? 'open' : 'kept')
  const [refusal, setRefusal] = useState<string>()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const set = (change: Partial<GiftCardDetails>) => {
    setTyped((before) => ({ ...before, ...change }))
    setState('open')
  }
  const keep = async () => {
    if (state === 'busy') return
    setRefusal(undefined)
    if (!typed.email.includes('@')) {
      setRefusal(copy.missing)
      return
    }
    setState('busy')
    try {
      await onKeep({
        email: typed.email.trim(),
        name: typed.name.trim(),
        sender: typed.sender.trim(),
        message: typed.message.trim(),
        sendOn: typed.sendOn,
      })
      setState('kept')
    } catch (error) {
      setState('open')
      setRefusal(failureSentence(failureFrom(error)))
    }
  }
  return (
    <details className="border-t border-line pt-4" open={details === undefined}>
      <summary className="min-h-11 cursor-pointer content-center font-medium wrap-anywhere">
        {copy.heading(title)}
      </summary>
      <form
        className="mt-4 flex flex-col gap-4"
        noValidate
        aria-busy={state === 'busy'}
        onSubmit={(event) => {
          event.preventDefault()
          void keep()
        }}
      >
        <Field
          label={copy.email}
          name="gift-card-email"
          type="email"
          autoComplete="off"
          maxLength={254}
          hint={copy.emailHint}
          value={typed.email}
          error={refusal}
          onChange={({ target }) => set({ email: target.value })}
        />
        <Field
          label={copy.name}
          name="gift-card-name"
          autoComplete="off"
          maxLength={100}
          value={typed.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <Field
          label={copy.sender}
          name="gift-card-sender"
          autoComplete="off"
          maxLength={100}
          value={typed.sender}
          onChange={({ target }) => set({ sender: target.value })}
        />
        <TextArea
          label={copy.message}
          rows={3}
          maxLength={500}
          value={typed.message}
          onChange={({ target }) => set({ message: target.value })}
        />
        <Field
          label={copy.sendOn}
          name="gift-card-day"
          type="date"
          min={today}
          hint={copy.sendOnHint}
          value={typed.sendOn}
          onChange={({ target }) => set({ sendOn: target.value })}
        />
        <Button type="submit" variant="outline" aria-disabled={state === 'busy' || undefined}>
          {copy.keep}
        </Button>
        <output className="text-small text-ink-2 empty:hidden">{state === 'kept' && copy.kept}</output>
      </form>
    </details>
  )
}
