import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { demoCustomer } from '@umber/sample-store'
import { tokenStorageKey } from '@umber/storefront-core/auth'
import { describe, expect, it } from 'vitest'
import { address, openPage } from '../../../test/support/open-shop.tsx'

async function openForm(path: string, options: Parameters<typeof openPage>[1] = {}) {
  const shop = await openPage(path, options)
  const main = within(screen.getByRole('main'))
  const field = (label: RegExp) => main.getByLabelText<HTMLInputElement>(label)
  const fill = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } })
  const press = (name: string) => fireEvent.click(main.getByRole('button', { name }))
  const signIn = (password: string = demoCustomer.password) => {
    fill(/^Email address/, demoCustomer.email)
    fill(/^Password/, password)
    press('Sign In')
  }
  const link = (name: string) => main.getByRole('link', { name }).getAttribute('href')
  /** The errors at the fields and in the form. */
  const errors = () =>
    main
      .queryAllByRole('alert')
      .map((alert) => alert.textContent)
      .filter((text) => text !== '')
  return { ...shop, main, field, fill, press, signIn, link, errors }
}

describe('the login', () => {
  it('[AUTH-01] [AUTH-02] has its fields and links, and says what is missing', async () => {
    const { main, field, fill, press, link } = await openForm('/login')
    expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Welcome Back')
    expect(field(/^Remember me/).checked).toBe(true)
    expect(link('Forgot password?')).toBe('/forgot-password')
    expect(link('Sign up')).toBe('/signup')
    press('Sign In')
    await screen.findByText('Please enter both email and password')
    expect(document.activeElement).toBe(field(/^Email address/))
    fill(/^Password/, 'secret')
    press('Show password')
    expect(field(/^Password/).type).toBe('text')
  })

  it('[AUTH-02] [AUTH-05] refuses wrong credentials and keeps the input', async () => {
    const { field, signIn, errors } = await openForm('/login')
    signIn('not-it')
    await screen.findByText('Invalid credentials')
    expect(screen.getByText('Please check your email and password and try again.')).toBeTruthy()
    expect(errors()).toEqual(['Invalid email or password. Please try again.'])
    expect(field(/^Email address/).value).toBe(demoCustomer.email)
  })

  it('[AUTH-02] says that an outage of the backend is a failure, not wrong credentials', async () => {
    const { backend, signIn, errors } = await openForm('/login')
    backend.fault = ({ path }) => (path.startsWith('/auth') ? { kind: 'status', status: 500 } : undefined)
    signIn()
    await screen.findByText('Login failed')
    expect(screen.getByText('An error occurred during login. Please try again.')).toBeTruthy()
    expect(errors()).toHaveLength(1)
    expect(errors()[0]).not.toMatch(/Invalid/)
  })

  it('[AUTH-03] goes to the page that asked for it', async () => {
    const { signIn } = await openForm('/login?from=%2Fcategory%2Fmen-shirts')
    signIn()
    await screen.findByText('Welcome back!')
    await waitFor(() => expect(address()).toBe('/category/men-shirts'))
  })

  it('[AUTH-03] ignores a return path outside the shop', async () => {
    const { signIn } = await openForm('/login?from=%2F%2Fevil.example')
    signIn()
    await waitFor(() => expect(address()).toBe('/'))
  })

  it.each([
    { remembered: true, kept: [true, false] },
    { remembered: false, kept: [false, true] },
  ])('keeps the token as Remember me says: $remembered', async ({ remembered, kept }) => {
    const { device, field, signIn } = await openForm('/login')
    if (!remembered) fireEvent.click(field(/^Remember me/))
    signIn()
    await waitFor(() => expect(address()).toBe('/'))
    const has = [device.persistent, device.perTab].map((storage) => storage.get(tokenStorageKey) !== null)
    expect(has).toEqual(kept)
  })

  it('says on the page that the session has ended, until the customer signs in again', async () => {
    const ended = 'Your session has ended. Please sign in again. Your cart is kept.'
    const first = await openPage('/', { preset: 'live', signedIn: true })
    first.backend.database.tokens.clear()
    first.unmount()
    const { main, signIn } = await openForm('/login', { preset: 'live', ...first })
    expect(await main.findByText(ended)).toBeTruthy()
    signIn()
    await screen.findByText('Welcome back!')
    expect(main.queryByText(ended)).toBeNull()
  })

  it('says nothing of a session to a visitor who had none', async () => {
    const { main, shop } = await openForm('/login', { preset: 'live' })
    await waitFor(() => expect(shop.session.getState().status).toBe('guest'))
    expect(main.queryByText(/session has ended/)).toBeNull()
  })

  it('redirects a customer who is signed in', async () => {
    await openPage('/login?from=%2Fwishlist', { signedIn: true })
    await waitFor(() => expect(address()).toBe('/wishlist'))
  })
})

describe('the signup', () => {
  it('[AUTH-06] says what is missing, and leads to the terms', async () => {
    const { press, errors, link } = await openForm('/signup')
    press('Create Account')
    await waitFor(() =>
      expect(errors()).toEqual([
        'First name is required',
        'Last name is required',
        'Invalid email address',
        'Password must be at least 8 characters',
        'You must agree to the terms and conditions',
      ]),
    )
    expect(link('Terms of Service')).toBe('/terms')
    expect(link('Privacy Policy')).toBe('/privacy')
  })

  it('[AUTH-06] [AUTH-07] refuses two passwords and a known address, and then makes an account', async () => {
    const { backend, main, field, fill, press, errors } = await openForm('/signup')
    fill(/^First name/, 'Ira')
    fill(/^Last name/, 'Sen')
    fill(/^Email address/, demoCustomer.email)
    fill(/^Password/, 'linen-and-light-2')
    fill(/^Confirm password/, 'something else')
    fireEvent.click(field(/^I agree to the terms/))
    press('Create Account')
    await waitFor(() => expect(errors()).toEqual(['Passwords do not match']))
    fill(/^Confirm password/, 'linen-and-light-2')
    press('Create Account')
    await main.findByText('An account with this email already exists.')
    expect(document.activeElement).toBe(field(/^Email address/))
    fill(/^Email address/, 'ira@umber-ecru.example')
    press('Create Account')
    await screen.findByText('Account created successfully!')
    await waitFor(() => expect(address()).toBe('/'))
    const made = [...backend.database.customers.values()].find(({ firstName }) => firstName === 'Ira')
    expect(made).toMatchObject({ lastName: 'Sen', email: 'ira@umber-ecru.example' })
  })
})

it('[AUTH-08] a forgotten password: validation, two seconds, and the same message for every address', async () => {
  const { main, fill, field, press, link } = await openForm('/forgot-password')
  press('Send Reset Link')
  await screen.findByText('Please enter your email address')
  fill(/^Email address/, 'unknown@umber-ecru.example')
  const pressed = Date.now()
  press('Send Reset Link')
  await main.findByRole('button', { name: 'Sending...' })
  await main.findByRole('heading', { level: 1, name: 'Check Your Email' })
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(1900)
  await screen.findByText('Password reset email sent')
  expect(screen.getByRole('main').textContent).toContain('unknown@umber-ecru.example')
  expect(link('Back to Sign In')).toBe('/login')
  press('Try Another Email')
  await waitFor(() => expect(field(/^Email address/).value).toBe(''))
})
