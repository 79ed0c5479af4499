import { done } from './backend'
import { listAt, textAt } from './read'

/** Waits for the latest email to the address with a matching subject: emails are sent after the response. */
export async function mailTo(address: string, subject: RegExp): Promise<{ subject: string; text: string }> {
  for (let tries = 0; tries < 100; tries += 1) {
    const mails = listAt(await done('GET', `/outbox?to=${encodeURIComponent(address)}`), 'mails')
    const mail = mails.find((candidate) => subject.test(textAt(candidate, 'subject')))
    if (mail !== undefined) return { subject: textAt(mail, 'subject'), text: textAt(mail, 'text') }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail came for ${address}`)
}

/** The subjects of the emails to an address, the latest first. */
export async function subjectsTo(address: string): Promise<readonly string[]> {
  const mails = listAt(await done('GET', `/outbox?to=${encodeURIComponent(address)}`), 'mails')
  return mails.map((mail) => textAt(mail, 'subject'))
}

export interface ReadMail {
  readonly subject: string
  readonly text: string
}

/** All emails to an address, the earliest first. */
export async function mailsTo(address: string): Promise<readonly ReadMail[]> {
  const mails = listAt(await done('GET', `/outbox?to=${encodeURIComponent(address)}`), 'mails')
  return mails.map((mail) => ({ subject: textAt(mail, 'subject'), text: textAt(mail, 'text') })).toReversed()
}

/** The URL of the link in an email. */
export function linkIn({ text }: { readonly text: string }): URL {
  return new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
}

/** The parameters in a link's fragment. */
export function secretIn(mail: { readonly text: string }, name: string): string {
  const secret = new URLSearchParams(linkIn(mail).hash.slice(1)).get(name)
  if (secret === null) throw new Error(`The link of the mail has no ${name}`)
  return secret
}
