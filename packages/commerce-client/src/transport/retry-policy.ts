import { isCommerceError } from '../errors/commerce-error.ts'

/** How often and how patiently a request is sent again. */
export interface RetryOptions {
  /** How many times a request is sent at most, the first one included. Default 4. */
  readonly attempts?: number | undefined
  /** The wait before the second try, in milliseconds; doubled for each further one. Default 1000. */
  readonly delay?: number | undefined
  /** The longest wait, in milliseconds. A server that asks for more (`Retry-After`) is not asked again. Default 30000. */
  readonly maxDelay?: number | undefined
}

/**
 * Reads follow the client's settings. A write is sent again only when the call itself asks for it: nobody else knows whether
 * carrying it out twice does harm.
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
 * How long to wait after the failed try number `attempt`, in milliseconds; undefined means to give up. Between half and all
 * of the doubled delay, so that clients that failed together do not come back together.
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
