export const shellCopy = {
  skip: 'Skip to content',
  loadingPage: 'Loading page',
  announcement: 'Announcement',
  menu: {
    label: 'Categories',
    open: 'Menu',
    title: 'Shop',
    show: (category: string) => `Show ${category} categories`,
    all: (category: string) => `All ${category}`,
    everything: 'All products',
  },
  sessionEnded: { title: 'Your session has ended', description: 'Please sign in again. Your cart is kept.' },
  signInAgain: 'Sign in again',
  search: 'Search',
  cart: 'Cart',
  wishlist: 'Wishlist',
  profile: 'Profile',
  cartButton: (count: number) => `Cart, ${count === 1 ? '1 item' : `${count} items`}`,
  footer: {
    about:
      'Clothes, accessories and things for the home in quiet colours. Natural cloth, small runs, made to be mended.',
    shop: 'Shop',
    company: 'Company',
    companyLinks: {
      about: 'About Us',
      contact: 'Contact',
      help: 'Help Center',
      faq: 'FAQ',
      shipping: 'Shipping & Returns',
      privacy: 'Privacy Policy',
      terms: 'Terms of Service',
    },
    follow: 'Follow',
    newsletter: 'Letters',
    legal: (year: number, name: string) => `© ${year} ${name}`,
    prices: 'Prices in Indian rupees.',
  },
  notFound: {
    title: 'Oops! Page not found',
    sentence: 'The address may be old or mistyped. Everything we sell is a step away.',
    home: 'Return to Home',
  },
  crash: {
    title: 'Unexpected Application Error!',
    sentence: 'This page could not be shown. Your cart is kept. Load it again, or start from the front page.',
    reload: 'Reload',
    home: 'Go to the front page',
    config: 'The shop is not set up yet. Whoever runs it finds the reason in the browser console.',
  },
  theme: {
    label: 'Colours',
    choices: [
      { value: 'system', label: 'As my device' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
  },
} as const

export const footerNewsletterCopy = {
  lead: 'One letter a month: what is new, what is back, what it is made of.',
  thanks: 'Thanks for subscribing to our newsletter!',
} as const
