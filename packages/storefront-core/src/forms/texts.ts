import * as z from 'zod/mini'
import { _default as withDefault } from 'zod/mini'

/** The length a shopper would count: an emoji is one character, whatever a string makes of it. */
const lengthOf = (text: string): number => Array.from(text).length

/** Text without the white space around it, at least `shortest` characters of it. */
export function required(message: string, shortest = 1) {
  return z.string(message).check(
    z.trim(),
    z.refine((text) => lengthOf(text) >= shortest, message),
  )
}

/** Text without the white space around it, '' when there is none or it is something else. */
export function optional() {
  return z.pipe(
    z.transform((value) => (typeof value === 'string' ? value.trim() : '')),
    z.string(),
  )
}

/** Text that may be left empty, but follows the rule when it is given. It comes out as `normal` makes it. */
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
 * `empty` is said when there is nothing at all, `wrong` when it is no email address. Neither rule ends the check
 * (`abort`): rules about several fields, such as two passwords that differ, would not be looked at any more.
 */
export function email(wrong: string, empty = wrong) {
  return z.string(empty).check(
    z.trim(),
    z.refine((text) => text !== '', empty),
    z.refine((text) => text === '' || z.regexes.email.test(text), wrong),
  )
}

/** Kept as it was typed, spaces included: a password manager may have chosen them. */
export function password(message: string) {
  return z.string(message).check(z.refine((text) => lengthOf(text) >= 8, message))
}

/** Ten characters or more of digits, spaces, plus, hyphen and brackets, with a digit among them. */
export function phone(message: string) {
  return required(message, 10).check(
    z.overwrite(plainSpaces),
    z.refine((text) => phoneLike.test(text), message),
  )
}

const phoneLike = /^(?=.*\d)[\d +()-]*$/

/** Pasted text brings tabs and no-break spaces. */
export const plainSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ')
