import { describe, expect, it } from 'vitest'
import { createLiveOrderChanges } from '../../src/live/order-changes.ts'
import { createLiveOwnAccount } from '../../src/live/own-account.ts'

/** A client whose backend refuses everything. */
function answering(status: number, code?: string) {
  const fetch = async () => {
    throw Object.assign(new Error('No'), {
      [Symbol.for('@umber/commerce-client/error')]: true,
      kind: 'response',
      status,
      code,
    })
  }
  return { client: { fetch } as never }
}

describe('The own account', () => {
  it.each([
    [429, undefined, 'too-often'],
    [400, 'password_wrong', 'wrong-password'],
    [400, 'password_too_common', 'password-too-common'],
  ] as const)('says why a password is refused: %i %s', async (status, code, refusal) => {
    const client = answering(status, code)
    expect(await createLiveOwnAccount(client).changePassword('old', 'new')).toBe(refusal)
  })

  it('goes on with the token of the answer', async () => {
    const tokens: string[] = []
    const client = {
      fetch: async () => ({ token: 'fresh' }),
      setToken: async (token: string) => void tokens.push(token),
    }
    const account = createLiveOwnAccount({ client: client as never })
    expect(await account.changePassword('old', 'new-one')).toBe('done')
    expect(await account.confirmEmail('of-the-mail')).toBe('done')
    expect(tokens).toEqual(['fresh', 'fresh'])
  })

  it.each([
    [400, 'verification_not_own', 'foreign'],
    [400, 'link_used', 'used'],
  ] as const)('tells a used link from a foreign one: %s', async (status, code, answer) => {
    const client = answering(status, code)
    expect(await createLiveOwnAccount(client).confirmEmail('token')).toBe(answer)
  })

  it('throws what is no refusal', async () => {
    const client = answering(500)
    await expect(createLiveOwnAccount(client).remove('password')).rejects.toThrow('No')
  })
})

describe('The changes of an order', () => {
  it.each([
    ['cancel_time_over', 'time-over'],
    ['order_fulfilled', 'sent'],
    ['order_edited', 'edited'],
    ['something_new', 'refused'],
  ] as const)('says why %s', async (code, refusal) => {
    const client = answering(400, code)
    expect(await createLiveOrderChanges(client).cancel({ id: 'order_1' })).toBe(refusal)
  })
})
