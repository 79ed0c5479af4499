import type { z } from '@medusajs/framework/zod'

/**
 * Who may send a request. `owner`: whose cart it is. `token`: a server with the token of its settings.
 */
export type Access = 'administrator' | 'customer' | 'owner' | 'token' | 'anyone'

export interface Operation {
  readonly summary: string
  readonly access: Access
  readonly body?: z.ZodType
  readonly query?: z.ZodType
  /** The fields of the answer, each with what it is. */
  readonly answer: Readonly<Record<string, string>>
  /** What is refused, by status. */
  readonly refusals?: Readonly<Record<number, string>>
  /** The status of the answer. */
  readonly status?: number
}

/** The fields of a list that is read by the page. */
export const page = {
  count: 'How many there are',
  offset: 'How many were skipped',
  limit: 'The most in an answer',
}

export const unknown = { 404: 'not_found' }

/** A letter's link in a browser. */
export const leavePage = {
  summary: 'Leads a browser to the page of the shop that has the button to leave',
  access: 'anyone',
  answer: {},
  status: 303,
} satisfies Operation

/** A letter's link in a mail program. */
export const leaveButton = {
  summary: 'The button of a mail program (RFC 8058)',
  access: 'anyone',
  answer: { left: 'Whether the link is one' },
} satisfies Operation
