import { signInSchema } from '@umber/storefront-core/forms'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { toastDesk } from '../ui/toast/notify.ts'
import { useForm } from './use-form.ts'

interface Words {
  readonly email: string
  readonly password: string
}

const schema = signInSchema({ email: 'No email', password: 'No password' })

function Entry(props: {
  readonly onSubmit?: (values: Words) => Promise<void>
  readonly onRefused?: () => void
  readonly onChange?: (values: Words) => void
}) {
  const { form, field, busy, errorOf, reset } = useForm({
    schema,
    initial: { email: '', password: '' },
    onSubmit: props.onSubmit ?? (() => undefined),
    ...props,
  })
  const { error: _, ...email } = field('email')
  const { error: __, ...password } = field('password')
  return (
    <form {...form}>
      <input aria-label="email" {...email} />
      <p data-testid="email">{errorOf('email')}</p>
      <input aria-label="password" {...password} />
      <button type="submit">{busy ? 'Busy' : 'Go'}</button>
      <button type="reset" onClick={reset}>
        Reset
      </button>
    </form>
  )
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const said = () => screen.getByTestId('email').textContent
const submit = () => fireEvent.click(screen.getByText(/Go|Busy/))

describe('A form', () => {
  it('says nothing of a field before it is left, and takes it back as soon as it is right', () => {
    render(<Entry />)
    expect(said()).toBe('')
    fireEvent.blur(screen.getByLabelText('email'))
    expect(said()).toBe('No email')
    type('email', 'asha@example.com')
    expect(said()).toBe('')
    type('email', '')
    expect(said()).toBe('No email')
  })

  it('puts the focus on the first wrong field when it is submitted, and submits nothing', () => {
    const onSubmit = vi.fn<(values: Words) => Promise<void>>(async () => undefined)
    const onRefused = vi.fn<() => void>()
    render(<Entry onSubmit={onSubmit} onRefused={onRefused} />)
    type('password', 'secret')
    submit()
    expect(document.activeElement).toBe(screen.getByLabelText('email'))
    expect(onRefused).toHaveBeenCalledOnce()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('says so in a toast when it is refused for a field that the screen does not speak of', () => {
    const show = vi.fn<Parameters<typeof toastDesk.open>[0]>()
    const close = toastDesk.open(show)
    render(<Entry />)
    type('email', 'asha@example.com')
    submit()
    expect(show).toHaveBeenCalledExactlyOnceWith({ title: 'No password', tone: 'error' })
    type('email', '')
    submit()
    expect(said()).toBe('No email')
    expect(show).toHaveBeenCalledOnce()
    close()
  })

  it('is submitted once, however often it is pressed, and then takes the next press', async () => {
    let finish: (() => void) | undefined
    const sent = new Promise<void>((resolve) => {
      finish = resolve
    })
    const onSubmit = vi.fn<(values: Words) => Promise<void>>(() => sent)
    render(<Entry onSubmit={onSubmit} />)
    type('email', ' asha@example.com ')
    type('password', ' secret ')
    submit()
    submit()
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'asha@example.com', password: ' secret ' })
    expect(screen.getByText('Busy')).toBeDefined()
    finish?.()
    await waitFor(() => screen.getByText('Go'))
    submit()
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('tells every change, and forgets all of it when it is reset', () => {
    const onChange = vi.fn<(values: Words) => void>()
    render(<Entry onChange={onChange} />)
    type('email', 'asha')
    expect(onChange).toHaveBeenLastCalledWith({ email: 'asha', password: '' })
    type('email', '')
    fireEvent.blur(screen.getByLabelText('email'))
    fireEvent.click(screen.getByText('Reset'))
    expect(said()).toBe('')
    expect(screen.getByLabelText<HTMLInputElement>('email').value).toBe('')
  })
})
