import type { Page } from './page'
import type { PageWords } from './page-words'

const field = (name: string, label: string, attributes: string, kind = ''): string => `
<div class="field ${kind}">
  <label for="${name}">${label}</label>
  <input id="${name}" name="${name}" inputmode="numeric" aria-describedby="${name}-error" ${attributes}>
  <p class="error" id="${name}-error" aria-live="polite"></p>
</div>`

/** Digits are read from left to right in each language. */
const bodyIn = (words: PageWords): string => `<form novalidate aria-label="${words.card}">
${field('number', words.number, 'autocomplete="cc-number" maxlength="23" dir="ltr"', 'wide')}
${field('expiry', words.expiry, `autocomplete="cc-exp" maxlength="5" placeholder="${words.date}" dir="ltr"`)}
${field('code', words.code, 'autocomplete="cc-csc" maxlength="4" dir="ltr"')}
</form>`

/** Sends what the shopper typed to this server alone; the page around the frame gets the result. */
const script = String.raw`
const fields = ['number', 'expiry', 'code'].map((name) => document.getElementById(name));
const [number, expiry, code] = fields;
const form = document.querySelector('form');
const tell = (message, origin) => parent.postMessage({ source: 'test-payments', ...message }, origin);

const digits = (text) => text.replace(/[\s-]/g, '');
function isCardNumber(text) {
  if (!/^\d{12,19}$/.test(text)) return false;
  let sum = 0;
  [...text].reverse().forEach((digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
}
function isInFuture(text) {
  const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(text) ?? [];
  if (!(month >= 1 && month <= 12)) return false;
  return new Date(2000 + Number(year), Number(month), 1) > new Date();
}
const faults = {
  number: () => (isCardNumber(digits(number.value)) ? '' : settings.wrong.number),
  expiry: () => (isInFuture(expiry.value.trim()) ? '' : settings.wrong.expiry),
  code: () => (/^\d{3,4}$/.test(code.value.trim()) ? '' : settings.wrong.code),
};
function show(field) {
  const fault = faults[field.id]();
  field.setAttribute('aria-invalid', String(fault !== ''));
  document.getElementById(field.id + '-error').textContent = fault;
  return fault === '';
}
function validate() {
  const wrong = fields.filter((field) => !show(field));
  wrong[0]?.focus();
  return wrong.length === 0;
}

async function ask({ payment, secret, returnUrl }) {
  const body = JSON.stringify({
    secret,
    number: number.value,
    expiry: expiry.value.trim(),
    securityCode: code.value.trim(),
    return_url: returnUrl,
  });
  const path = '/test-payments/payments/' + encodeURIComponent(payment) + '/confirm';
  // A repeated request charges nothing again.
  for (const pause of [0, 1000, 3000]) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      if (response.status < 500) return await response.json();
    } catch {}
  }
  return { status: 'unknown', code: 'unreachable', message: 'The payment provider cannot be reached.' };
}
function pageAt(url) {
  const page = new URL(url, location.href);
  page.searchParams.set('lang', document.documentElement.lang);
  return page.href;
}
const names = { requires_action: 'action', redirecting: 'redirect' };
let running;
async function confirm(wanted) {
  if (!validate()) return { status: 'declined', code: 'incomplete', message: 'The card is incomplete.' };
  const { status = 'declined', code, message, url } = await ask(wanted);
  return {
    status: names[status] ?? status,
    ...(code && { code }),
    ...(message && { message }),
    ...(url && { url: pageAt(url) }),
  };
}

addEventListener('message', async ({ source, origin, data }) => {
  if (source !== parent || !settings.origins.includes(origin) || data?.source !== 'test-payments') return;
  const { type, id } = data;
  if (type === 'validate') tell({ type: 'validated', id, valid: validate() }, origin);
  if (type !== 'confirm') return;
  running ??= confirm(data).finally(() => (running = undefined));
  tell({ type: 'confirmed', id, ...(await running) }, origin);
});
number.addEventListener('input', () => {
  if (number.selectionStart !== number.value.length) return;
  number.value = digits(number.value).replace(/(\d{4})(?=\d)/g, '$1 ');
});
expiry.addEventListener('input', ({ inputType }) => {
  if (/^\d{2}$/.test(expiry.value) && inputType !== 'deleteContentBackward') expiry.value += '/';
});
for (const field of fields) {
  field.addEventListener('input', () => field.getAttribute('aria-invalid') === 'true' && show(field));
}
form.addEventListener('submit', (event) => event.preventDefault());
// To any origin: only those of the shop may frame this page, and nothing here is secret.
new ResizeObserver(() => tell({ type: 'height', height: document.documentElement.offsetHeight }, '*')).observe(
  document.documentElement,
);
tell({ type: 'ready' }, '*');
`

/** The fields of a card, for a frame in the shop's page. */
export const fieldsPage = (origins: readonly string[], theme: Page['theme'], words: PageWords): Page => ({
  language: words.language,
  title: words.card,
  body: bodyIn(words),
  script,
  settings: { origins, wrong: words.wrong },
  theme,
  framedBy: origins,
})
