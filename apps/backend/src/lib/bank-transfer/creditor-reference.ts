import { remainder97 } from './check-digits'

/** Enough of an id to be unique among unpaid orders, and short enough to be typed. */
const length = 12

/**
 * The creditor reference (ISO 11649, `RF…`) of a payment session: the same each time it is asked for, so that the shopper never
 * sees two. Banks check its digits when it is typed.
 */
export function creditorReference(sessionId: string): string {
  const body = sessionId
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, '')
    .slice(-length)
  if (body === '') throw new Error('A reference needs an id.')
  const digits = String(98 - remainder97(`${body}RF00`)).padStart(2, '0')
  return `RF${digits}${body}`
}
