import { act, renderHook } from '@testing-library/react'
import { createMemoryStorage } from '@umber/storefront-core'
import type { AuthStore } from '@umber/storefront-core/auth'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { TestRouter } from '../../../test/support/test-router.tsx'
import { accountCopy } from '../../copy/account.ts'
import { ServicesProvider, type Services } from '../../services/services-context.ts'
import { leftOverKey, toastQueue } from '../../ui/toast/notify.ts'
import { useSignOut } from './use-sign-out.ts'

const missing = async () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

/** Presses "Sign out" of a customer. */
async function signOut(services: object) {
  const notify = vi.spyOn(toastQueue, 'notify')
  const reload = vi.spyOn(window.location, 'replace').mockReturnValue()
  const tabStorage = createMemoryStorage()
  const session = { getState: () => ({ status: 'signed-in', verification: 'verified' }), ...services }
  const shop = { session, tabStorage, ...services } as unknown as Services
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TestRouter>
      <ServicesProvider value={shop}>{children}</ServicesProvider>
    </TestRouter>
  )
  const { result } = renderHook(() => useSignOut(), { wrapper })
  await act(async () => result.current.signOut())
  return { notify, reload, tabStorage, busy: result.current.busy }
}

const leaving = async () => ({ signOut: async () => ({ ok: true }) }) as AuthStore

it.each(['ports', 'accountPorts'])('signs out although the code of %s cannot be loaded', async (absent) => {
  const clear = vi.fn<() => void>()
  const here = async () => ({ clear })
  const { notify, reload, tabStorage } = await signOut({
    load: leaving,
    ports: here,
    accountPorts: here,
    [absent]: missing,
  })
  expect(notify).not.toHaveBeenCalled()
  expect(clear).toHaveBeenCalledOnce()
  expect(tabStorage.get(leftOverKey)).toContain(accountCopy.signedOut.title)
  expect(reload).toHaveBeenCalledExactlyOnceWith('/')
})

it('says so, and stays, when the session cannot be loaded', async () => {
  const { notify, reload, busy } = await signOut({ load: missing })
  expect(notify).toHaveBeenCalledExactlyOnceWith({ title: accountCopy.signOutFailed, tone: 'error' })
  expect(reload).not.toHaveBeenCalled()
  expect(busy).toBe(false)
})
