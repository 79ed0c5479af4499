import { once } from 'node:events'
import { Redis } from 'ioredis'
import { createTransport } from 'nodemailer'
import { Refusal } from '../refusal.ts'

/** In milliseconds, for each answer. */
const usualPatience = 5000

export async function checkRedis(redisUrl: string, patience = usualPatience): Promise<string> {
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: patience,
    commandTimeout: patience,
    retryStrategy: () => null,
  })
  try {
    await Promise.race([redis.connect(), once(redis, 'error').then(([error]) => Promise.reject(error))])
    await redis.ping()
    return 'answers'
  } catch (error) {
    throw new Refusal(`REDIS_URL does not answer (${messageOf(error)}). Start Redis, or correct the address.`)
  } finally {
    redis.disconnect()
  }
}

export async function checkMail(smtpUrl: string, patience = usualPatience): Promise<string> {
  const timeouts = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience }
  const transport = createTransport({ url: smtpUrl, ...timeouts })
  try {
    await transport.verify()
    return 'the mail server accepts the sign-in'
  } catch (error) {
    throw new Refusal(`SMTP_URL does not work (${messageOf(error)}). No email would be sent.`)
  } finally {
    transport.close()
  }
}

/** For a shop without a backend on its machine. A backend that is away is advice: kept pages are served without it. */
export async function checkKeyAtBackend(
  backendUrl: string,
  key: string,
  patience = usualPatience,
): Promise<string | { readonly advice: string }> {
  const url = `${backendUrl.replace(/\/+$/, '')}/store/regions?limit=1&fields=id`
  const headers = { 'x-publishable-api-key': key }
  const signal = AbortSignal.timeout(patience)
  const answer = await fetch(url, { headers, signal }).catch((error: unknown) => messageOf(error))
  // Asked too often, or failing: it says nothing about the key.
  if (typeof answer === 'string' || answer.status >= 500 || answer.status === 429) {
    const reason = typeof answer === 'string' ? answer : String(answer.status)
    return { advice: `not checked, because the backend at ${backendUrl} does not answer (${reason}).` }
  }
  await answer.body?.cancel()
  if (answer.ok) return 'known to the backend'
  throw new Refusal(
    `The backend at ${backendUrl} does not accept the PUBLISHABLE_KEY of the settings (${answer.status}). Print the right one there with: pnpm create-key`,
  )
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
