import { done } from './backend'
import { listAt, textAt } from './read'

/** Mails are written after the answer, so this waits for the latest one to somebody whose subject says this. */
export async function mailTo(address: string, subject: RegExp): Promise<{ subject: string; text: string }> {
  for (let tries = 0; tries < 100; tries += 1) {
    const mails = listAt(await done('GET', `/outbox?to=${encodeURIComponent(address)}`), 'mails')
    const mail = mails.find((one) => subject.test(textAt(one, 'subject')))
    if (mail !== undefined) return { subject: textAt(mail, 'subject'), text: textAt(mail, 'text') }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail came for ${address}`)
}

/** The address of the link that stands in a mail. */
export function linkIn({ text }: { readonly text: string }): URL {
  return new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
}

/** What a link opens: it stands where no server is told of it. */
export function secretIn(mail: { readonly text: string }, name: string): string {
  const secret = new URLSearchParams(linkIn(mail).hash.slice(1)).get(name)
  if (secret === null) throw new Error(`The link of the mail has no ${name}`)
  return secret
}
