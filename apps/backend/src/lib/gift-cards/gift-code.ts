import { createHash, randomInt } from 'node:crypto'

import { sign } from '../signature'

/** Without letters and digits that are taken for each other. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Sixteen of 31 are 79 bits: too many to guess, so that a plain hash of one tells nothing. */
const length = 16

/** As it is written in the letter: `ABCD-EFGH-JKMN-PQRS`. */
export function newGiftCode(): string {
  return written(Array.from({ length }, () => randomInt(alphabet.length)))
}

/**
 * The code of a gift card that was bought, which only this server can compute: so that a letter that is written a second time, because a
 * process was killed, has the same code.
 */
export function codeOfCard(secret: string | Buffer, id: string): string {
  const bytes = Buffer.from(sign(secret, 'code of a gift card', [id]), 'base64url')
  // 32 bytes as one number: its remainders are as good as even.
  let left = BigInt(`0x${bytes.toString('hex')}`)
  const base = BigInt(alphabet.length)
  const places: number[] = []
  for (let place = 0; place < length; place += 1) {
    places.push(Number(left % base))
    left /= base
  }
  return written(places)
}

const written = (places: readonly number[]): string =>
  places
    .map((place) => alphabet[place])
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-')

/** However it was typed. */
const plain = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

export const hashOfCode = (code: string): string => createHash('sha256').update(plain(code)).digest('hex')

export const lastCharactersOf = (code: string): string => plain(code).slice(-4)
