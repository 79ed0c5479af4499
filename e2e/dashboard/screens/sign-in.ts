import type { Page } from '@playwright/test'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Submits the sign-in form and waits for the next page. */
export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await fillIn(page, credentials)
  await page.waitForURL((address) => !address.pathname.endsWith('/login'))
}

export async function fillIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByPlaceholder('Email').fill(email)
  await page.getByPlaceholder('Password').fill(password)
  await page.getByRole('button', { name: 'Continue with Email' }).click()
}
