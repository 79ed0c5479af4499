import { z } from '@medusajs/framework/zod'

/** Longest address, and the longest part before its `@`, in characters (RFC 5321, 4.5.3.1). */
const longest = 254
const longestMailbox = 64

/**
 * Exactly one plain address, without surrounding white space, as it was typed. A list, a display name, a comment, a quoted
 * part and control characters are refused: a mail server would read them as further recipients or as text of the sender.
 */
export const emailAddress = z
  .string()
  .trim()
  .max(longest)
  .email()
  .refine((address) => address.lastIndexOf('@') <= longestMailbox)

/** Whether a text is an address that a mail can be sent to as it is. */
export function isEmailAddress(text: string): boolean {
  const read = emailAddress.safeParse(text)
  return read.success && read.data === text
}
