import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FetchError } from '@umber/commerce-client'
import { systemClock, type Newsletter } from '@umber/storefront-core'
import { createShowcaseNewsletter } from '@umber/storefront-core/showcase'
import { ShopProvider, type Shop } from '../../bindings/shop.ts'
import { NewsletterForm } from './newsletter-form.tsx'

const demonstration = createShowcaseNewsletter(systemClock)

function show(newsletter: Newsletter) {
  const onSubscribed = vi.fn<() => void>()
  const view = render(
    <ShopProvider value={{ ports: async () => ({ newsletter }) } as unknown as Shop}>
      <NewsletterForm place="page" onSubscribed={onSubscribed} />
    </ShopProvider>,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' })
  fireEvent.change(field, { target: { value: 'asha@example.com' } })
  const submit = () => void fireEvent.submit(field.form as HTMLFormElement)
  return { ...view, onSubscribed, field, submit }
}

describe('the newsletter form', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is busy for a second, says thank you once and empties itself [HOME-04]', async () => {
    const { onSubscribed, field, submit } = show(demonstration)
    submit()
    await act(() => vi.advanceTimersByTimeAsync(999))
    expect(onSubscribed).not.toHaveBeenCalled()
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(onSubscribed).toHaveBeenCalledTimes(1)
    expect(field.value).toBe('')
  })

  it('takes a second press for the same wish', async () => {
    const subscribe = vi.fn<Newsletter['subscribe']>((...asked) => demonstration.subscribe(...asked))
    const { onSubscribed, submit } = show({ subscribe })
    submit()
    submit()
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(subscribe).toHaveBeenCalledTimes(1)
    expect(onSubscribed).toHaveBeenCalledTimes(1)
  })

  it('keeps the address and says so when it could not be taken', async () => {
    const { onSubscribed, field, submit } = show({ subscribe: () => Promise.reject(new Error('closed')) })
    submit()
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByRole('alert').textContent).toContain('could not be taken')
    expect(field.value).toBe('asha@example.com')
    expect(onSubscribed).not.toHaveBeenCalled()
  })

  it.each(['a@b', 'me@localhost'])(
    'says that %s is no whole address, and does not send it',
    async (typed) => {
      const subscribe = vi.fn<Newsletter['subscribe']>()
      const { field, submit } = show({ subscribe })
      fireEvent.change(field, { target: { value: typed } })
      submit()
      expect(screen.getByRole('alert').textContent).toContain('whole email address')
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(subscribe).not.toHaveBeenCalled()
    },
  )

  it('says the same when the backend refuses the address', async () => {
    const refusal = new FetchError('Invalid request', 'Bad Request', 400, { type: 'invalid_data' })
    const { submit } = show({ subscribe: () => Promise.reject(refusal) })
    submit()
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByRole('alert').textContent).toContain('whole email address')
  })

  it('thanks nobody after the page was left', async () => {
    const { onSubscribed, submit, unmount } = show(demonstration)
    submit()
    unmount()
    await vi.advanceTimersByTimeAsync(3000)
    expect(onSubscribed).not.toHaveBeenCalled()
  })
})
