import { NetworkError } from '@umber/commerce-client'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { PasswordReset } from '@umber/storefront-core/account'
import { expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { ResetPasswordScreen } from './reset-password-screen.tsx'

/** Presses the button with a valid password. The first attempts have the given outcomes; the last one finds the link used. */
async function attempt(...lost: readonly NetworkError[]) {
  const complete = vi.fn<PasswordReset['complete']>(async () => 'link-expired')
  for (const error of lost) complete.mockRejectedValueOnce(error)
  const passwordReset = { complete } as unknown as PasswordReset
  renderShop(<ResetPasswordScreen />, { path: '/reset-password#token=abc', ports: { passwordReset } })
  for (const label of ['New password', 'Confirm password'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'linen-and-light-7' } })
  for (const times of [...lost.keys(), lost.length]) {
    await waitFor(() => expect(document.querySelector('button[aria-busy="true"]')).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'Save Password' }))
    await waitFor(() => expect(complete).toHaveBeenCalledTimes(times + 1))
  }
  await screen.findByRole('heading', { name: 'This link no longer works' })
}

it('[F-95] a link that was used by an attempt without an answer offers to sign in', async () => {
  await attempt(new NetworkError('The answer is lost'))
  expect(screen.getByText(/your password may already be changed/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login')
  expect(screen.getByRole('link', { name: 'Send a New Link' })).toBeTruthy()
})

it('[F-95] a link that was used before offers a new link only', async () => {
  await attempt()
  expect(screen.queryByText(/may already be changed/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Send a New Link' })).toBeTruthy()
})
