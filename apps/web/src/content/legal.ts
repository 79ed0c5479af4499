import { figures, policies } from './policies.ts'

export interface LegalPage {
  readonly title: string
  readonly lead: string
  readonly updated: string
  readonly sections: readonly {
    readonly id: string
    readonly title: string
    readonly paragraphs: readonly string[]
  }[]
}

const updated = 'Last changed on 1 November 2026'

export const terms: LegalPage = {
  title: 'Terms of Service',
  lead: 'What you and we agree to when you use this shop, in plain words.',
  updated,
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance of terms',
      paragraphs: [
        'By using this shop or placing an order you agree to these terms. If you do not agree, please do not order.',
        'We may change them. The version that was shown when you ordered is the one that holds for that order.',
      ],
    },
    {
      id: 'products',
      title: 'Products and services',
      paragraphs: [
        'We describe what we sell as carefully as we can. Pictures are rendered, and colours can look different on another screen.',
        'Everything is offered while it lasts. If something you ordered has sold out in the same moment, we tell you and charge nothing for it.',
      ],
    },
    {
      id: 'pricing',
      title: 'Pricing and payment',
      paragraphs: [
        'Prices are shown at each product; shipping and tax are added at checkout, before you pay.',
        `You may change how you pay within ${figures.changeWindow} of ordering. Payments are handled by payment providers: card details do not reach us.`,
      ],
    },
    {
      id: 'shipping',
      title: 'Shipping and returns',
      paragraphs: [
        `Delivery times are estimates. You may return what you bought within ${figures.returnDays} days of delivery, as the shipping and returns policy says.`,
        'The risk passes to you when the parcel is handed to you.',
      ],
    },
    {
      id: 'liability',
      title: 'Limitation of liability',
      paragraphs: [
        'We answer for what we sell and for what we do on purpose or carelessly. For anything else our liability ends at the price of your order.',
        'Nothing here takes away rights that the law gives you as a consumer.',
      ],
    },
  ],
}

export const privacy: LegalPage = {
  title: 'Privacy Policy',
  lead: 'What we know about you, why, and what you can do about it.',
  updated,
  sections: [
    {
      id: 'what-we-collect',
      title: 'What we collect',
      paragraphs: [
        'What you tell us: your name, email, phone and addresses when you order or open an account, and what you write to us.',
        'What the shop needs to work: the contents of your cart and a sign-in token, kept in your browser. There are no advertising cookies and no trackers.',
        'How fast a page was and what failed in it. Your browser tells our own server so, without anything that names you.',
      ],
    },
    {
      id: 'how-we-use-it',
      title: 'How we use it',
      paragraphs: [
        'To send what you ordered, to answer you, and to show you your own orders. The letter comes only if you asked for it.',
        'We do not build profiles and do not decide anything about you automatically.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who sees it',
      paragraphs: [
        'The carrier sees your address, the payment provider sees your payment. Nobody else does, and nothing is sold.',
        'Card details go straight to the payment provider and never reach our servers.',
      ],
    },
    {
      id: 'your-choices',
      title: 'Your choices',
      paragraphs: [
        'You can see and change your details in your account, stop the letter with one press, and ask us for a copy or for everything to be deleted.',
        'What the law makes us keep, such as invoices, is kept as long as it says and no longer.',
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      paragraphs: [
        'Write to support@umber-ecru.example. We answer within 24 hours, and you may complain to your data protection authority at any time.',
      ],
    },
  ],
}

type SubcategoryLinks = LegalPage['sections']

/** The page with other paragraphs in the sections that are named. */
function rewritten(page: LegalPage, paragraphs: Readonly<Record<string, readonly string[]>>): LegalPage {
  const sections: SubcategoryLinks = page.sections.map((section) => ({
    ...section,
    paragraphs: paragraphs[section.id] ?? section.paragraphs,
  }))
  return { ...page, sections }
}

/** What of the settings the legal pages state. */
export interface LegalTerms {
  readonly returnDays: number
  /** Undefined: the contact page says it. */
  readonly email: string | undefined
}

export const liveTerms = ({ returnDays }: LegalTerms): LegalPage =>
  rewritten(terms, {
    products: [
      'We describe what we sell as carefully as we can. Pictures are rendered, and colours can look different on another screen.',
      'Everything is offered while it lasts. If something you ordered has sold out in the same moment, we tell you, and what you paid for it goes back to you.',
    ],
    pricing: [
      'Prices are shown at each product. Shipping is added at checkout, where you see the total and the tax in it before you order.',
      'You pay in one of the ways that are offered at checkout.',
    ],
    shipping: [
      `Delivery times are estimates. You may return what you bought within ${returnDays} days of delivery, as the shipping and returns policy says.`,
      'The risk passes to you when the parcel is handed to you.',
    ],
  })

export const livePrivacy = ({ email }: LegalTerms): LegalPage =>
  rewritten(privacy, {
    'what-we-collect': [
      'What you tell us: your name, email, phone and addresses when you order or open an account, and what you write to us.',
      'What the shop needs to work is kept in your browser: your cart, your wishlist, and, while you are signed in, a sign-in token with your name and email. What you type in the checkout and your last orders stay there until you close the tab. After a sign-in a cookie of our server says that your account was used in this browser, so that a stranger who guesses passwords cannot keep you out. There are no advertising cookies and no trackers.',
      'How fast a page was and what failed in it. Your browser tells our own server so, without anything that names you.',
    ],
    'how-we-use-it': [
      'To send what you ordered, to answer you, and to show you your own orders. Letters come only if you asked for them.',
      'We do not build profiles and do not decide anything about you automatically.',
    ],
    sharing: [
      'The carrier sees your address. A payment provider that you choose sees your payment and, when you are signed in, your name, your contact details and your address. Nobody else does, and nothing is sold.',
    ],
    'your-choices': [
      'You can see and change your details in your account. Turn letters off in your account, or write to us to be taken off the list, for a copy of what we have, or for everything to be deleted.',
      'What the law makes us keep, such as invoices, is kept as long as it says and no longer.',
    ],
    contact: [
      `Write to ${email ?? 'us, as the contact page says'}. We answer within ${policies.answerWithin}, and you may complain to your data protection authority at any time.`,
    ],
  })
