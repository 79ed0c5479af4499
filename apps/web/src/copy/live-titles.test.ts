import { expect, it } from 'vitest'
import { addressVerificationCopy } from './address-verification.ts'
import { lookupCopy, orderCopy, transferCopy } from './after-sales.ts'
import { authCopy } from './auth.ts'
import { liveTitles } from './live-titles.ts'
import { newsletterLinksCopy } from './newsletter-links.ts'
import { ownAccountCopy } from './own-account.ts'
import { ownPageCopy } from './own-pages.ts'
import { payingCopy } from './payments.ts'

it('a placeholder has the title that its page begins with', () => {
  expect(liveTitles).toEqual({
    resetPassword: authCopy.reset.title,
    verifyAddress: addressVerificationCopy.title,
    confirmEmail: ownAccountCopy.confirm.title,
    confirmNewsletter: newsletterLinksCopy.confirm.title,
    leaveNewsletter: newsletterLinksCopy.leave.title,
    leaveBackInStock: newsletterLinksCopy.leaveBackInStock.title,
    leaveReviewRequests: newsletterLinksCopy.leaveReviewRequests.title,
    checkoutReturn: payingCopy.back.title,
    order: orderCopy.pageTitle,
    orderLookup: lookupCopy.title,
    orderTransfer: transferCopy.title,
    pagePreview: ownPageCopy.preview,
  })
})
