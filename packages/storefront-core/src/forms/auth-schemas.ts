import * as z from 'zod/mini'
import { email, password, required } from './texts.ts'

export const signUpMessages = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Invalid email address',
  password: 'Password must be at least 8 characters',
  longPassword: 'Password must have at most 128 characters',
  plainPassword: 'Password must not be one character only',
  confirmPassword: 'Passwords do not match',
  agreeTerms: 'You must agree to the terms and conditions',
}

/** A new account. Names have `shortestName` characters or more. Passwords are not trimmed. */
export function signUpSchema(messages: Partial<typeof signUpMessages> = {}, shortestName = 2) {
  const say = { ...signUpMessages, ...messages }
  const fields = z.object({
    firstName: required(say.firstName, shortestName),
    lastName: required(say.lastName, shortestName),
    email: email(say.email),
    password: password(say),
    confirmPassword: z.string(say.confirmPassword),
    agreeTerms: z.literal(true, say.agreeTerms),
  })
  return fields.check(sameTwice(say.confirmPassword))
}

const sameTwice = (message: string) =>
  z.refine<{ readonly password: string; readonly confirmPassword: string }>(
    (form) => form.password === form.confirmPassword,
    {
      message,
      path: ['confirmPassword'],
      // Otherwise the mismatch would be reported only after all other errors are corrected.
      when: () => true,
    },
  )

export const newPasswordMessages = {
  password: signUpMessages.password,
  longPassword: signUpMessages.longPassword,
  plainPassword: signUpMessages.plainPassword,
  confirmPassword: signUpMessages.confirmPassword,
}

/** A new password for an existing account. */
export function newPasswordSchema(messages: Partial<typeof newPasswordMessages> = {}) {
  const say = { ...newPasswordMessages, ...messages }
  return z
    .object({ password: password(say), confirmPassword: z.string(say.confirmPassword) })
    .check(sameTwice(say.confirmPassword))
}

export const changePasswordMessages = { ...newPasswordMessages, current: 'Enter your password' }

/** A new password for the account of who knows the current one, which may be shorter than a new one must be. */
export function changePasswordSchema(messages: Partial<typeof changePasswordMessages> = {}) {
  const say = { ...changePasswordMessages, ...messages }
  return z
    .object({
      current: given(say.current),
      password: password(say),
      confirmPassword: z.string(say.confirmPassword),
    })
    .check(sameTwice(say.confirmPassword))
}

export const proofMessages = { password: changePasswordMessages.current }

/** The password of who asks for something that only its owner may. */
export function proofSchema(messages: Partial<typeof proofMessages> = {}) {
  return z.object({ password: given({ ...proofMessages, ...messages }.password) })
}

export const changeEmailMessages = { ...proofMessages, email: signUpMessages.email }

/** A new address for an account. */
export function changeEmailSchema(messages: Partial<typeof changeEmailMessages> = {}) {
  const say = { ...changeEmailMessages, ...messages }
  return z.object({ email: email(say.email), password: given(say.password) })
}

const given = (message: string) => z.string(message).check(z.minLength(1, message))

export const signInMessages = {
  email: 'Please provide both email and password.',
  password: 'Please provide both email and password.',
}

/** Checks only that both are given: an old password may be shorter than a new one must be. */
export function signInSchema(messages: Partial<typeof signInMessages> = {}) {
  const say = { ...signInMessages, ...messages }
  return z.object({
    email: required(say.email),
    password: given(say.password),
  })
}

export const forgotPasswordMessages = {
  empty: 'Please enter your email address',
  email: 'Please provide a valid email address.',
}

export function forgotPasswordSchema(messages: Partial<typeof forgotPasswordMessages> = {}) {
  const say = { ...forgotPasswordMessages, ...messages }
  return z.object({ email: email(say.email, say.empty) })
}
