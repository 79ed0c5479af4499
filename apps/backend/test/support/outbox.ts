import { done } from './house'
import { listAt, textAt } from './read'

/** Mails are written after the answer, so this waits for the latest one to somebody. */
export async function mailTo(address: string): Promise<{ subject: string; text: string }> {
  for (let tries = 0; tries < 100; tries += 1) {
    const [mail] = listAt(await done('GET', `/outbox?to=${encodeURIComponent(address)}`), 'mails')
    if (mail !== undefined) return { subject: textAt(mail, 'subject'), text: textAt(mail, 'text') }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail came for ${address}`)
}

/** The address of the link that stands in a mail. */
export function linkIn({ text }: { readonly text: string }): URL {
  return new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
}
