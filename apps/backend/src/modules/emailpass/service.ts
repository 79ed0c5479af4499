import { EmailPassAuthService } from '@medusajs/auth-emailpass/dist/services/emailpass'
import type {
  AuthenticationInput,
  AuthenticationResponse,
  AuthIdentityProviderService,
  Logger,
} from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'

import { isStorageFault, storageFault } from '../../lib/storage-fault'

/** Characters. Hashing takes the longer the longer a password is. New ones have at most 128; older ones may be longer. */
const longestTried = 1_000

/**
 * Medusa's emailpass provider with constant timing, without regard to the case of an address, and without the words of the
 * database in its answers.
 *
 * Medusa compares no hash for an unknown address and responds twenty times faster. This computes one hash of the same
 * parameters for an unknown address, so that the time does not reveal which addresses have an account.
 *
 * New identities have their address in lower case. One that was registered in capitals before is found by its exact
 * spelling.
 */
export class EmailpassService extends EmailPassAuthService {
  private readonly logger: Logger

  constructor(
    container: ConstructorParameters<typeof EmailPassAuthService>[0],
    options: ConstructorParameters<typeof EmailPassAuthService>[1],
  ) {
    super(container, options)
    this.logger = container.logger
  }

  override async authenticate(
    input: AuthenticationInput,
    stored: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    const password = input.body?.['password']
    if (typeof password === 'string' && password.length > longestTried)
      return { success: false, error: 'Invalid email or password' }
    const identities = this.withoutDetails(stored)
    return await super.authenticate(input, {
      ...identities,
      retrieve: async (wanted) => {
        try {
          return await retrieveInAnyCase(identities, wanted)
        } catch (error) {
          if (isUnknown(error) && password !== undefined) await this.hashPassword(password)
          throw error
        }
      },
    })
  }

  override async register(
    input: AuthenticationInput,
    stored: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    const identities = this.withoutDetails(stored)
    return await super.register(input, {
      ...identities,
      retrieve: async (wanted) => retrieveInAnyCase(identities, wanted),
      create: async (data) => identities.create({ ...data, entity_id: data.entity_id.toLowerCase() }),
    })
  }

  override async update(
    data: Parameters<EmailPassAuthService['update']>[0],
    stored: AuthIdentityProviderService,
  ): ReturnType<EmailPassAuthService['update']> {
    return await super.update(data, this.withoutDetails(stored))
  }

  /**
   * Medusa answers with the message of whatever error the store throws, and that of the database has the statement with the
   * hash of the password. Logs it, and throws `storageFault` in its place, which `answer-error.ts` makes a 500.
   */
  private withoutDetails(stored: AuthIdentityProviderService): AuthIdentityProviderService {
    const guarded =
      <Input extends readonly unknown[], Output>(act: (...input: Input) => Promise<Output>) =>
      async (...input: Input): Promise<Output> => {
        try {
          return await act(...input)
        } catch (error) {
          if (MedusaError.isMedusaError(error) && !isStorageFault(error)) throw error
          this.logger.error(
            'An identity could not be read or stored',
            error instanceof Error ? error : undefined,
          )
          throw new Error(storageFault, { cause: error })
        }
      }
    return {
      ...stored,
      retrieve: guarded(stored.retrieve),
      create: guarded(stored.create),
      update: guarded(stored.update),
    }
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
