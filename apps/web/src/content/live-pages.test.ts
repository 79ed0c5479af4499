import { describe, expect, it } from 'vitest'
import { liveAbout } from './about.ts'
import { livePrivacy, liveTerms } from './legal.ts'
import { liveFaqEntries, liveHelpEntries, liveShippingPolicy, type TermsInWords } from './live-pages.ts'
import { policies } from './policies.ts'

const terms: TermsInWords = {
  deliveries: [
    { method: 'By cart', time: '9 business days', price: '€3.00' },
    { method: 'By bird', time: 'Next business day', price: '€41.00' },
  ],
  countries: 'Nepal and Sri Lanka',
  payments: 'Pay on delivery',
  returnDays: policies.returnDays,
}
const none: TermsInWords = { ...terms, deliveries: [], countries: '' }
const legal = { returnDays: policies.returnDays, email: 'support@shop.example' }
const about = liveAbout({ name: 'Kiesel', returnDays: policies.returnDays })

const pagesFor = (told: TermsInWords) => ({
  policy: liveShippingPolicy(told),
  faq: liveFaqEntries(told),
  help: liveHelpEntries(told),
  terms: liveTerms(legal),
  privacy: livePrivacy(legal),
  about,
})

describe('The pages of a shop that is real', () => {
  it.each([
    /\$/,
    /PayPal|Razorpay|\bcards?\b/,
    /overnight/i,
    /25\+|50 countries/,
    /EST\b/,
    /free over/i,
    /one press/,
  ])('do not say %s, which only the demonstration has', (claim) =>
    expect(JSON.stringify(pagesFor(terms))).not.toMatch(claim),
  )

  it('say what the backend tells of delivery, places and payment', () => {
    const { policy, faq, help } = pagesFor(terms)
    expect(policy.options).toEqual(terms.deliveries)
    for (const answers of [faq, help]) {
      const words = answers.map(({ answer }) => answer).join('\n')
      expect(words).toContain('By cart takes 9 business days, By bird next business day.')
      expect(words).toContain('Nepal and Sri Lanka')
      expect(words).toContain('Pay on delivery')
    }
    expect(JSON.stringify(policy.sections)).toContain('Nepal and Sri Lanka')
  })

  it('lead to the checkout where the backend tells of no delivery', () => {
    const words = JSON.stringify(pagesFor(none))
    expect(words).toContain('The checkout shows whether we deliver to you.')
    expect(words).toContain('The checkout shows the ways to deliver to you')
  })

  it('tell no time that the backend does not tell', () => {
    const deliveries = terms.deliveries.map((delivery) => ({ ...delivery, time: '' }))
    const timeless = pagesFor({ ...terms, deliveries })
    for (const answers of [timeless.faq, timeless.help]) {
      const words = answers.map(({ answer }) => answer).join('\n')
      expect(words).toContain('The checkout shows the ways to deliver to you.')
      expect(words).not.toContain('takes')
    }
    const partly = pagesFor({
      ...terms,
      deliveries: [...deliveries.slice(0, 1), ...terms.deliveries.slice(1)],
    })
    expect(JSON.stringify(partly.faq)).toContain('"By bird takes next business day."')
  })

  it('take the windows from the policies', () => {
    const { policy, faq, help } = pagesFor(terms)
    for (const page of [policy, faq, help]) {
      expect(JSON.stringify(page)).toContain(`${policies.returnDays} days`)
      expect(JSON.stringify(page)).toMatch(/within 1 hour/i)
    }
    expect(policy.exceptions).toContain('Swimwear')
    expect(about.stats).toEqual([])
  })
})
