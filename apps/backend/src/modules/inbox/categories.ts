/** Categories of a contact message, the same as in the shop's form. */
export const contactCategories = ['general', 'order', 'returns', 'technical', 'partnership', 'press'] as const
