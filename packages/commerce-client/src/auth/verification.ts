import type { Endpoints, BareWrite } from '../resources/endpoints.ts'
import type * as Wire from '../wire/auth.ts'

/** Verification of an email address or a phone number. */
export const verification = ({ post }: Endpoints) => {
  return {
    /** Requests a verification code. `POST /auth/verification/request` */
    request: post<BareWrite<[], Wire.AuthVerificationRequestPayload>, Wire.AuthVerificationRequestResponse>(
      '/auth/verification/request',
      'body headers',
    ),

    /** Confirms a verification code. `POST /auth/verification/confirm` */
    confirm: post<BareWrite<[], Wire.AuthVerificationConfirmPayload>, Wire.AuthVerificationConfirmResponse>(
      '/auth/verification/confirm',
      'body headers',
    ),
  }
}
