// What the shop says where its settings in the dashboard say nothing, and what the demonstration says.

/** The name in the header, in page titles, on product data for search engines and in the footer. */
export const brandName = 'Umber & Ecru'

/** Order numbers begin with it: 'UE-000012'. The backend has the same: `apps/backend/src/lib/shop-settings/defaults.ts`. */
export const orderNumberPrefix = 'UE'

/** Days from delivery within which an item can be returned. The backend enforces the same, or what the settings say. */
export const returnDays = 30

/** What the shop stores in the browser begins with it. */
export const storageKeyPrefix = 'umber-ecru.'
