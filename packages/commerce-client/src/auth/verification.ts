import type { Endpoints, BareWrite } from '../resources/endpoints.ts'
import type * as Wire from '../wire/auth.ts'

/** Proof that an email address or a phone number is somebody's. */
export const verification = ({ post }: Endpoints) => {
  return {
    /** Asks for a code to be sent. `POST /auth/verification/request` */
    request: post<BareWrite<[], Wire.AuthVerificationRequestPayload>, Wire.AuthVerificationRequestResponse>(
      '/auth/verification/request',
      'body headers',
    ),

    /** Gives the code back. `POST /auth/verification/confirm` */
    confirm: post<BareWrite<[], Wire.AuthVerificationConfirmPayload>, Wire.AuthVerificationConfirmResponse>(
      '/auth/verification/confirm',
      'body headers',
    ),
  }
}
