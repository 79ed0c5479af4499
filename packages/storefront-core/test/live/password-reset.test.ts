import { describe, expect, it } from 'vitest'
import { createLivePasswordReset } from '../../src/live/password-reset.ts'
import { liveSetup } from '../support/live-setup.ts'

function forgotten() {
  const { backend, client } = liveSetup()
  const [known = ''] = [...backend.database.customers.values()].map(({ email }) => email)
  const lastToken = () => [...backend.database.tokens].at(-1)?.[0] ?? ''
  return { backend, client, known, lastToken, reset: createLivePasswordReset(client) }
}

describe('A forgotten password', () => {
  it('[F-96] is answered alike for an address that is known and for one that is not', async () => {
    const { known, reset } = forgotten()
    expect(known).not.toBe('')
    const answers = await Promise.all([known, 'unknown@example.com'].map((email) => reset.request(email)))
    expect(answers).toEqual([undefined, undefined])
  })

  it('[F-95] is set anew once: a link that was used, or is nonsense, leads to a new one', async () => {
    const { known, lastToken, reset } = forgotten()
    await reset.request(known)
    const token = lastToken()
    expect(await reset.complete(token, 'linen-and-light-7')).toBe('done')
    expect(await reset.complete(token, 'linen-and-light-8')).toBe('link-expired')
    expect(await reset.complete('nonsense', 'linen-and-light-8')).toBe('link-expired')
  })
})
