import type { AuthTypes } from '@medusajs/types'

/** What an auth provider asks for; `emailpass` takes an email and a password. */
export type AuthPayload =
  | { readonly email: string; readonly password: string }
  | Readonly<Record<string, unknown>>

/** The token, also stored by the client. */
export type AuthRegisterResponse = string

/** A provider elsewhere (Google, GitHub): send the person to `location`. */
export type AuthRedirectResponse = { location: string }
export type AuthMfaRequiredResponse = {
  token: string
  mfa_required: true
  mfa_challenge: AuthTypes.AuthMfaChallengeDTO
}
export type AuthVerificationRequiredResponse = {
  token: string
  verification_required: true
  verification?: AuthTypes.AuthVerificationDTO
}

/** The token, also stored by the client; or the step that is still missing. */
export type AuthLoginResponse =
  | string
  | AuthRedirectResponse
  | AuthMfaRequiredResponse
  | AuthVerificationRequiredResponse

export type AuthRefreshResponse =
  | { token: string }
  | AuthMfaRequiredResponse
  | AuthVerificationRequiredResponse

/** What the server sends to a sign-in; which members depends on the provider and its settings. */
export interface AuthAnswer {
  readonly token?: string
  readonly location?: string
  readonly mfa_challenge?: AuthTypes.AuthMfaChallengeDTO
  readonly verification_required?: boolean
  readonly verification?: AuthTypes.AuthVerificationDTO
}
