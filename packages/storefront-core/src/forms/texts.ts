import * as z from 'zod/mini'
import { _default as withDefault } from 'zod/mini'

/** The length in characters as shoppers see them: an emoji is one, whatever its UTF-16 length. */
export const lengthOf = (text: string): number => Array.from(text).length

/** Trimmed text of at least `shortest` characters. */
export function required(message: string, shortest = 1) {
  return z.string(message).check(
    z.trim(),
    z.refine((text) => lengthOf(text) >= shortest, message),
  )
}

/** Trimmed text; '' when it is missing or not a string. */
export function optional() {
  return z.pipe(
    z.transform((value) => (typeof value === 'string' ? value.trim() : '')),
    z.string(),
  )
}

/** Optional text that has to follow the rule when it is given. `normal` transforms the output. */
export function givenLike(
  isRight: (text: string) => boolean,
  message: string,
  normal = (text: string) => text,
) {
  return withDefault(
    z.string(message).check(
      z.trim(),
      z.refine((text) => text === '' || isRight(text), message),
      z.overwrite(normal),
    ),
    '',
  )
}

/**
 * `empty` is the message for an empty field, `wrong` for an invalid address. Neither check aborts: rules
 * across fields, such as two different passwords, would be skipped.
 */
export function email(wrong: string, empty = wrong) {
  return z.string(empty).check(
    z.trim(),
    z.refine((text) => text !== '', empty),
    z.refine((text) => text === '' || z.regexes.email.test(text), wrong),
  )
}

export interface PasswordMessages {
  readonly password: string
  readonly longPassword: string
  readonly plainPassword: string
}

/** A new one. Not trimmed: a password manager may have generated spaces. */
export function password(say: PasswordMessages) {
  const isShort = (text: string) => lengthOf(text) < 8
  return z.string(say.password).check(
    z.refine((text) => !isShort(text), say.password),
    z.refine((text) => lengthOf(text) <= 128, say.longPassword),
    z.refine((text) => isShort(text) || !isOneCharacter(text), say.plainPassword),
  )
}

/** One character again and again, in capitals or not, with spaces or not, or spaces alone. */
const isOneCharacter = (text: string): boolean => new Set(text.toLowerCase().replaceAll(/\s/g, '')).size < 2

/** At least ten characters: digits, spaces, plus, hyphens and brackets, with at least one digit. */
export function phone(message: string) {
  return required(message, 10).check(
    z.overwrite(plainCharacters),
    z.refine((text) => phoneLike.test(text), message),
  )
}

const phoneLike = /^(?=.*\d)[\d +()-]*$/

/** Pasted text contains tabs and no-break spaces. */
export const plainSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** A number or code as it is sent: the digits of a Hindi, Arabic or Japanese keyboard and its hyphens are those of ASCII. */
export const plainCharacters = (text: string): string =>
  plainSpaces(text.normalize('NFKC'))
    .replaceAll(/[\u2010-\u2015\u2212\u30FC]/g, '-')
    .replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)))

/** The digits of a script follow one another from zero to nine. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  const isDigit = (one: number) => /\p{Nd}/u.test(String.fromCodePoint(one))
  let value = 0
  while (value < 9 && isDigit(code - value - 1)) value += 1
  return value
}
