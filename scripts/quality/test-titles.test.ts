import { expect, it } from 'vitest'
import { titlesIn } from './test-titles.ts'

const tiers = (text: string, file: string) => titlesIn(text, file).map(({ title, tier }) => [title, tier])

it('a unit test runs on every change', () => {
  expect(tiers("it('[CART-07] a line', () => {})", 'packages/core/src/cart.test.ts')).toEqual([
    ['[CART-07] a line', 'change'],
  ])
})

it('a browser test runs on every change where it or its group has the tag', () => {
  const text = `
    test('with a tag', { tag: '@smoke' }, async () => {})
    test('with several tags', { tag: ['@medusa', '@smoke'] }, async () => {})
    test('without a tag', async () => {})
    test('with another tag', { tag: '@medusa' }, async () => {})
    test.describe('a group', { tag: '@smoke' }, () => { test('in a group', async () => {}) })
  `
  expect(tiers(text, 'e2e/pages/cart.test.ts')).toEqual([
    ['with a tag', 'change'],
    ['with several tags', 'change'],
    ['without a tag', 'whole'],
    ['with another tag', 'whole'],
    ['a group', 'change'],
    ['in a group', 'change'],
  ])
})

it('a contract runs on every change where its file has the tag', () => {
  const text = "test('an order', () => {})"
  const file = 'apps/backend/test/contract/order.contract.ts'
  expect(tiers(text, file)).toEqual([['an order', 'whole']])
  // Written in parts, because Vitest would read it as a tag of this file.
  const tag = ['@module', 'tag smoke'].join('-')
  expect(tiers(`/** ${tag} */\n${text}`, file)).toEqual([['an order', 'change']])
})

it('a contract that is also held to the fake backend runs on every change', () => {
  expect(
    tiers("test('a cart', () => {})", 'packages/storefront-core/test/contract/cart.contract.ts'),
  ).toEqual([['a cart', 'change']])
  expect(
    tiers("test('a cart', () => {})", 'packages/storefront-core/test/contract/live/cart.contract.ts'),
  ).toEqual([['a cart', 'whole']])
})
