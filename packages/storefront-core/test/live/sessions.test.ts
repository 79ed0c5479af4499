import { describe, expect, it } from 'vitest'
import { createLiveOwnAccount } from '../../src/live/own-account.ts'
import { scripted } from '../support/scripted-client.ts'

describe('The sessions of a customer', () => {
  const path = '/store/customers/me/sessions'
  const wire = {
    id: 'csess_1',
    browser: 'Firefox',
    system: null,
    signed_in_at: '2026-11-28T10:00:00.000Z',
    last_used_at: '2026-11-28T11:00:00.000Z',
    is_current: true,
  }

  it('are read with what is known of the device, without one that cannot be named in a request', async () => {
    const { client } = scripted(() => ({ sessions: [wire, { ...wire, id: undefined }] }))
    expect(await createLiveOwnAccount(client).sessions.list()).toEqual([
      {
        id: 'csess_1',
        browser: 'Firefox',
        signedInAt: wire.signed_in_at,
        lastUsedAt: wire.last_used_at,
        isCurrent: true,
      },
    ])
  })

  it('are ended by their id, and one that is gone is no failure', async () => {
    const gone = Object.assign(new Error('No'), {
      [Symbol.for('@umber/commerce-client/error')]: true,
      kind: 'response',
      status: 404,
    })
    const { client, sent } = scripted(() => {
      throw gone
    })
    await createLiveOwnAccount(client).sessions.end('csess/1')
    expect(sent).toEqual([{ method: 'DELETE', path: `${path}/csess%2F1`, body: undefined }])
  })

  it('of other devices are ended with a token of a new one for this', async () => {
    const { client, sent } = scripted(() => ({ token: 'fresh' }))
    const kept: string[] = []
    const setToken = async (token: string) => kept.push(token)
    await createLiveOwnAccount({ client: Object.assign(client.client, { setToken }) }).sessions.endOthers()
    expect(sent).toMatchObject([{ method: 'DELETE', path }])
    expect(kept).toEqual(['fresh'])
  })
})
