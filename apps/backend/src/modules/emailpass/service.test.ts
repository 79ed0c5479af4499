import type { AuthIdentityDTO, AuthIdentityProviderService, Logger } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'
import { describe, expect, it } from 'vitest'

import { EmailpassService } from './service'

const hashConfig = { logN: 10, r: 8, p: 1 }

/** Records what it hashed. */
class Watched extends EmailpassService {
  readonly hashed: string[] = []

  protected override async hashPassword(password: string): Promise<string> {
    this.hashed.push(password)
    return await super.hashPassword(password)
  }
}

function open() {
  const known = new Map<string, AuthIdentityDTO>()
  const identities = {
    retrieve: async ({ entity_id }: { entity_id: string }) => {
      const identity = known.get(entity_id)
      if (identity === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'Not found')
      return await Promise.resolve(identity)
    },
    create: async ({ entity_id, provider_metadata = {} }) => {
      const identity = {
        id: `authid_${entity_id}`,
        provider_identities: [{ id: entity_id, provider: 'emailpass', entity_id, provider_metadata }],
      }
      known.set(entity_id, identity)
      return await Promise.resolve(identity)
    },
  } as Partial<AuthIdentityProviderService> as AuthIdentityProviderService
  const service = new Watched({ logger: console as unknown as Logger }, { hashConfig })
  const input = (email: unknown, password: unknown) => ({
    body: { email, password } as Record<string, string>,
  })
  return { service, identities, input }
}

describe('Signing in by email and password', () => {
  it('[F-82] hashes the password of an unknown address once, and responds as for a wrong password', async () => {
    const { service, identities, input } = open()
    await service.register(input('known@shop.example', 'linen-and-light-7'), identities)
    service.hashed.length = 0
    const wrong = await service.authenticate(input('known@shop.example', 'not it'), identities)
    expect(service.hashed).toEqual([])
    const unknown = await service.authenticate(input('unknown@shop.example', 'not it'), identities)
    expect(service.hashed).toEqual(['not it'])
    expect(unknown).toEqual(wrong)
    expect(unknown).toEqual({ success: false, error: 'Invalid email or password' })
  })

  it('accepts a known address', async () => {
    const { service, identities, input } = open()
    await service.register(input('known@shop.example', 'linen-and-light-7'), identities)
    const answer = await service.authenticate(input('known@shop.example', 'linen-and-light-7'), identities)
    expect(answer).toMatchObject({ success: true, authIdentity: { id: 'authid_known@shop.example' } })
  })

  it('hashes nothing without a password', async () => {
    const { service, identities, input } = open()
    for (const password of [undefined, '', 12, { length: 8 }]) {
      const answer = await service.authenticate(input('unknown@shop.example', password), identities)
      expect(answer).toMatchObject({ success: false })
    }
    expect(service.hashed).toEqual([])
  })

  it('hashes nothing when the database fails', async () => {
    const { service, identities, input } = open()
    const failing = { ...identities, retrieve: async () => await Promise.reject(new Error('away')) }
    const answer = await service.authenticate(input('unknown@shop.example', 'not it'), failing)
    expect(answer).toEqual({ success: false, error: 'away' })
    expect(service.hashed).toEqual([])
  })
})

describe('The case of an address', () => {
  const password = 'linen-and-light-7'

  it('is lower in a new identity, and makes no difference to it', async () => {
    const { service, identities, input } = open()
    const id = 'authid_john.smith@shop.example'
    const made = await service.register(input('John.Smith@Shop.example', password), identities)
    expect(made).toMatchObject({ success: true, authIdentity: { id } })
    for (const email of ['john.smith@shop.example', 'John.Smith@Shop.example', 'JOHN.SMITH@SHOP.EXAMPLE']) {
      expect(await service.authenticate(input(email, password), identities)).toMatchObject({
        success: true,
        authIdentity: { id },
      })
      expect(await service.register(input(email, 'another-long-one'), identities)).toEqual({
        success: false,
        error: 'Identity with email already exists',
      })
    }
  })

  it('finds an identity that was registered in capitals by its spelling', async () => {
    const { service, identities, input } = open()
    const old = { entity_id: 'Old@Shop.example', provider_metadata: {} }
    await identities.create(old)
    await service.register(input('old@shop.example', password), identities)
    const signIn = async (email: string) => service.authenticate(input(email, password), identities)
    expect(await signIn('Old@Shop.example')).toMatchObject({ success: false })
    expect(await signIn('OLD@shop.example')).toMatchObject({ success: true })
    const taken = await service.register(input('Old@Shop.example', password), identities)
    expect(taken).toMatchObject({ success: false })
  })
})
