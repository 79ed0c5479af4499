import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FetchError } from '@umber/commerce-client'
import { systemClock } from '@umber/storefront-core'
import type { Newsletter } from '@umber/storefront-core/shop'
import { createShowcaseNewsletter } from '../../services/presets/showcase/newsletter.ts'
import { ServicesProvider, type Services } from '../../services/services-context.ts'
import { NewsletterForm } from './newsletter-form.tsx'

const demonstration = createShowcaseNewsletter(systemClock)

function show(newsletter: Newsletter) {
  const onSubscribed = vi.fn<() => void>()
  const view = render(
    <ServicesProvider value={{ ports: async () => ({ newsletter }) } as unknown as Services}>
      <NewsletterForm place="page" onSubscribed={onSubscribed} />
    </ServicesProvider>,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' })
  fireEvent.change(field, { target: { value: 'asha@example.com' } })
  const submit = () => void fireEvent.submit(field.form as HTMLFormElement)
  return { ...view, onSubscribed, field, submit }
}

describe('the newsletter form', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is busy for a second, shows one thank-you toast and clears itself [HOME-04]', async () => {
    const { onSubscribed, field, submit } = show(demonstration)
    submit()
    await act(() => vi.advanceTimersByTimeAsync(999))
    expect(onSubscribed).not.toHaveBeenCalled()
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(onSubscribed).toHaveBeenCalledTimes(1)
    expect(field.value).toBe('')
  })

  it('ignores a second press during a request', async () => {
    const subscribe = vi.fn<Newsletter['subscribe']>((...asked) => demonstration.subscribe(...asked))
    const { onSubscribed, submit } = show({ subscribe })
    submit()
    submit()
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(subscribe).toHaveBeenCalledTimes(1)
    expect(onSubscribed).toHaveBeenCalledTimes(1)
  })

  it('keeps the address and shows an error when subscribing fails', async () => {
    const { onSubscribed, field, submit } = show({ subscribe: () => Promise.reject(new Error('closed')) })
    submit()
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByRole('alert').textContent).toContain('could not be taken')
    expect(field.value).toBe('asha@example.com')
    expect(onSubscribed).not.toHaveBeenCalled()
  })

  it.each(['a@b', 'me@localhost'])('rejects the incomplete address %s without a request', async (typed) => {
    const subscribe = vi.fn<Newsletter['subscribe']>()
    const { field, submit } = show({ subscribe })
    fireEvent.change(field, { target: { value: typed } })
    submit()
    expect(screen.getByRole('alert').textContent).toContain('whole email address')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(subscribe).not.toHaveBeenCalled()
  })

  it('shows the same error when the backend refuses the address', async () => {
    const refusal = new FetchError('Invalid request', 'Bad Request', 400, { type: 'invalid_data' })
    const { submit } = show({ subscribe: () => Promise.reject(refusal) })
    submit()
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByRole('alert').textContent).toContain('whole email address')
  })

  it('shows no toast after the page was left', async () => {
    const { onSubscribed, submit, unmount } = show(demonstration)
    submit()
    unmount()
    await vi.advanceTimersByTimeAsync(3000)
    expect(onSubscribed).not.toHaveBeenCalled()
  })
})
