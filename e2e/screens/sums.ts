import { expect, type Page } from '../support/test.ts'

/** What an order costs, as a page shows it. */
export interface Sums {
  readonly items: number
  readonly delivery: number
  readonly tax: number
  readonly total: number
}

/** Whole digits and a decimal part, of an amount in any language. */
export function amountOf(text: string): number {
  const latin = text.replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
  const digits = latin
    .replaceAll('٫', '.')
    .replaceAll(/[^\d.,]/g, '')
    .replace(/[.,](?=\d{2}$)/, '·')
  return Number(digits.replaceAll(/[.,]/g, '').replace('·', '.'))
}

/** The keys of the texts that stand beside the sums of a page. */
interface Rows {
  readonly items: string
  readonly delivery: string
  /** Where the tax is added. */
  readonly tax: string
  readonly total: string
  /** Where the prices include it. */
  readonly included: string
}

const inCheckout: Rows = {
  items: 'checkout.checkout.summary.subtotal',
  delivery: 'checkout.checkout.summary.shipping',
  tax: 'checkout.checkout.summary.tax',
  total: 'checkout.checkout.summary.total',
  included: 'included-tax.includedTax.sentence',
}

const inOrder: Rows = {
  items: 'after-sales.order.sums.rows.items',
  delivery: 'after-sales.order.sums.rows.delivery',
  tax: 'after-sales.order.sums.rows.tax',
  total: 'after-sales.order.sums.total',
  included: 'after-sales.order.sums.tax',
}

const symbols: Readonly<Record<string, string>> = { INR: '₹', EUR: '€', USD: '$', JPY: '¥' }

/** Reads the sums once the backend has told the tax. Each is in the currency. */
async function sumsIn(
  page: Page,
  text: (key: string) => string,
  keys: Rows,
  currency: string,
): Promise<Sums> {
  const named = (key: string) => page.locator('dt', { hasText: new RegExp(`^${text(key)}$`) })
  // Another list of the page may have a delivery too.
  const list = page
    .getByRole('main')
    .locator('dl')
    .filter({ has: named(keys.total) })
    .first()
  const row = (key: string) => list.locator(named(key))
  const sentence = new RegExp(
    `^${text(keys.included).replace('{amount}', '(?<amount>.+)').replace('{name}', '.+')}$`,
  )
  const included = list.locator('xpath=following-sibling::p[1]').filter({ hasText: sentence })
  await expect(row(keys.tax).or(included)).toBeVisible({ timeout: 30_000 })
  const amount = (words: string | null | undefined): number => {
    expect(words).toContain(symbols[currency])
    return amountOf(words ?? '')
  }
  const of = async (key: string) =>
    amount(await row(key).locator('xpath=following-sibling::dd[1]').first().textContent())
  const isAdded = await row(keys.tax).isVisible()
  return {
    items: await of(keys.items),
    delivery: await of(keys.delivery),
    tax: isAdded
      ? await of(keys.tax)
      : amount(sentence.exec((await included.textContent()) ?? '')?.groups?.['amount']),
    total: await of(keys.total),
  }
}

/** Of the summary beside the checkout, which is closed on a phone. */
export async function sumsOfCheckout(
  page: Page,
  text: (key: string) => string,
  currency: string,
  open: (control: ReturnType<Page['locator']>) => Promise<void>,
): Promise<Sums> {
  const show = page.getByRole('main').getByRole('button', { name: text('checkout.checkout.summary.show') })
  if ((await show.isVisible()) && (await show.getAttribute('aria-expanded')) === 'false') await open(show)
  return await sumsIn(page, text, inCheckout, currency)
}

/** Of the page of an order. */
export const sumsOfOrder = async (
  page: Page,
  text: (key: string) => string,
  currency: string,
): Promise<Sums> => await sumsIn(page, text, inOrder, currency)
