import { renderHook } from '@testing-library/react'
import type { AuthView } from '@umber/storefront-core/auth'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { typedFormKey } from '../adapters/typed-form.ts'
import { ShopProvider, type Shop } from './shop.ts'
import { useTypedForm, useTypedFormName } from './use-typed-form.ts'

const noor: AuthView = {
  kind: 'customer',
  customer: { id: 'cus_1', email: 'noor@shop.example', firstName: 'Noor', lastName: 'Khan' },
  standing: 'verified',
}
let view: AuthView
const session = { getState: () => view }
const shop = { session } as unknown as Shop
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <ShopProvider value={shop}>{children}</ShopProvider>
)
const saved = { firstName: 'Noor', phone: '' }

interface Props {
  readonly values: typeof saved
  readonly isOpen?: boolean
}

function open(set = vi.fn<(part: object) => void>()) {
  const form = renderHook(({ values, isOpen }: Props) => useTypedForm('profile', { values, set }, isOpen), {
    wrapper,
    initialProps: { values: saved },
  })
  return { ...form, set }
}

beforeEach(() => {
  view = noor
  sessionStorage.clear()
})

it('[F-86] what is typed when the session ends is put back when its customer is here again', () => {
  const { rerender, unmount } = open()
  rerender({ values: { firstName: 'Nur', phone: '' } })
  view = { kind: 'visitor', because: 'expired' }
  unmount()
  view = noor
  expect(renderHook(useTypedFormName, { wrapper }).result.current).toBe('profile')
  const { set } = open()
  expect(set).toHaveBeenCalledWith({ firstName: 'Nur', phone: '' })
  expect(sessionStorage.getItem(typedFormKey)).toBeNull()
})

it.each<[string, AuthView, Props]>([
  ['the page is left', noor, { values: { firstName: 'Nur', phone: '' } }],
  ['they sign out', { kind: 'visitor', because: 'asked' }, { values: { firstName: 'Nur', phone: '' } }],
  ['nothing was typed', { kind: 'visitor', because: 'expired' }, { values: saved }],
  [
    'the dialog is closed',
    { kind: 'visitor', because: 'expired' },
    { values: { firstName: 'Nur', phone: '' }, isOpen: false },
  ],
])('nothing is kept when %s', (_, then, props) => {
  const { rerender, unmount } = open()
  rerender(props)
  view = then
  unmount()
  expect(sessionStorage.getItem(typedFormKey)).toBeNull()
})

it('only fields of the form are put back', () => {
  const kept = { form: 'profile', owner: 'cus_1', values: { firstName: 'Nur', phone: true, other: 'x' } }
  sessionStorage.setItem(typedFormKey, JSON.stringify(kept))
  const { set } = open()
  expect(set).toHaveBeenCalledWith({ firstName: 'Nur' })
})
