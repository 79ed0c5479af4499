import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryStorage } from '@umber/storefront-core'
import { useEffect, useState, type ReactNode } from 'react'
import { TestRouter } from '../../../../test/support/test-router.tsx'
import { expect, it, vi } from 'vitest'
import { ServicesProvider, type Services } from '../../../services/services-context.ts'
import { FullAddressDialog } from './full-address-dialog.tsx'

const notify = vi.hoisted(() => vi.fn<(toast: { readonly title: string }) => void>())
vi.mock('../../../ui/toast/notify.ts', () => ({ notify }))

const address = {
  label: 'Home',
  firstName: 'Olga',
  lastName: 'Li',
  phone: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: 'India',
}

const complete = {
  ...address,
  address1: '1 Dock Road',
  city: 'Mumbai',
  state: 'Maharashtra',
  postalCode: '400001',
  phone: '9876543210',
}

function show(account: ReactNode) {
  const session = { getState: () => ({ status: 'guest' }), subscribe: () => () => {} }
  const services = {
    session,
    tabStorage: createMemoryStorage(),
    preset: {},
    locale: { language: 'en', country: 'in', prefix: '' },
    checkoutGateway: async () => ({}),
  } as unknown as Services
  render(
    <TestRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ServicesProvider value={services}>{account}</ServicesProvider>
      </QueryClientProvider>
    </TestRouter>,
  )
}

it('keeps what is typed at the moment at which the countries appear', async () => {
  let choose: (names: readonly string[]) => void = () => {}
  function Account() {
    const [names, setNames] = useState<readonly string[]>(['India'])
    useEffect(() => {
      choose = setNames
    }, [])
    return (
      <FullAddressDialog
        names={names}
        draftKey="new"
        title="Add"
        submit="Save"
        address={address}
        open
        onClose={() => {}}
        onKeep={async () => 'done'}
      />
    )
  }
  show(<Account />)
  const city = await screen.findByRole<HTMLInputElement>('textbox', { name: /City/ })
  setTimeout(() => choose(['Germany']))
  await waitFor(() => {
    screen.getByRole('option', { name: 'Germany' })
    fireEvent.change(city, { target: { value: 'Berlin' } })
  })
  await act(async () => {})
  expect(city.value).toBe('Berlin')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /Country/ }).value).toBe('Germany')
})

/** A dialog that can be opened again. */
function Reopened({ onKeep }: { readonly onKeep: () => Promise<'failed'> }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <FullAddressDialog
        names={['India']}
        draftKey="new"
        title="Add"
        submit="Save"
        address={complete}
        open={open}
        onClose={() => setOpen(false)}
        onKeep={onKeep}
      />
    </>
  )
}

async function cancel() {
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

it('opens without the error of an earlier attempt', async () => {
  show(<Reopened onKeep={async () => 'failed'} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByRole('alert')
  await cancel()
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('keeps a refused address, says that it was refused, and saves it at the next press', async () => {
  const onClose = vi.fn<() => void>()
  const onKeep = vi.fn<() => Promise<'failed' | 'done'>>(async () => 'done')
  onKeep.mockResolvedValueOnce('failed')
  show(
    <FullAddressDialog
      names={['India']}
      draftKey="new"
      title="Add"
      submit="Save"
      address={complete}
      open
      onClose={onClose}
      onKeep={onKeep}
    />,
  )
  fireEvent.change(await screen.findByRole('textbox', { name: /City/ }), { target: { value: 'Pune' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('could not keep this address'))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /City/ }).value).toBe('Pune')
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

it('says that the address was not saved also when the dialog was closed meanwhile', async () => {
  let fail: () => void = () => {}
  show(<Reopened onKeep={async () => await new Promise((resolve) => (fail = () => resolve('failed')))} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await cancel()
  expect(notify).not.toHaveBeenCalled()
  await act(async () => fail())
  expect(notify.mock.calls[0]?.[0].title).toContain('could not keep this address')
})
