import { useState } from 'react'
import { newsletterCopy } from '../../copy/newsletter.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { EmailField } from '../../ui/primitives/email-field.tsx'
import { notify } from '../../ui/toast/notify.ts'
import { useSubscribe } from './use-subscribe.ts'

interface NewsletterFormProps {
  readonly place: 'footer' | 'page'
  /** Where an address needs no link of a mail. */
  readonly onSubscribed: () => void
}

/** Required and of type email, so the browser validates the address in the shopper's language. */
export function NewsletterForm({ place, onSubscribed }: NewsletterFormProps) {
  const [email, setEmail] = useState('')
  const { stage, wait, subscribe } = useSubscribe((outcome) => {
    setEmail('')
    if (outcome === 'subscribed') onSubscribed()
    else notify({ title: newsletterCopy.asked, description: newsletterCopy.askedMore, tone: 'info' })
  })
  return (
    <form
      method="post"
      className={
        place === 'page' ? 'flex flex-wrap items-end gap-3' : 'flex flex-col gap-3 sm:flex-row sm:items-end'
      }
      aria-busy={stage === 'busy'}
      onSubmit={(event) => {
        event.preventDefault()
        void subscribe(email.trim())
      }}
    >
      <EmailField
        className={place === 'page' ? 'min-w-0 flex-1 basis-64' : 'min-w-0 flex-1'}
        label={newsletterCopy.email}
        name="email"
        required
        value={email}
        error={stage === 'failed' || stage === 'invalid' ? newsletterCopy[stage] : wait.words}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button
        type="submit"
        variant={place === 'page' ? 'default' : 'outline'}
        busy={stage === 'busy'}
        aria-disabled={wait.isOn}
      >
        {stage === 'busy' ? newsletterCopy.subscribing : newsletterCopy.subscribe}
      </Button>
    </form>
  )
}
