import { idsOf } from './journal.ts'
import { pictureUrl } from './pictures.ts'
import { featuredProductIds } from './products.ts'
import { socialLinks, store } from './store.ts'

/** The settings of the shop as its owner would save them in the dashboard: the values of the shop's sources. */
export const shopSettings = {
  name: store.name,
  description: 'Clothes, accessories and things for the home in quiet colours, made to be kept.',
  contact: {
    email: 'support@umber-ecru.example',
    phone: '+91 80 4567 2314',
    address: ['Umber & Ecru', '14 Lavelle Road', 'Bengaluru 560001', 'India'],
    hours: ['Monday to Friday, 10:00 to 19:00', 'Saturday, 11:00 to 17:00', 'Sunday closed'],
  },
  social_links: socialLinks,
  announcements: [
    {
      is_on: false,
      text: 'We deliver to all of India.',
      url: '/shipping-policy',
      begins_at: null,
      ends_at: null,
    },
  ],
  return_days: 30,
  reviews: { is_on: true, ask_after_days: null },
  order_number_prefix: 'UE',
  gift_cards: { is_on: true },
  store_credit: { is_on: true },
  featured_product_ids: featuredProductIds,
  company_accounts: { is_on: true },
  quick_order: { is_on: true },
  home_sections: [
    { kind: 'hero' },
    { kind: 'products', row: 'newest' },
    {
      kind: 'campaign',
      picture: pictureUrl('campaign-linen'),
      picture_text: 'A red wrap dress, a white jumpsuit and a blue printed kurti on one brass rail',
      title: 'Cut for warm evenings',
      text: 'Linen and hand-printed cotton that is cool in the sun and warm enough after it.',
      link: { label: 'See the dresses', url: '/category/women-dresses' },
    },
    { kind: 'categories' },
    {
      kind: 'story',
      picture: pictureUrl('stoneware-vase-styled'),
      picture_text: 'A grey stoneware vase with dry twigs on a plinth',
      title: 'Thrown by hand in Khurja',
      text: 'Four potters throw our vases from local clay and fire them once, so the glaze stays matt. Each takes nine days, most of them spent drying.',
      link: { label: 'How we work', url: '/about' },
      product_ids: idsOf('stoneware-vase', 'linen-cushion'),
    },
    { kind: 'products', row: 'sale' },
    { kind: 'journal' },
    { kind: 'newsletter' },
  ],
} as const
