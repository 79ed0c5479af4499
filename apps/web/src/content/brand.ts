/** The name in the header, in page titles, on product data for search engines and in the footer. */
export const brandName = 'Umber & Ecru'

/** Order numbers begin with it: 'UE-000012'. The backend's emails state the same: `apps/backend/src/lib/email`. */
export const orderNumberPrefix = 'UE'

/** What the shop stores in the browser begins with it. */
export const storageKeyPrefix = 'umber-ecru.'
