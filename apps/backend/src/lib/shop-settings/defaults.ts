/** What holds where the shop's settings say nothing. The shop has the same values: `apps/web/src/content`. */
export const settingDefaults = {
  orderNumberPrefix: 'UE',
  /** What the numbers of documents begin with. */
  invoicePrefix: 'INV-{year}-',
  creditNotePrefix: 'CN-{year}-',
  /** How many days after its delivery an item can be returned. */
  returnDays: 30,
  /** How many days after its delivery the buyer of an order is asked for reviews. */
  reviewDays: 7,
  /** How many minutes after it was placed an order can be canceled by its buyer. */
  cancelMinutes: 60,
  /** How many days after the order a payment on invoice is due. */
  netTermsDays: 30,
} as const
