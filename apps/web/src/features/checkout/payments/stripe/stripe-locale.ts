import type { StripeElementLocale } from '@stripe/stripe-js'
import { language } from '../../../../i18n/language.ts'

/** The language of Stripe's own texts. It has no Hindi. */
const locales: Readonly<Record<string, StripeElementLocale>> = { de: 'de', ar: 'ar' }

export const stripeLocale: StripeElementLocale = locales[language.code] ?? 'en'
