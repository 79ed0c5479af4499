import { done } from './backend'
import { listAt } from './read'

export interface SentMail {
  readonly subject: string
  readonly text: string
  /** Besides those of every mail. */
  readonly headers?: Readonly<Record<string, string>>
}

/** The emails to an address, the latest first. */
export async function mailsTo(address: string): Promise<readonly SentMail[]> {
  const mails = listAt(await done('GET', `/outbox?to=${encodeURIComponent(address)}`), 'mails')
  return mails as readonly SentMail[]
}

/** Waits for the latest email to the address with a matching subject: emails are sent after the response. */
export async function mailTo(address: string, subject: RegExp): Promise<SentMail> {
  for (let tries = 0; tries < 100; tries += 1) {
    const mail = (await mailsTo(address)).find((candidate) => subject.test(candidate.subject))
    if (mail !== undefined) return mail
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail came for ${address}`)
}

/** The subjects of the emails to an address, the latest first. */
export async function subjectsTo(address: string): Promise<readonly string[]> {
  return (await mailsTo(address)).map(({ subject }) => subject)
}

/** The emails to an address, the earliest first. */
export const mailsInTurn = async (address: string): Promise<readonly SentMail[]> =>
  (await mailsTo(address)).toReversed()

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
