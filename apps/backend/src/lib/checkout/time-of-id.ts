const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Letters of a ULID: those of the time, and all. */
const [ofTime, ofAll] = [10, 26]

/**
 * When Medusa made an id. Its ids end with a ULID, which begins with the time in milliseconds. Some columns have no time zone, and
 * would be read in that of the machine.
 */
export function timeOfId(id: string): Date {
  const time = Array.from(id.slice(-ofAll, -ofAll + ofTime), (digit) => digits.indexOf(digit))
  return new Date(time.reduce((sum, digit) => sum * digits.length + digit, 0))
}

/** The least id of the same kind that Medusa makes at this time. Ids are in the order of their times. */
export function idAt(time: Date, { like }: { readonly like: string }): string {
  const letters = Array.from({ length: ofTime }, (_, place) => {
    const digit = Math.floor(time.getTime() / digits.length ** (ofTime - 1 - place)) % digits.length
    return digits[digit] ?? '0'
  })
  return like.slice(0, -ofAll) + letters.join('').padEnd(ofAll, '0')
}
