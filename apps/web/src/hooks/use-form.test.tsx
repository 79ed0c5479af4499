import { signInSchema } from '@umber/storefront-core/forms'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { toastQueue } from '../ui/toast/notify.ts'
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
  const { form, field, busy, errorOf, set, reset } = useForm({
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
      <button
        type="button"
        onClick={() => {
          set({ email: 'asha@example.com' })
          set({ password: 'secret' })
        }}
      >
        Fill
      </button>
    </form>
  )
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const said = () => screen.getByTestId('email').textContent
const submit = () => fireEvent.click(screen.getByText(/Go|Busy/))

describe('A form', () => {
  it('shows no error before blur, and removes it as soon as the value is valid', () => {
    render(<Entry />)
    expect(said()).toBe('')
    fireEvent.blur(screen.getByLabelText('email'))
    expect(said()).toBe('No email')
    type('email', 'asha@example.com')
    expect(said()).toBe('')
    type('email', '')
    expect(said()).toBe('No email')
  })

  it('focuses the first invalid field on submit, and does not call onSubmit', () => {
    const onSubmit = vi.fn<(values: Words) => Promise<void>>(async () => undefined)
    const onRefused = vi.fn<() => void>()
    render(<Entry onSubmit={onSubmit} onRefused={onRefused} />)
    type('password', 'secret')
    submit()
    expect(document.activeElement).toBe(screen.getByLabelText('email'))
    expect(onRefused).toHaveBeenCalledOnce()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('shows a toast for an error of a field that is not rendered', () => {
    const show = vi.fn<Parameters<typeof toastQueue.open>[0]>()
    const close = toastQueue.open(show)
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

  it('submits once for repeated clicks, and again after it has finished', async () => {
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

  it('reports every change, and reset restores the initial values', () => {
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

  it('keeps both of two changes that are made before it renders again', () => {
    const onChange = vi.fn<(values: Words) => void>()
    render(<Entry onChange={onChange} />)
    fireEvent.click(screen.getByText('Fill'))
    expect(screen.getByLabelText<HTMLInputElement>('email').value).toBe('asha@example.com')
    expect(onChange).toHaveBeenLastCalledWith({ email: 'asha@example.com', password: 'secret' })
    fireEvent.click(screen.getByText('Reset'))
    type('email', 'ravi@example.com')
    expect(onChange).toHaveBeenLastCalledWith({ email: 'ravi@example.com', password: '' })
  })
})
