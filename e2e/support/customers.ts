import { demoCustomer } from '@umber/sample-store'
import type { Page } from '@playwright/test'
import { environment } from './environment.ts'

/** Signs this browser in as the demo customer. */
export async function signIn(page: Page): Promise<void> {
  const answer = await fetch(`${environment().backendUrl}/auth/customer/emailpass`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoCustomer.email, password: demoCustomer.password }),
  })
  const { token } = (await answer.json()) as { readonly token: string }
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('signed-in-once') !== null) return
    sessionStorage.setItem('signed-in-once', 'yes')
    localStorage.setItem('medusa_auth_token', kept)
  }, token)
}

/** An email without an account. */
export const newEmail = () => `visitor-${crypto.randomUUID()}@umber-ecru.example`
