import { expect } from '@playwright/test'
import { environment } from './environment.ts'

interface Mail {
  readonly subject: string
  readonly text: string
}

/** Waits for the newest email to this address with a matching subject. */
export async function mailTo(email: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect(async () => {
    const query = new URLSearchParams({ to: email }).toString()
    const answer = await fetch(`${environment().backendUrl}/outbox?${query}`, {
      headers: { accept: 'application/json' },
    })
    const { mails } = (await answer.json()) as { readonly mails: readonly Mail[] }
    found = mails.find((mail) => subject.test(mail.subject))
    expect(found, `a mail to ${email}`).toBeDefined()
  }).toPass({ timeout: 15_000 })
  if (found === undefined) throw new Error(`No mail came to ${email}`)
  return found
}

/** Path, query and hash of the email's link. */
export function linkIn({ text }: Mail): string {
  const address = /https?:\/\/\S+/.exec(text)?.[0]
  if (address === undefined) throw new Error('The mail has no link')
  const { pathname, search, hash } = new URL(address)
  return pathname + search + hash
}
