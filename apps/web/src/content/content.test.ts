import { describe, expect, it } from 'vitest'
import { faqEntries } from './faq.ts'
import { helpEntries, helpTopics } from './help.ts'
import { privacy, terms } from './legal.ts'
import { shippingPolicy } from './shipping-policy.ts'

const policyWords = JSON.stringify(shippingPolicy)

describe('The words of the shop', () => {
  it.each([
    '$99',
    '$9.99',
    '$24.99',
    '5-7 business days',
    '2-3 business days',
    'next business day',
    '2 PM EST',
  ])('[INFO-04] the policy names %s', (figure) => expect(policyWords).toContain(figure))

  it('[INFO-04] the policy names what cannot come back', () => {
    expect(shippingPolicy.exceptions).toHaveLength(5)
    for (const word of ['7-14 business days', '25+', '30 days', '1 hour']) expect(policyWords).toContain(word)
  })

  it('[INFO-05] terms and privacy have five sections each, and the FAQ eight questions', () => {
    expect(terms.sections.map(({ id }) => id)).toEqual([
      'acceptance',
      'products',
      'pricing',
      'shipping',
      'liability',
    ])
    expect(privacy.sections).toHaveLength(5)
    expect(faqEntries).toHaveLength(8)
  })

  it('[INFO-03] every topic of the help center has answers, and no two questions are alike', () => {
    for (const { id } of helpTopics)
      expect(helpEntries.filter(({ topic }) => topic === id).length).toBeGreaterThan(2)
    expect(new Set(helpEntries.map(({ id }) => id)).size).toBe(helpEntries.length)
    expect(new Set(helpEntries.map(({ question }) => question)).size).toBe(helpEntries.length)
  })
})
