import type { MailMessages } from './messages'

export const english: MailMessages = {
  accountExists: {
    subject: 'You have an account already',
    what: 'Someone, hopefully you, tried to make an account with this address. There is one already, so nothing was made.',
    link: 'Sign in',
    otherwise:
      'If you do not know the password any more, you can ask for a new one there. If it was not you, leave this mail alone: nothing has changed.',
  },
  verifyAddress: {
    subject: 'Confirm your address',
    what: 'Someone, hopefully you, made an account with this address. Confirm that it is yours, and the orders you placed with it without an account are in your order history.',
    link: 'Confirm the address',
    otherwise:
      'The link works once, for a day, and only where you are signed in to that account. If you made no account, leave this mail alone: the account cannot see your orders.',
  },
  passwordReset: {
    subject: 'Set a new password',
    what: 'Someone, hopefully you, asked for a new password for your account.',
    link: 'Set a new password',
    otherwise: (time) =>
      `The link works once, for ${time}. If you did not ask for it, leave this mail alone: nothing has changed.`,
  },
  orderTransfer: {
    subject: (number) => `Move order ${number} to an account`,
    what: (number) =>
      `Someone, hopefully you, asked to move order ${number} to their account. There they will see what was ordered and where it went.`,
    link: 'Move the order',
    otherwise: (time) =>
      `The link works once${time === undefined ? '' : `, for ${time}`}. If you did not ask for it, leave this mail alone: the order stays where it is.`,
  },
  orderPlaced: {
    subject: (number) => `Your order ${number}`,
    thanks: (number) => `Thank you. We have your order ${number}.`,
    rows: {
      discount: 'Discount',
      delivery: 'Shipping',
      tax: 'Tax',
      rounding: 'Rounding',
      other: 'Adjustment',
      total: 'Total',
    },
    addresses: { delivery: 'Delivered to', billing: 'Invoice for' },
    taxNumber: (number) => `Tax number ${number}`,
    link: 'See the order',
  },
  bankTransfer: {
    what: 'Please transfer the amount to this account, with this reference. We send your order when it has come.',
    amount: 'Amount',
    holder: 'Account holder',
    reference: 'Reference',
  },
  document: {
    invoice: {
      subject: (number) => `Your invoice ${number}`,
      what: (number, order) => `Attached is invoice ${number} for your order ${order}.`,
    },
    'credit-note': {
      subject: (number) => `Your credit note ${number}`,
      what: (number, order) =>
        `We have refunded part or all of your order ${order}. Attached is credit note ${number} for it.`,
    },
    link: 'See the order',
  },
}
