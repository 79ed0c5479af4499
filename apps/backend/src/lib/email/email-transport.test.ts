import { describe, expect, it } from 'vitest'

import { mailTransport } from './email-transport'
import { dashboardResetPassword, shopLinks } from './shop-links'

describe('Mail', () => {
  it('is sent by SMTP when it is configured, which needs a sender', () => {
    const smtp = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'shop@example.com' }
    expect(mailTransport(smtp)).toEqual({
      kind: 'smtp',
      url: 'smtp://mail.example',
      from: 'shop@example.com',
    })
    expect(() => mailTransport({ SMTP_URL: 'smtp://mail.example' })).toThrow('MAIL_FROM is not set')
  })

  it('is written to a directory in development, never in production', () => {
    expect(mailTransport({ MAIL_OUTBOX: '/data/outbox' })).toEqual({
      kind: 'outbox',
      directory: '/data/outbox',
    })
    expect(mailTransport({ MAIL_OUTBOX: '/data/outbox', NODE_ENV: 'production' })).toBeUndefined()
  })
})

describe('The links of a mail', () => {
  it('[F-95] lead to the shop, with the complete token in the fragment and none of it in the query', () => {
    const links = shopLinks({ STORE_URL: 'https://shop.example/' })
    expect(links.resetPassword('a+b&c')).toBe('https://shop.example/reset-password#token=a%2Bb%26c')
    expect(links.acceptTransfer('order_1', 't')).toBe(
      'https://shop.example/order-transfer#order=order_1&token=t',
    )
    expect(links.verifyAddress('t')).toBe('https://shop.example/verify-address#token=t')
    expect(links.guestOrder('order_1', '1.2')).toBe('https://shop.example/order/order_1#access=1.2')
  })

  it('lead to the first origin of STORE_CORS when STORE_URL is not set', () => {
    const links = shopLinks({ STORE_CORS: 'http://localhost:8001,http://127.0.0.1:8001' })
    expect(links.order('order_1')).toBe('http://localhost:8001/account/orders/order_1')
    expect(shopLinks({}).order('order_1')).toBe('http://localhost:8000/account/orders/order_1')
  })
})

it('the link for an administrator leads to the dashboard of this server', () => {
  expect(dashboardResetPassword({ BACKEND_URL: 'https://api.shop.example/' }, 'a+b&c')).toBe(
    'https://api.shop.example/app/reset-password?token=a%2Bb%26c',
  )
  expect(dashboardResetPassword({}, 'a')).toBe('http://localhost:9000/app/reset-password?token=a')
})
