import { useState } from 'react'
import { Button } from '../../ui/primitives/button.tsx'
import { EmailField } from '../../ui/primitives/email-field.tsx'

interface EmailBoxProps {
  readonly label: string
  readonly action: string
  /** Shown after the button is pressed. */
  readonly note: string
}

/** The email field of the showcase's About page. It submits nothing and says where to subscribe. */
export function EmailBox({ label, action, note }: EmailBoxProps) {
  const [email, setEmail] = useState('')
  const [pressed, setPressed] = useState(false)
  return (
    <form
      className="flex max-w-form flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setPressed(true)
      }}
    >
      <EmailField
        className="min-w-0 flex-1 basis-64"
        label={label}
        name="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="outline">
        {action}
      </Button>
      <output className="basis-full text-small text-ink-2">{pressed && note}</output>
    </form>
  )
}
