import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { AccountPorts, OwnAccount } from '@umber/storefront-core/account'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderShop } from '../../../../test/support/render-shop.tsx'
import { authRefusals } from '../../../copy/auth.ts'
import { ownAccountCopy } from '../../../copy/own-account.ts'
import type { LazySession } from '../../../services/session.ts'
import { toastQueue, type Toast } from '../../../ui/toast/notify.ts'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { OwnData } from './own-data.tsx'

const { password: passwordCopy, email: emailCopy, proof, data, removal } = ownAccountCopy
const customer = { id: 'cus_1', email: 'noor@shop.example', firstName: 'Noor', lastName: 'Khan' }
const view = { status: 'signed-in', customer, verification: 'verified' } as const
const session = { getState: () => view, subscribe: () => () => undefined } as unknown as LazySession

const toasts: Toast[] = []
let stop: () => void = () => undefined
afterEach(() => {
  stop()
  toasts.length = 0
})

/** The part of the tab in an account that answers so. */
function show(part: ReactNode, ownAccount: Partial<OwnAccount>): void {
  stop = toastQueue.open((toast) => toasts.push(toast))
  const ports = { ownAccount } as unknown as AccountPorts
  renderShop(part, { services: { session, accountPorts: async () => ports } })
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('A customer’s own data', () => {
  const saved = () => vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()

  it('is saved as a file', async () => {
    const click = saved()
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:own')
    show(<OwnData />, { data: async () => '{"email":"noor@shop.example"}' })
    press(data.download)
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    const file = made.mock.calls[0]?.[0]
    expect(file).toBeInstanceOf(Blob)
    expect(await (file as Blob).text()).toBe('{"email":"noor@shop.example"}')
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('my-data.json')
    expect(toasts).toEqual([])
  })

  it('that was asked for too often is no file, and says so', async () => {
    const click = saved()
    show(<OwnData />, { data: async () => undefined })
    press(data.download)
    await waitFor(() => expect(toasts).toMatchObject([{ title: data.tooOften, tone: 'warning' }]))
    expect(click).not.toHaveBeenCalled()
  })
})

describe('A new password', () => {
  async function change(answer: Awaited<ReturnType<OwnAccount['changePassword']>>): Promise<void> {
    const changePassword = vi.fn<OwnAccount['changePassword']>(async () => answer)
    show(<ChangePassword />, { changePassword })
    type(passwordCopy.current, 'the-old-one')
    type(passwordCopy.next, 'a-long-password')
    type(passwordCopy.repeat, 'a-long-password')
    press(passwordCopy.submit)
    await waitFor(() => expect(changePassword).toHaveBeenCalledWith('the-old-one', 'a-long-password'))
  }

  it('is told to be changed only when it is, and the fields are empty again', async () => {
    await change('done')
    await waitFor(() => expect(toasts).toMatchObject([{ ...passwordCopy.done, tone: 'success' }]))
    expect(screen.getByLabelText(passwordCopy.current, { selector: 'input' })).toHaveProperty('value', '')
  })

  it.each([
    ['wrong-password', passwordCopy.current, proof['wrong-password']],
    ['password-too-common', passwordCopy.next, authRefusals.register['password-too-common']],
  ] as const)('that is refused as %s says so at the field that is wrong', async (answer, label, sentence) => {
    await change(answer)
    const field = screen.getByLabelText(label, { selector: 'input' })
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent).join()).toContain(sentence)
    expect(toasts).toEqual([])
  })

  it('that was tried too often says so', async () => {
    await change('too-often')
    expect(await screen.findByText(proof['too-often'])).toBeTruthy()
    expect(toasts).toEqual([])
  })
})

describe('A new email address', () => {
  async function change(answer: Awaited<ReturnType<OwnAccount['requestEmail']>>): Promise<void> {
    const requestEmail = vi.fn<OwnAccount['requestEmail']>(async () => answer)
    show(<ChangeEmail />, { requestEmail })
    expect(screen.getByText(emailCopy.lead(customer.email))).toBeTruthy()
    type(emailCopy.next, 'new@shop.example')
    type(emailCopy.password, 'a-long-password')
    press(emailCopy.submit)
    await waitFor(() => expect(requestEmail).toHaveBeenCalledWith('new@shop.example', 'a-long-password'))
  }

  it('is told where the link went', async () => {
    await change('sent')
    expect(await screen.findByText(emailCopy.sent('new@shop.example'))).toBeTruthy()
  })

  it.each([
    ['same', emailCopy.same],
    ['invalid', emailCopy.invalid],
    ['wrong-password', proof['wrong-password']],
    ['too-often', proof['too-often']],
  ] as const)('that is refused as %s says why, and of no link', async (answer, sentence) => {
    await change(answer)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByText(emailCopy.sent('new@shop.example'))).toBeNull()
  })
})

describe('A deletion', () => {
  it.each([
    ['wrong-password', proof['wrong-password']],
    ['too-often', proof['too-often']],
  ] as const)(
    'that is refused as %s says why, and leaves the customer signed in',
    async (answer, sentence) => {
      const remove = vi.fn<OwnAccount['remove']>(async () => answer)
      show(<DeleteAccount />, { remove })
      press(removal.open)
      for (const told of removal.what) expect(await screen.findByText(told)).toBeTruthy()
      expect(remove).not.toHaveBeenCalled()
      type(removal.password, 'a-long-password')
      press(removal.submit)
      expect(await screen.findByText(sentence)).toBeTruthy()
      expect(remove).toHaveBeenCalledWith('a-long-password')
      expect(toasts).toEqual([])
    },
  )
})
