const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * When Medusa made an id. Its ids end with a ULID, which begins with the time in milliseconds. Some columns have no time zone, and
 * would be read in that of the machine.
 */
export function timeOfId(id: string): Date {
  const time = Array.from(id.slice(-26, -16), (digit) => digits.indexOf(digit))
  return new Date(time.reduce((sum, digit) => sum * digits.length + digit, 0))
}
