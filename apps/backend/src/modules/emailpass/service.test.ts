import type { AuthIdentityDTO, AuthIdentityProviderService, Logger } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'
import { describe, expect, it, vi } from 'vitest'

import { storageFault } from '../../lib/storage-fault'
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
  const logged = vi.fn<Logger['error']>()
  const service = new Watched({ logger: { error: logged } as unknown as Logger }, { hashConfig })
  const input = (email: unknown, password: unknown) => ({
    body: { email, password } as Record<string, string>,
  })
  return { service, identities, input, logged }
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
    expect(answer).toEqual({ success: false, error: storageFault })
    expect(service.hashed).toEqual([])
  })

  it('hashes no password that is longer than any, and says nothing else of it', async () => {
    const { service, identities, input } = open()
    await service.register(input('known@shop.example', 'linen-and-light-7'), identities)
    service.hashed.length = 0
    for (const email of ['known@shop.example', 'unknown@shop.example'])
      expect(await service.authenticate(input(email, 'x'.repeat(1_001)), identities)).toEqual({
        success: false,
        error: 'Invalid email or password',
      })
    expect(service.hashed).toEqual([])
  })
})

describe('A fault of the database', () => {
  const statement =
    'insert into "provider_identity" ("id") values (\'c2NyeXB0\') - index row requires 12032 bytes'
  const away = async () => await Promise.reject(new Error(statement))

  it('is logged in full, and tells its caller nothing', async () => {
    const { service, identities, input, logged } = open()
    await service.register(input('known@shop.example', 'linen-and-light-7'), identities)
    // As Medusa's module does with what the provider throws.
    const refused = (error: unknown) => ({
      success: false,
      error: error instanceof Error ? error.message : '',
    })
    const newcomer = input('new@shop.example', 'linen-and-light-7')
    const change = { entity_id: 'known@shop.example', password: 'another-long-one' }
    const answers = [
      await service.register(newcomer, { ...identities, create: away }).catch(refused),
      await service.register(newcomer, { ...identities, retrieve: away }).catch(refused),
      await service.update(change, { ...identities, update: away }).catch(refused),
    ]
    for (const answer of answers) expect(answer).toEqual({ success: false, error: storageFault })
    expect(logged).toHaveBeenCalledTimes(3)
    expect(String(logged.mock.calls[0]?.[1])).toContain(statement)
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
