import { EmailPassAuthService } from '@medusajs/auth-emailpass/dist/services/emailpass'
import type {
  AuthenticationInput,
  AuthenticationResponse,
  AuthIdentityProviderService,
} from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'

/**
 * Medusa's emailpass provider with constant timing. Medusa compares no hash for an unknown address and responds twenty times
 * faster. This computes one hash of the same parameters for an unknown address, so that the time does not reveal which
 * addresses have an account.
 */
export class EmailpassService extends EmailPassAuthService {
  override async authenticate(
    input: AuthenticationInput,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    return await super.authenticate(input, {
      ...identities,
      retrieve: async (wanted) => {
        try {
          return await identities.retrieve(wanted)
        } catch (error) {
          const password = input.body?.['password']
          if (isUnknown(error) && password !== undefined) await this.hashPassword(password)
          throw error
        }
      },
    })
  }
}

const isUnknown = (error: unknown): boolean =>
  error instanceof Error && (error as Partial<MedusaError>).type === MedusaError.Types.NOT_FOUND
