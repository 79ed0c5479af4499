import type { AuthTypes, HttpTypes } from '@medusajs/types'

/** The input of an auth provider; `emailpass` takes an email and a password. */
export type AuthPayload =
  | { readonly email: string; readonly password: string }
  | Readonly<Record<string, unknown>>

/** The token, also stored by the client. */
export type AuthRegisterResponse = string

/** An external provider (Google, GitHub): redirect the user to `location`. */
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
export type AuthCallbackResponse = string | AuthMfaRequiredResponse | AuthVerificationRequiredResponse
export type AuthLoginResponse = AuthCallbackResponse | AuthRedirectResponse

export type AuthRefreshResponse =
  | { token: string }
  | AuthMfaRequiredResponse
  | AuthVerificationRequiredResponse

/** The server's answer to a sign-in; its members depend on the provider and its settings. */
export interface AuthAnswer {
  readonly token?: string
  readonly location?: string
  readonly mfa_challenge?: AuthTypes.AuthMfaChallengeDTO
  readonly verification_required?: boolean
  readonly verification?: AuthTypes.AuthVerificationDTO
}

/** The account for a new password (`emailpass`: the email), and metadata for the server's emails. */
export interface AuthResetPasswordPayload {
  readonly identifier: string
  readonly metadata?: Record<string, unknown>
}
export type AuthUpdateProviderPayload = HttpTypes.AdminUpdateProvider
export type AuthProvidersListResponse = HttpTypes.AuthProvidersListResponse

/** A second factor. */
export type AuthMfaFactor = AuthTypes.AuthMfaDTO
export interface AuthMfaListResponse {
  mfa_factors: AuthMfaFactor[]
}
export interface AuthMfaStartPayload {
  provider: AuthTypes.AuthMfaProviderMethod
  label?: string | null
  issuer?: string
  metadata?: Record<string, unknown> | null
}
/** `secret` and `otpauth_url` are for the authenticator app, and are sent only once. */
export interface AuthMfaSetupResponse {
  mfa_factor: AuthMfaFactor
  secret?: string
  otpauth_url?: string
}
export interface AuthMfaFactorResponse {
  mfa_factor: AuthMfaFactor
}
export interface AuthMfaVerifyPayload {
  code: string
}
export interface AuthMfaDisablePayload {
  method?: AuthTypes.AuthMfaChallengeMethod
  code?: string
}
export interface AuthMfaGenerateRecoveryCodesPayload {
  count?: number
}
export interface AuthMfaRecoveryCodesResponse {
  recovery_codes: string[]
}
export interface AuthMfaVerifyChallengePayload {
  method: AuthTypes.AuthMfaChallengeMethod
  code: string
}

/** The identifier to verify, such as an email address. */
export interface AuthVerificationRequestPayload {
  entity_id: string
  entity_type: string
  code_provider?: string
  metadata?: Record<string, unknown>
}
export interface AuthVerificationRequestResponse {
  verification: AuthTypes.AuthVerificationDTO
}
export interface AuthVerificationConfirmPayload {
  code: string
  code_provider?: string
}
export interface AuthVerificationConfirmResponse {
  entity_id: string
  entity_type: string
  code_provider: string
  verified_at: Date | string
}
