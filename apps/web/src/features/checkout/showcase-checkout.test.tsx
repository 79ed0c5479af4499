import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { address, openPage } from '../../../test/support/open-shop.tsx'

const shirtAndWatch = { 'linen-shirt-white-m': 2, 'field-watch-black': 1 }

const typed = {
  'First name': 'Asha',
  'Last name': 'Raman',
  'Email address': 'asha@example.com',
  Phone: '+91 98450 12345',
  'Address line 1': '27 Cubbon Cross',
  City: 'Bengaluru',
  'Postal code': '560001',
  'State / Province': 'Karnataka',
} as const

async function begin(options: Parameters<typeof openPage>[1] = {}) {
  const shop = await openPage('/checkout', { cart: shirtAndWatch, ...options })
  const main = within(screen.getByRole('main'))
  await main.findByRole('heading', { level: 2, name: 'Delivery information' })
  const field = (label: string) => main.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
  const press = (name: string) => fireEvent.click(main.getByRole('button', { name }))
  const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
  const choose = (name: RegExp) => fireEvent.click(main.getByRole('radio', { name }))
  const toDelivery = async () => {
    for (const [label, value] of Object.entries(typed)) fill(label, value)
    press('Continue to Shipping')
    await main.findByRole('heading', { level: 2, name: 'Shipping method' })
  }
  const toPayment = async () => {
    await toDelivery()
    choose(/^Standard/)
    press('Continue to Payment')
    await main.findByRole('heading', { level: 2, name: 'Payment' })
  }
  const alerts = () => main.queryAllByRole('alert').map((alert) => alert.textContent)
  return { ...shop, main, field, fill, press, choose, toDelivery, toPayment, alerts }
}

it('[CHK-11] [F-66] no step can be skipped by its URL', async () => {
  await openPage('/checkout?step=payment', { cart: shirtAndWatch })
  await screen.findByRole('heading', { level: 2, name: 'Delivery information' })
  expect(address()).toBe('/checkout')
})

it('[CHK-02] [CHK-06] the summary adds up, in dollars, with the shipping that was chosen', async () => {
  const { main, toDelivery, choose } = await begin()
  const summary = within(main.getByRole('region', { name: 'Order Summary' }))
  const figure = (name: string) =>
    summary.getByText(name, { selector: 'dt', exact: true }).nextElementSibling?.textContent
  const figures = () => ['Subtotal', 'Shipping', 'Total'].map(figure)
  const [shirt, watch] = summary.getAllByRole('listitem')
  expect(shirt?.textContent).toMatch(/Linen Shirt.*Quantity 2.*\$378\.00/)
  expect(watch?.textContent).toMatch(/Field Watch.*\$399\.00/)
  expect(figures()).toEqual(['$777.00', '$99.00', '$876.00'])
  await toDelivery()
  for (const [method, days, price, total] of [
    ['Standard', '5-7 business days', '$5.99', '$782.99'],
    ['Express', '2-3 business days', '$12.99', '$789.99'],
    ['Overnight', 'Next business day', '$24.99', '$801.99'],
  ] as const) {
    const choice = main.getByRole('radio', { name: new RegExp(`^${method}`) })
    expect(choice.closest('label')?.textContent).toContain(`${days}${price}`)
    choose(new RegExp(`^${method}`))
    await waitFor(() => expect(figures()).toEqual(['$777.00', price, total]))
  }
})

it('[CHK-03] [CHK-04] missing input shows an error at its field, and the first invalid one is focused', async () => {
  const { main, press, field, alerts, toDelivery } = await begin()
  press('Continue to Shipping')
  await waitFor(() => expect(document.activeElement).toBe(field('First name')))
  expect(alerts()).toEqual([
    'First name is required',
    'Last name is required',
    'Invalid email address',
    'Valid phone number is required',
    'Address is required',
    'City is required',
    'Valid postal code is required',
    'State is required',
  ])
  const country = main.getByRole<HTMLSelectElement>('combobox', { name: 'Country' })
  expect([...country.options].map(({ text }) => text)).toEqual(['India'])
  expect(field('First name').autocomplete).toBe('given-name')
  expect(field('Postal code').autocomplete).toBe('postal-code')
  await toDelivery()
  expect(alerts()).toEqual([])
})

