import { FetchError, NetworkError } from '@umber/commerce-client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import type { AccountPorts } from '@umber/storefront-core/account'
import { expect, it, vi } from 'vitest'
import { ServicesProvider, type Services } from '../../services/services-context.ts'
import { useAccountQuery } from './use-account-query.ts'

const signedIn = { status: 'signed-in', customer: { id: 'cus_1' } }
const guest = { status: 'guest' }

type Change = () => Promise<string | undefined>

/** Shows a part of the account of a signed-in customer, whose code comes when `loadCode` is called. */
function showPart(read: () => Promise<string>) {
  let state: object = signedIn
  let tell = () => {}
  const session = {
    getState: () => state,
    subscribe: (listener: () => void) => ((tell = listener), () => {}),
  }
  let resolve: (ports: AccountPorts) => void = () => {}
  const code = new Promise<AccountPorts>((done) => (resolve = done))
  const shop = { session, accountPorts: async () => code } as unknown as Services
  let change: (act: Change) => Promise<unknown> = async () => {}
  function Part() {
    const part = useAccountQuery('profile', read)
    change = part.change
    return part.value ?? 'none'
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ServicesProvider value={shop}>
        <Part />
      </ServicesProvider>
    </QueryClientProvider>,
  )
  return {
    loadCode: async () => act(async () => resolve({} as AccountPorts)),
    change: async (made: Change) => act(async () => change(made)),
    signOut: () =>
      act(() => {
        state = guest
        tell()
      }),
  }
}

it('a part of the account is read', async () => {
  const { loadCode } = showPart(async () => 'Asha')
  await loadCode()
  expect(await screen.findByText('Asha')).toBeTruthy()
})

it('nothing is read for a customer who signs out while the code is loading', async () => {
  const read = vi.fn<() => Promise<string>>(async () => 'Asha')
  const { loadCode, signOut } = showPart(read)
  signOut()
  await loadCode()
  expect(read).not.toHaveBeenCalled()
})

it.each<[string, string, Change]>([
  ['failed, because it may have been made', 'unknown', async () => Promise.reject(new NetworkError('lost'))],
  ['was refused', 'failed', async () => Promise.reject(new FetchError('Not allowed', 'Bad Request', 400))],
  ['was made, but not read after it', 'done', async () => undefined],
])('a part is read again after a change that %s', async (_, outcome, made) => {
  let stored = 'Asha'
  const { loadCode, change } = showPart(async () => stored)
  await loadCode()
  await screen.findByText('Asha')
  stored = 'Noor'
  expect(await change(made)).toBe(outcome)
  expect(await screen.findByText('Noor')).toBeTruthy()
})
