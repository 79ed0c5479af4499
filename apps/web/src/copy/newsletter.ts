/** The home page's newsletter block. The footer's texts are in shell.ts. */
export const newsletterCopy = {
  heading: 'Letters, not often',
  lead: 'New pieces, restocks and the odd note from the workshop.',
  email: 'Email address',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing',
  invalid: 'Please enter a whole email address, such as name@example.com.',
  failed: 'Your address could not be taken. Try again in a moment.',
  done: 'Successfully subscribed to newsletter!',
  doneMore: "Thank you for subscribing. You'll receive updates about new products and offers.",
} as const
