import { shippingPolicy, type ShippingPolicy } from '../copy/shipping-policy.ts'
import { policies } from '../policies.ts'
import { placesOf, type TermsInWords } from './terms-in-words.ts'

export function liveShippingPolicy(terms: TermsInWords): ShippingPolicy {
  const written = shippingPolicy(String)
  return {
    ...written,
    options: terms.deliveries,
    sections: [
      {
        id: 'processing',
        title: 'Processing time',
        paragraphs: [
          `Orders are packed within ${policies.processingDays}; weekends and holidays do not count.`,
          'Once the parcel has left us, its tracking number stands at the order: in your account, or where you find an order by its number.',
        ],
      },
      { id: 'international', title: 'Where we deliver', paragraphs: [placesOf(terms)] },
      {
        id: 'returns',
        title: 'Returns',
        paragraphs: [
          `You may return anything within ${policies.returnDays} days of delivery, unworn, unwashed and in its packaging. Refunds are made within ${policies.refundDays} of the parcel reaching us.`,
        ],
      },
      {
        id: 'exchanges',
        title: 'Exchanges',
        paragraphs: [
          'For another size, return what does not fit and order the right one.',
          `To change or cancel an order, write to us within ${policies.changeWindow} of placing it.`,
        ],
      },
    ],
    exceptions: policies.nonReturnable,
  }
}
