/** What a message may be about; the form of the shop offers the same. */
export const contactCategories = ['general', 'order', 'returns', 'technical', 'partnership', 'press'] as const
