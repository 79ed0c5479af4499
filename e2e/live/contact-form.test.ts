import { load } from '../screens/open.ts'
import { toast } from '../screens/toasts.ts'
import { failedRequests } from '../support/console-errors.ts'
import { newEmail } from '../support/customers.ts'
import { merchant } from '../support/merchant.ts'
import { linkIn, mailTo } from '../support/outbox.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

test(
  '[LIVE-09] who subscribes twice is on the merchant’s list with the link of the mail, once',
  { tag: '@medusa' },
  async ({ page }) => {
    const email = newEmail()
    await load(page, '/cart')
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel(/email/i).fill(email)
    await footer.getByRole('button', { name: /subscribe/i }).click()
    await expect(toast(page, 'Look into your mail')).toBeVisible()
    await load(page, '/about')
    await footer.getByLabel(/email/i).fill(email)
    await footer.getByRole('button', { name: /subscribe/i }).click()
    await expect(toast(page, 'Look into your mail')).toBeVisible()
    await expect(footer.getByLabel(/email/i)).toHaveValue('')
    const { ask } = await merchant()
    const listed = async () =>
      (await ask<{ subscribers: unknown[] }>('/admin/newsletter', { q: email })).subscribers
    expect(await listed()).toEqual([])
    await page.goto(linkIn(await mailTo(email, /^Confirm that you want our newsletter/)))
    await main(page).getByRole('button', { name: 'Send Me the Newsletter' }).click()
    await expect(main(page).getByRole('heading', { name: 'You get our newsletter' })).toBeFocused()
    expect(await listed()).toMatchObject([{ email, proof: 'link' }])
  },
)

test(
  '[LIVE-09] a message reaches the merchant’s inbox, and a failed one is kept in the form',
  { tag: ['@smoke', '@medusa'] },
  async ({ page, faults, complaints }) => {
    complaints.expect(failedRequests)
    const email = newEmail()
    await load(page, '/contact')
    const field = (name: string) => main(page).getByLabel(name, { exact: true })
    await field('Full name').fill('Asha Rao')
    await field('Email address').fill(email)
    await main(page)
      .getByLabel(/subject/i)
      .fill('A button came off')
    await field('Message').fill('The third one of the linen shirt. Can I have another?')
    await faults.set({ action: 'status', status: 500, path: '^/store/contact$', times: 1 })
    await main(page).getByRole('button', { name: /send/i }).click()
    await expect(main(page).getByRole('alert')).toBeVisible()
    await expect(field('Message')).toHaveValue(/third one/)
    await main(page).getByRole('button', { name: /send/i }).click()
    await expect(field('Message')).not.toHaveValue(/third one/)
    const { ask } = await merchant()
    const { messages } = await ask<{ messages: { email: string }[] }>('/admin/inbox', { limit: 100 })
    expect(messages.filter((one) => one.email === email)).toMatchObject([
      {
        name: 'Asha Rao',
        subject: 'A button came off',
        message: 'The third one of the linen shirt. Can I have another?',
      },
    ])
  },
)
