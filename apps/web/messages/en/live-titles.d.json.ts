// Written by `pnpm messages --write`.
export const liveTitles: {
  readonly resetPassword: string
  readonly verifyAddress: string
  readonly checkoutReturn: string
  readonly order: string
  readonly orderLookup: string
  readonly orderTransfer: string
  readonly pagePreview: string
  readonly confirmEmail: string
  readonly confirmNewsletter: string
  readonly leaveNewsletter: string
  readonly leaveBackInStock: string
  readonly leaveReviewRequests: string
}
