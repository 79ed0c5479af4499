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
  confirmEmail: {
    subject: 'Confirm your new address',
    what: 'Someone, hopefully you, wants to sign in to their account with this address from now on.',
    link: 'Use this address',
    otherwise:
      'The link works once, for a day, and only where you are signed in to that account. If you did not ask for it, leave this mail alone: nothing changes.',
  },
  accountChanged: {
    password: {
      subject: 'Your password was changed',
      what: 'The password of your account was changed. You were logged out on all other devices.',
      otherwise: 'If it was you, there is nothing to do. If it was not you, set a new password now.',
      link: 'Set a new password',
    },
    email: {
      subject: 'The address of your account was changed',
      what: 'Your account has another email address now. You sign in with that one, and mails about new orders go there.',
      otherwise: 'If it was you, there is nothing to do. If it was not you, write to us now.',
      link: 'Write to us',
    },
  },
  confirmNewsletter: {
    subject: 'Confirm that you want our newsletter',
    what: 'Someone, hopefully you, entered this address for our newsletter. You get it once you have confirmed that.',
    link: 'Yes, send me the newsletter',
    otherwise:
      'The link works for seven days. If it was not you, leave this mail alone: without it you get no newsletter, and we delete the address.',
    leave: 'Delete the address now, or leave the newsletter later',
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
      'gift-card': 'Gift card',
      'store-credit': 'Store credit',
      rounding: 'Rounding',
      other: 'Adjustment',
      total: 'Total',
    },
    addresses: { delivery: 'Delivered to', billing: 'Invoice for' },
    taxNumber: (number) => `Tax number ${number}`,
    registration: (number) => `Registration number ${number}`,
    link: 'See the order',
  },
  bankTransfer: {
    what: 'Please transfer the amount to this account, with this reference. We send your order when it has come.',
    amount: 'Amount',
    holder: 'Account holder',
    reference: 'Reference',
  },
  onInvoice: (amount, day) => `You pay on invoice: ${amount} by ${day}.`,
  shipped: {
    subject: (number) => `Your order ${number} is on its way`,
    what: (number) => `We have sent your order ${number}. Everything in it is on its way to you.`,
    inParcel: 'In this parcel',
    tracking: 'Follow your parcels',
    track: (parcel) => `Parcel ${parcel}`,
    earlier: 'Sent before',
  },
  partlyShipped: {
    subject: (number) => `A part of your order ${number} is on its way`,
    what: (number) =>
      `We have sent a part of your order ${number}. We will write again when the rest is sent.`,
    stillToCome: 'Still to come',
  },
  delivered: {
    subject: (number) => `Your order ${number} was delivered`,
    what: (number) =>
      `A parcel of your order ${number} was delivered. If you do not have it, please write to us.`,
    items: 'In this parcel',
    returns: (time) =>
      `If something is not right, you can return it within ${time}. The page of the order has the form.`,
  },
  orderCanceled: {
    subject: (number) => `Your order ${number} is canceled`,
    what: (number) => `Your order ${number} is canceled. Nothing more of it will be sent.`,
    items: 'What was ordered',
    nothingPaid: 'You have paid nothing for it. If an amount was held on your card, it is released.',
    refunded: (amount) =>
      `We have refunded ${amount} to the way you paid. It can take some days until you see it.`,
  },
  refunded: {
    subject: (number) => `Refund for your order ${number}`,
    what: (amount, number) => `We have refunded ${amount} for your order ${number}.`,
    amount: 'This refund',
    inAll: 'Refunded in all',
    orderTotal: 'You paid for the order',
    toBankAccount: 'We transfer the money to your bank account.',
    asPaid: 'The money goes back the way you paid. It can take some days until you see it.',
  },
  returnRequested: {
    subject: (number) => `Your return for order ${number}`,
    what: (number) => `We have your request to return items of order ${number}.`,
    sendBack: 'Please send back',
    next: 'We will write to you when your parcel has arrived.',
  },
  returnReceived: {
    subject: (number) => `We have your return for order ${number}`,
    what: (number) => `What you sent back of order ${number} has arrived.`,
    received: 'What we received',
    next: 'If money goes back to you, we will write when we refund it.',
  },
  exchangeCreated: {
    subject: (number) => `Your exchange for order ${number}`,
    what: (number) => `We exchange items of your order ${number}.`,
    sendBack: 'Please send back',
    replacements: 'We send you',
    due: (amount) => `There are ${amount} left to pay. The page of the order says how.`,
  },
  claimCreated: {
    subject: (number) => `We put your order ${number} right`,
    what: (number) =>
      `Something was wrong with your order ${number}, and we are sorry. This is what we do about it.`,
    about: 'What it is about',
    replacements: 'We send you',
    givenBack: (amount) => `You get ${amount} back.`,
  },
  paymentWaiting: {
    subject: (number) => `Your transfer for order ${number}`,
    what: (number) => `We have not received the money for your order ${number} yet.`,
    otherwise: 'If you have sent it in the last days, there is nothing more to do.',
  },
  paymentFailed: {
    subject: (number) => `The payment for your order ${number} failed`,
    what: (number) => `The payment for your order ${number} did not go through, so we cannot send it yet.`,
    next: 'Please write to us, so that we find another way to pay. You have not been charged.',
  },
  welcome: {
    subject: 'Your address is confirmed',
    what: 'Welcome. Your address is confirmed, and your account is ready: it keeps your orders, addresses and wishlist.',
    link: 'Go to the account',
  },
  contactReceived: {
    subject: 'We have your message',
    what: 'Thank you for your message. We have received it and will answer to this address.',
    otherwise: 'If you did not write to us, leave this mail alone: someone has typed your address.',
  },
  giftCard: {
    subject: 'A gift card for you',
    what: (amount) => `You have a gift card of ${amount}.`,
    to: (name) => `For ${name}`,
    from: (name) => `From ${name}`,
    code: 'Code',
    link: 'Go to the shop',
    otherwise:
      'Enter the code in your cart or at checkout. Anyone who has the code can use it, so keep this mail. What you do not use stays on the card.',
  },
  backInStock: {
    subject: (product) => `${product} is back in stock`,
    what: (product) => `You asked us to tell you: ${product} can be bought again. We cannot reserve it.`,
    link: 'See it in the shop',
    otherwise: 'This is the only mail about it. Your address was used for nothing else.',
    leave: 'Wait for nothing more, and delete the address',
  },
  abandonedCart: {
    subject: 'Your cart is still here',
    what: 'You have left something in your cart. It is still there, though we cannot reserve it.',
    link: 'See the cart',
    otherwise:
      'You get this mail because you allowed offers by mail. You can change that in your account at any time.',
  },
  reviewRequest: {
    subject: (number) => `How do you like your order ${number}?`,
    what: (number) =>
      `Your order ${number} has been with you for some days. Would you tell others what you think of it?`,
    review: (product) => `Review ${product}`,
    otherwise: 'A review is shown with the name that you choose, once we have read it.',
    leave: 'Ask me for no more reviews',
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
    'voiding-note': {
      subject: (number) => `Your credit note ${number}`,
      what: (number, order) =>
        `Your order ${order} was canceled. Attached is credit note ${number}: it takes off the invoice what you had not paid.`,
    },
    link: 'See the order',
  },
}
