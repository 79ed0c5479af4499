import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs the webhooks of the test provider. It protects nothing: the provider is refused in production. */
export const testWebhookKey = 'key of the test provider for its webhooks'

/** The header of the signature. */
export const signatureHeader = 'test-signature'

/** How old a webhook may be, in seconds. A recorded one is worthless after that. */
const longest = 300

/** `t=<seconds>,v1=<hex>`, over the time and the body. */
export function signWebhook(body: string, seconds: number): string {
  return `t=${seconds},v1=${signature(body, String(seconds))}`
}

/** Why the signature is not accepted; undefined when it is. */
export function signatureFault(
  { body, header }: { readonly body: string; readonly header: unknown },
  now: Date,
): string | undefined {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header)) ?? []
  if (given === '') return 'The webhook has no signature.'
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signature(body, time))))
    return 'The signature of the webhook is wrong.'
  const age = Math.abs(now.getTime() / 1000 - Number(time))
  return age > longest ? 'The webhook is too old.' : undefined
}

const signature = (body: string, time: string): string =>
  createHmac('sha256', testWebhookKey).update(`${time}.${body}`).digest('hex')
