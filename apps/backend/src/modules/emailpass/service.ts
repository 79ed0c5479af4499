import { EmailPassAuthService } from '@medusajs/auth-emailpass/dist/services/emailpass'
import type {
  AuthenticationInput,
  AuthenticationResponse,
  AuthIdentityProviderService,
} from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'

/**
 * Medusa's emailpass provider with constant timing, and without regard to the case of an address.
 *
 * Medusa compares no hash for an unknown address and responds twenty times faster. This computes one hash of the same
 * parameters for an unknown address, so that the time does not reveal which addresses have an account.
 *
 * New identities have their address in lower case. One that was registered in capitals before is found by its exact
 * spelling.
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
          return await retrieveInAnyCase(identities, wanted)
        } catch (error) {
          const password = input.body?.['password']
          if (isUnknown(error) && password !== undefined) await this.hashPassword(password)
          throw error
        }
      },
    })
  }

  override async register(
    input: AuthenticationInput,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    return await super.register(input, {
      ...identities,
      retrieve: async (wanted) => retrieveInAnyCase(identities, wanted),
      create: async (data) => identities.create({ ...data, entity_id: data.entity_id.toLowerCase() }),
    })
  }
}

async function retrieveInAnyCase(
  identities: AuthIdentityProviderService,
  { entity_id: typed }: Parameters<AuthIdentityProviderService['retrieve']>[0],
): ReturnType<AuthIdentityProviderService['retrieve']> {
  const lower = typed.toLowerCase()
  try {
    return await identities.retrieve({ entity_id: typed })
  } catch (error) {
    if (lower === typed || !isUnknown(error)) throw error
    return await identities.retrieve({ entity_id: lower })
  }
}

const isUnknown = (error: unknown): boolean =>
  error instanceof Error && (error as Partial<MedusaError>).type === MedusaError.Types.NOT_FOUND
