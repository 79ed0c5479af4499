import { escape } from './escape'
import type { TestPayment } from '../test-payment'
import type { Page } from './page'

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
  note.textContent = 'Thank you. You can go back to the shop.';
  if (parent === window) return;
  // To any origin: only those of the shop may frame this page, and nothing here is secret.
  const message = { source: 'test-payments', type: 'challenged', payment: settings.payment };
  parent.postMessage({ ...message, status: statuses[status] ?? 'declined' }, '*');
}
for (const button of buttons) {
  button.addEventListener('click', async () => {
    for (const each of buttons) each.disabled = true;
    note.textContent = 'One moment.';
    try {
      goOn(await answer(button.value));
    } catch {
      for (const each of buttons) each.disabled = false;
      note.textContent = 'That did not work. Try again.';
    }
  });
}
`

function bodyOf({ amount, currencyCode }: Asked): string {
  const sum = `${amount} ${currencyCode.toUpperCase()}`
  return `<h1>Confirm the payment</h1>
<p>This is the bank of the test provider. It asks whether you want to pay ${escape(sum)}. No money moves.</p>
<button class="main" value="approve">Approve</button><button value="decline">Decline</button>
<button value="cancel">Cancel</button>
<p role="status"></p>`
}

const question = (payment: Asked, settings: object, framedBy: readonly string[]): Page => ({
  title: 'Confirm the payment',
  body: bodyOf(payment),
  script,
  settings: { payment: payment.id, secret: payment.secret, ...settings },
  framedBy,
})

/** The challenge, in a frame of the shop's page. */
export const challengePage = (payment: Asked, origins: readonly string[]): Page =>
  question(payment, {}, origins)

/** The page of a redirect, which goes back to `address` with the payment's id and secret. */
export function redirectPage(payment: Asked, address: string): Page {
  const back = new URL(address)
  back.searchParams.set('payment', payment.id)
  back.searchParams.set('payment_secret', payment.secret)
  return question(payment, { back: back.href }, [])
}
