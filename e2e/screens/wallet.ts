import { expect, type FrameLocator, type Locator, type Page } from '../support/test.ts'

/** A wallet of the imitation: packages/payment-imitations/browser/wallet.html. */
type Wallet = 'apple_pay' | 'google_pay' | 'link' | 'klarna'

/** Gives the browser these wallets. Call before the page is loaded. */
export async function haveWallets(page: Page, ...wallets: readonly Wallet[]): Promise<void> {
  await page.addInitScript((names) => void Reflect.set(window, 'imitatedWallets', names), wallets)
}

/** The area with the wallets' buttons. */
export const expressArea = (within: Page | Locator): Locator =>
  within.getByRole('region', { name: 'Express checkout' })

export const expressFrame = (within: Page | Locator): FrameLocator =>
  expressArea(within).frameLocator('iframe[title="Secure express checkout frame"]')

export const walletButton = (within: Page | Locator, name = 'Apple Pay'): Locator =>
  expressFrame(within).getByRole('button', { name: `Buy with ${name}` })

export const expressAlert = (within: Page | Locator): Locator => expressArea(within).getByRole('alert')

const answered = { timeout: 30_000 }

/** Presses the button, and waits until the wallet knows what it costs at its own address. */
export async function openWallet(page: Page, within: Page | Locator = page, name?: string): Promise<Page> {
  const button = walletButton(within, name)
  await expect(button).toBeVisible({ timeout: 20_000 })
  // The browser draws no frame of another site that is out of sight, and Playwright would wait for it.
  await expressArea(within).scrollIntoViewIfNeeded()
  const opened = page.waitForEvent('popup')
  await button.click()
  const wallet = await opened
  await expect(payButton(wallet)).toBeEnabled(answered)
  return wallet
}

export const payButton = (wallet: Page): Locator => wallet.getByRole('button', { name: 'Pay' })

export const items = (wallet: Page): Locator =>
  wallet.getByRole('list', { name: 'Items' }).getByRole('listitem')

/** What the wallet shows, in the smallest unit. */
export const totalOf = async (wallet: Page): Promise<number> =>
  Number.parseInt(await wallet.getByRole('status').innerText(), 10)

/** Fills in fields of the wallet, by their labels. */
export async function fillWallet(wallet: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, words] of Object.entries(fields))
    await wallet.getByLabel(label, { exact: true }).fill(words)
}

export async function useAddress(wallet: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await fillWallet(wallet, fields)
  await wallet.getByRole('button', { name: 'Use this address' }).click()
}

export async function chooseRate(wallet: Page, name: RegExp): Promise<void> {
  await wallet.getByRole('radio', { name }).check()
  await expect(payButton(wallet)).toBeEnabled(answered)
}

export async function agree(wallet: Page, fields: Readonly<Record<string, string>> = {}): Promise<void> {
  await fillWallet(wallet, fields)
  await payButton(wallet).click()
}

export const leaveWallet = async (wallet: Page): Promise<void> =>
  await wallet.getByRole('button', { name: 'Cancel' }).click()
