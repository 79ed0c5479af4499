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

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
