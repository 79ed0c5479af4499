import { escape } from './escape'
import type { TestPayment } from '../test-payment'
import type { Page } from './page'
import type { PageWords } from './page-words'

type Asked = Pick<TestPayment, 'id' | 'secret' | 'amount' | 'currencyCode'>

/** The shopper's bank asks. In a frame it tells the page around it; on a page of its own it goes back to the shop. */
const script = String.raw`
const buttons = [...document.querySelectorAll('button')];
const note = document.querySelector('[role=status]');
const statuses = { authorized: 'authorized', captured: 'authorized', cancelled: 'cancelled' };

async function answer(choice) {
  const response = await fetch('/test-payments/payments/' + encodeURIComponent(settings.payment) + '/answer', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret: settings.secret, answer: choice }),
  });
  if (!response.ok) throw new Error(String(response.status));
  return await response.json();
}
function goOn({ status }) {
  if (settings.back !== undefined) return location.replace(settings.back);
  note.textContent = settings.words.done;
  if (parent === window) return;
  // To any origin: only those of the shop may frame this page, and nothing here is secret.
  const message = { source: 'test-payments', type: 'challenged', payment: settings.payment };
  parent.postMessage({ ...message, status: statuses[status] ?? 'declined' }, '*');
}
for (const button of buttons) {
  button.addEventListener('click', async () => {
    for (const each of buttons) each.disabled = true;
    note.textContent = settings.words.wait;
    try {
      goOn(await answer(button.value));
    } catch {
      for (const each of buttons) each.disabled = false;
      note.textContent = settings.words.failed;
    }
  });
}
`

function bodyOf({ amount, currencyCode }: Asked, { language, question: words }: PageWords): string {
  const currency = currencyCode.toUpperCase()
  const sum = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'currency', currency }).format(amount)
  return `<h1>${words.title}</h1>
<p>${escape(words.what(sum))}</p>
<button class="main" value="approve">${words.approve}</button><button value="decline">${words.decline}</button>
<button value="cancel">${words.cancel}</button>
<p role="status"></p>`
}

interface Asking {
  readonly words: PageWords
  /** Where the page goes with the answer; without it, it tells the page around it. */
  readonly back?: string
  readonly framedBy: readonly string[]
}

function question(payment: Asked, { words, back, framedBy }: Asking): Page {
  const { wait, done, failed, title } = words.question
  return {
    language: words.language,
    title,
    body: bodyOf(payment, words),
    script,
    settings: { payment: payment.id, secret: payment.secret, words: { wait, done, failed }, back },
    framedBy,
  }
}

/** The challenge, in a frame of the shop's page. */
export const challengePage = (payment: Asked, origins: readonly string[], words: PageWords): Page =>
  question(payment, { words, framedBy: origins })

/** The page of a redirect, which goes back to `address` with the payment's id and secret. */
export function redirectPage(payment: Asked, address: string, words: PageWords): Page {
  const back = new URL(address)
  back.searchParams.set('payment', payment.id)
  back.searchParams.set('payment_secret', payment.secret)
  return question(payment, { words, back: back.href, framedBy: [] })
}
