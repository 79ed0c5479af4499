export type * from '../ports/shop-ports.ts'
export type * from '../ports/contact-form.ts'
export type * from '../ports/newsletter.ts'
export type * from '../ports/sale-terms.ts'
