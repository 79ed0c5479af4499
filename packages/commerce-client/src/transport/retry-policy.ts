import { isCommerceError } from '../errors/commerce-error.ts'

/** How often and with which delays a request is retried. */
export interface RetryOptions {
  /** How many times a request is sent at most, the first one included. Default 4. */
  readonly attempts?: number | undefined
  /** The wait before the second attempt, in milliseconds; doubled for each further one. Default 1000. */
  readonly delay?: number | undefined
  /** The longest wait, in milliseconds. When `Retry-After` asks for more, the request is not retried. Default 30000. */
  readonly maxDelay?: number | undefined
}

/**
 * Reads follow the client's settings. A write is retried only when the call itself asks for it: only the caller knows
 * whether repeating it does harm.
 */
export function retryPolicy(
  isRead: boolean,
  client: RetryOptions | boolean | undefined,
  call: RetryOptions | boolean | undefined,
): RetryOptions | undefined {
  if ((call ?? (isRead && client)) === false) return undefined
  return { ...(client as object), ...(call as object) }
}

/**
 * The delay after failed attempt number `attempt`, in milliseconds; undefined means to give up. A random value between
 * half and all of the doubled delay, so that clients that failed together do not retry together.
 */
export function retryDelay(
  error: unknown,
  attempt: number,
  { attempts = 4, delay = 1000, maxDelay = 30_000 }: RetryOptions,
  random: () => number,
): number | undefined {
  if (attempt >= attempts || !isCommerceError(error) || !error.retryable) return undefined
  if (error.retryAfter !== undefined) return error.retryAfter <= maxDelay ? error.retryAfter : undefined
  return Math.min(delay * 2 ** (attempt - 1), maxDelay) * (0.5 + random() / 2)
}
