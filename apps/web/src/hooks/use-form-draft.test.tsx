import { renderHook } from '@testing-library/react'
import type { AuthView } from '@umber/storefront-core/auth'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createBrowserStorage } from '../browser/storage.ts'
import { formDraftKey } from '../browser/form-draft.ts'
import { ServicesProvider, type Services } from '../services/services-context.ts'
import { useFormDraft, useFormDraftName } from './use-form-draft.ts'

const noor: AuthView = {
  status: 'signed-in',
  customer: { id: 'cus_1', email: 'noor@shop.example', firstName: 'Noor', lastName: 'Khan' },
  verification: 'verified',
}
let view: AuthView
const session = { getState: () => view }
const tabStorage = createBrowserStorage(() => sessionStorage)
const shop = { session, tabStorage } as unknown as Services
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <ServicesProvider value={shop}>{children}</ServicesProvider>
)
const saved = { firstName: 'Noor', phone: '' }

interface Props {
  readonly values: typeof saved
  readonly isOpen?: boolean
}

function open(set = vi.fn<(part: object) => void>()) {
  const form = renderHook(({ values, isOpen }: Props) => useFormDraft('profile', { values, set }, isOpen), {
    wrapper,
    initialProps: { values: saved },
  })
  return { ...form, set }
}

beforeEach(() => {
  view = noor
  sessionStorage.clear()
})

it('[F-86] input is restored after the session has ended and the same customer signs in again', () => {
  const { rerender, unmount } = open()
  rerender({ values: { firstName: 'Nur', phone: '' } })
  view = { status: 'guest', reason: 'expired' }
  unmount()
  view = noor
  expect(renderHook(useFormDraftName, { wrapper }).result.current).toBe('profile')
  const { set } = open()
  expect(set).toHaveBeenCalledWith({ firstName: 'Nur', phone: '' })
  expect(tabStorage.get(formDraftKey)).toBeNull()
})

it.each<[string, AuthView, Props]>([
  ['the page is left', noor, { values: { firstName: 'Nur', phone: '' } }],
  ['they sign out', { status: 'guest', reason: 'asked' }, { values: { firstName: 'Nur', phone: '' } }],
  ['nothing was typed', { status: 'guest', reason: 'expired' }, { values: saved }],
  [
    'the dialog is closed',
    { status: 'guest', reason: 'expired' },
    { values: { firstName: 'Nur', phone: '' }, isOpen: false },
  ],
])('nothing is kept when %s', (_, then, props) => {
  const { rerender, unmount } = open()
  rerender(props)
  view = then
  unmount()
  expect(tabStorage.get(formDraftKey)).toBeNull()
})

it('only fields of the form are restored', () => {
  const kept = { form: 'profile', owner: 'cus_1', values: { firstName: 'Nur', phone: true, other: 'x' } }
  tabStorage.set(formDraftKey, JSON.stringify(kept))
  const { set } = open()
  expect(set).toHaveBeenCalledWith({ firstName: 'Nur' })
})
