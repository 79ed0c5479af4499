interface Written {
  readonly id: string
  readonly productId: string
  readonly customerId: string
  name: string
  text: string
  answer: string | null
  /** In milliseconds. */
  readonly writtenAt: number
}

export interface FakeReview extends Written {
  stars: number
  title: string
  /** Addresses. */
  photographs: readonly string[]
  status: 'pending' | 'approved' | 'rejected'
}

export type FakeQuestion = Written
