/** The name in the header, in page titles, on product data for search engines and in the footer. */
export const brandName = 'Umber & Ecru'
