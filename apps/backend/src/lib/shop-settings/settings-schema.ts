import { z } from '@medusajs/framework/zod'

import { Announcement } from './announcement'
import { settingDefaults } from './defaults'
import {
  group,
  line,
  lines,
  link,
  list,
  optional,
  optionalLink,
  pictureAddress,
  text,
  webAddress,
} from './fields'
import { homeSections } from './home-sections'

/** The settings of the shop. The route and the form of the dashboard validate with the same schema. */

/** With `{year}` the numbers begin again every year. */
const documentPrefix = z
  .string()
  .regex(/^(?:\{year\}|[A-Z0-9])(?:\{year\}|[A-Z0-9/-])*$/, 'Use capital letters, digits, -, / and {year}')
  .refine((typed) => typed.replaceAll('{year}', '0000').length <= 12, 'Use at most 12 characters')

const documentNumber = z.number().int('Enter a whole number').min(1).max(999_999, 'Use at most 999999')

/** As Google writes it, whatever the case it was typed in. */
const measurementId = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^G-[A-Z0-9]{4,20}$/, 'Enter the measurement ID, such as G-ABC123DEF4')

/** The name that the site has in Plausible. */
const siteDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/, 'Enter the domain alone, such as shop.example')

export const ShopSettings = z.object({
  name: optional(line(60)),
  /** For search engines, where a page has no description of its own. */
  description: optional(line(300)),
  /** In the header, in place of the name. */
  wordmark: optional(pictureAddress),
  /** Square: for the browser's tab and for home screens. */
  icon: optional(pictureAddress),
  /** For shared links to pages without a picture. */
  social_picture: optional(pictureAddress),
  contact: group(
    z.object({
      email: optional(z.email('Enter one email address').max(254)),
      phone: optional(line(40).refine((typed) => /\d/.test(typed), 'Enter a phone number')),
      address: lines(8, 120),
      hours: lines(8, 120),
    }),
  ),
  social_links: list(z.object({ name: line(60).min(1, 'Enter a label'), url: webAddress }), 12),
  /** The first one that is on, and whose time it is, is shown above every page. */
  announcements: list(Announcement, 12),
  /** Days from the delivery within which an item can be returned. */
  return_days: optional(z.number().int('Enter whole days').min(0).max(365, 'Use at most 365 days')),
  /** Minutes in which a buyer can cancel an order that the shop has not touched. 0 for never. */
  cancel_minutes: optional(
    z.number().int('Enter whole minutes').min(0).max(10_080, 'Use at most 10,080 minutes, which is a week'),
  ),
  order_number_prefix: optional(
    z.string().regex(/^[A-Z0-9]{1,8}$/, 'Use up to eight capital letters and digits'),
  ),
  /** In the order of the home page's row. */
  featured_product_ids: list(z.string().regex(/^prod_\w+$/, 'Choose a product'), 24),
  hero: group(
    z.object({
      title: optional(line(120)),
      text: optional(text(400)),
      link: optionalLink,
      picture: optional(pictureAddress),
      /** For those who do not see the picture. */
      picture_text: optional(line(200)),
    }),
  ),
  /** Of the home page, in their order. */
  home_sections: homeSections,
  /** After the categories in the menu. */
  menu_links: list(link, 6),
  footer: group(
    z.object({
      text: optional(text(400)),
      columns: list(
        z.object({ title: line(60).min(1, 'Enter a title'), links: z.array(link).min(1).max(12) }),
        3,
      ),
    }),
  ),
  /** Above the button that places the order. */
  checkout_note: optional(text(500)),
  /** Whether customers review products and ask about them, and how many days after its delivery they are asked for it. */
  reviews: group(
    z.object({
      is_on: z.boolean().default(false),
      ask_after_days: optional(
        z.number().int('Enter whole days').min(1, 'Use at least 1 day').max(60, 'Use at most 60 days'),
      ),
    }),
  ),
  /** What is sold and granted before stays valid; while it is off, no cart can be paid with it. */
  gift_cards: group(z.object({ is_on: z.boolean().default(false) })),
  store_credit: group(z.object({ is_on: z.boolean().default(false) })),
  /** Who counts visits and purchases, once the visitor has agreed. */
  measuring: group(
    z.object({
      ga4_id: optional(measurementId),
      plausible_domain: optional(siteDomain),
    }),
  ),
  /** Payment on invoice: who may, when it is due, and how much a customer may owe with it. The shop hears none of it. */
  net_terms: group(
    z.object({
      group_ids: list(z.string().regex(/^cusgroup_\w+$/, 'Choose a customer group'), 50),
      days: optional(
        z.number().int('Enter whole days').min(1, 'Use at least 1 day').max(180, 'Use at most 180 days'),
      ),
      limits: list(
        z.object({
          currency: z
            .string()
            .trim()
            .toLowerCase()
            .regex(/^[a-z]{3}$/, 'Enter the code of a currency, such as EUR'),
          amount: z
            .number('Enter an amount')
            .min(0, 'Enter an amount')
            .max(1_000_000_000, 'Use a lower amount'),
        }),
        50,
      ),
    }),
  ),
  /** The profile of a customer has a company. */
  company_accounts: group(z.object({ is_on: z.boolean().default(false) })),
  /** Customers order by a list of SKUs. */
  quick_order: group(z.object({ is_on: z.boolean().default(false) })),
  /** Browsers keep what was read, for times without a network. */
  offline: group(z.object({ is_on: z.boolean().default(false) })),
  invoice: group(
    z
      .object({
        legal_name: optional(line(120)),
        /** GSTIN, VAT number or the like, as it is written on the invoice. */
        tax_number: optional(line(60)),
        /** Of the company, with its register, as it is written on the invoice. */
        registration_number: optional(line(80)),
        address: lines(8, 120),
        number_prefix: optional(documentPrefix),
        /** Of the first invoice that has the prefix. */
        first_number: optional(documentNumber),
        credit_note_prefix: optional(documentPrefix),
        first_credit_note_number: optional(documentNumber),
      })
      .refine(
        (invoice) =>
          (invoice.number_prefix ?? settingDefaults.invoicePrefix) !==
          (invoice.credit_note_prefix ?? settingDefaults.creditNotePrefix),
        { path: ['credit_note_prefix'], message: 'Use another prefix than that of invoices' },
      ),
  ),
})

export type ShopSettings = z.output<typeof ShopSettings>

/** Settings of which nothing was set. */
export const noSettings: ShopSettings = ShopSettings.parse({})
