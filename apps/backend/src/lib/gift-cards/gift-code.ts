import { createHash, randomInt } from 'node:crypto'

/** Without letters and digits that are taken for each other. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Sixteen of 31 are 79 bits: too many to guess, so that a plain hash of one tells nothing. */
const length = 16

/** As it is written in the letter: `ABCD-EFGH-JKMN-PQRS`. */
export function newGiftCode(): string {
  const characters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)])
  return characters.join('').replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** However it was typed. */
const plain = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

export const hashOfCode = (code: string): string => createHash('sha256').update(plain(code)).digest('hex')

export const lastCharactersOf = (code: string): string => plain(code).slice(-4)