it('[CHK-07] [CHK-08] the card is optional, grouped and validated', async () => {
  const { main, fill, field, press, alerts, toPayment } = await begin()
  await toPayment()
  expect(main.getByText(/no card is needed/)).toBeTruthy()
  for (const [label, value] of [
    ['Card number', '4111 abcd'],
    ['Name on card', 'A'],
    ['Expiry date', '1'],
    ['CVV', '1'],
  ] as const)
    fill(label, value)
  press('Place Order')
  await waitFor(() => expect(document.activeElement).toBe(field('Card number')))
  expect(alerts()).toEqual([
    'Card number must be between 16 and 19 digits',
    'Name must be at least 3 characters',
    'Expiry date must be in MM/YY format',
    'CVV must be 3 or 4 digits',
  ])
  for (const [count, isTaken] of [
    [12, false],
    [15, false],
    [16, true],
    [17, true],
    [19, true],
    [13, false],
  ] as const) {
    fill('Card number', '4'.repeat(count))
    press('Place Order')
    await waitFor(() => expect(alerts()[0]?.startsWith('Card number'), `${count} digits`).toBe(!isTaken))
  }
  fill('Card number', '5555555555554444')
  expect(field('Card number').value).toBe('5555 5555 5555 4444')
  expect(main.getByText('Mastercard')).toBeTruthy()
  fill('Expiry date', '1230')
  expect(field('Expiry date').value).toBe('12/30')
  expect(field('CVV').type).toBe('password')
  expect(field('CVV').maxLength).toBe(4)
})

it('[CHK-07] the other methods say what they would do, and ask for no card', async () => {
  const { main, choose, toPayment } = await begin()
  await toPayment()
  choose(/^Razorpay/)
  expect((await main.findByText(/You would be redirected to Razorpay/)).textContent).toContain('simulated')
  expect(main.queryByLabelText('CVV')).toBeNull()
  choose(/^PayPal/)
  expect(await main.findByText(/PayPal would open here/)).toBeTruthy()
})

it('[CHK-05] a customer fills the form from a saved address, and may save another', async () => {
  const { main, press, field, fill, toDelivery, device, backend, unmount } = await begin({ signedIn: true })
  fireEvent.click(await main.findByRole('button', { name: 'Use Saved Address' }))
  await waitFor(() => expect(field('City').value).not.toBe(''))
  expect(field('Email address').value).toBe('asha@umber-ecru.example')
  await toDelivery()
  press('Back')
  await main.findByRole('heading', { level: 2, name: 'Delivery information' })
  fill('City', 'Mysuru')
  fireEvent.click(main.getByLabelText(/^Save this address for future orders/))
  press('Continue to Shipping')
  await main.findByRole('heading', { level: 2, name: 'Shipping method' })
  fireEvent.click(main.getByRole('radio', { name: /^Standard/ }))
  press('Continue to Payment')
  await main.findByRole('heading', { level: 2, name: 'Payment' })
  press('Place Order')
  await screen.findByRole('heading', { level: 1, name: 'Thank You for Your Order!' })
  unmount()
  await openPage('/account?tab=address', { device, backend })
  expect(await screen.findByText('Mysuru, Karnataka 560001')).toBeTruthy()
})

it('[CHK-05] a visitor is offered neither', async () => {
  const { main } = await begin()
  expect(main.queryByRole('button', { name: 'Use Saved Address' })).toBeNull()
  expect(main.queryByLabelText(/^Save this address/)).toBeNull()
})

it('[F-42] an item that sells out in the cart is named before the payment, and not ordered', async () => {
  const { backend, main, press, choose, toDelivery } = await begin()
  await toDelivery()
  choose(/^Standard/)
  backend.database.stock.set('variant_field-watch-black', 0)
  press('Continue to Payment')
  await waitFor(() =>
    expect(main.getByRole('alert').textContent).toContain('Field Watch has sold out meanwhile'),
  )
  const counts = () => backend.count('GET', /^\/store\/products$/)
  const before = counts()
  press('Place Order')
  await waitFor(() => expect(counts()).toBe(before + 1))
  expect(main.getByRole('heading', { level: 2, name: 'Payment' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Checkout')
})
