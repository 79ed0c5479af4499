/** Who has reviewed and asked. No account: their names are in the shop, their addresses are not. */
export interface SampleReviewer {
  readonly email: string
  readonly firstName: string
}

/** Of every sample reviewer's address, so that they can be found again and removed. */
export const reviewerDomain = 'reviewers.umber-ecru.example'

const reviewer = (firstName: string): SampleReviewer => ({
  email: `${firstName.toLowerCase()}@${reviewerDomain}`,
  firstName,
})

export const sampleReviewers: readonly SampleReviewer[] = ['Meera', 'Arjun', 'Leonie', 'Farah', 'Dev'].map(
  reviewer,
)

interface Written {
  readonly slug: string
  readonly by: string
  readonly daysAgo: number
}

export interface SampleReview extends Written {
  readonly stars: 1 | 2 | 3 | 4 | 5
  readonly title: string
  readonly text: string
  readonly answer?: string
}

export interface SampleQuestion extends Written {
  readonly text: string
  readonly answer: string
}

/** Approved reviews. Each reviewer has one of a product. */
export const sampleReviews: readonly SampleReview[] = [
  {
    slug: 'linen-shirt',
    by: 'Meera',
    daysAgo: 52,
    stars: 5,
    title: 'Cool in the heat',
    text: 'I bought it for my husband and have ordered a second one. It stays cool in May, and the collar keeps its form after washing.',
  },
  {
    slug: 'linen-shirt',
    by: 'Arjun',
    daysAgo: 41,
    stars: 4,
    title: 'Good cloth, a little wide',
    text: 'The linen is soft from the first day. It is cut wide: I take L in most shirts, and M was right here.',
    answer: 'Thank you, Arjun. The size table now says how wide the chest is.',
  },
  {
    slug: 'linen-shirt',
    by: 'Leonie',
    daysAgo: 29,
    stars: 5,
    title: 'Exactly the white I wanted',
    text: 'A warm white, not transparent. The buttons are sewn on well.',
  },
  {
    slug: 'linen-shirt',
    by: 'Farah',
    daysAgo: 17,
    stars: 3,
    title: 'Creases quickly',
    text: 'It is beautiful when it is ironed, and it has to be ironed each time. That is linen, I know.',
  },
  {
    slug: 'linen-shirt',
    by: 'Dev',
    daysAgo: 6,
    stars: 5,
    title: 'My third one',
    text: 'The first is four years old and has no hole. Delivery took three days to Pune.',
  },
  {
    slug: 'heavyweight-tee',
    by: 'Arjun',
    daysAgo: 60,
    stars: 5,
    title: 'Heavy in a good way',
    text: 'It hangs straight, and the neck does not stretch. I wear it with everything.',
  },
  {
    slug: 'heavyweight-tee',
    by: 'Dev',
    daysAgo: 33,
    stars: 4,
    title: 'Warm for summer',
    text: 'Very well made. For Chennai in June it is too thick, so it waits for winter.',
  },
  {
    slug: 'heavyweight-tee',
    by: 'Leonie',
    daysAgo: 21,
    stars: 5,
    title: 'Keeps its form',
    text: 'Washed ten times at 40 degrees: no pilling, and the length is the same.',
  },
  {
    slug: 'heavyweight-tee',
    by: 'Meera',
    daysAgo: 9,
    stars: 4,
    title: 'Order one size down',
    text: 'A relaxed fit. I exchanged M for S without any difficulty.',
    answer: 'We are glad that the exchange went well, Meera.',
  },
  {
    slug: 'fig-vetiver-candle',
    by: 'Farah',
    daysAgo: 44,
    stars: 5,
    title: 'Green and calm',
    text: 'It fills the living area without being sweet. It burned for a little more than forty hours.',
  },
  {
    slug: 'fig-vetiver-candle',
    by: 'Leonie',
    daysAgo: 26,
    stars: 2,
    title: 'Arrived with a crack',
    text: 'The scent is lovely, but the glass had a crack.',
    answer: 'We are sorry, Leonie. A new one is on its way, and we have changed the packing.',
  },
  {
    slug: 'fig-vetiver-candle',
    by: 'Meera',
    daysAgo: 12,
    stars: 5,
    title: 'A present that was liked',
    text: 'Nicely packed, with a card. My sister asked where it was from.',
  },
]

export const sampleQuestions: readonly SampleQuestion[] = [
  {
    slug: 'linen-shirt',
    by: 'Dev',
    daysAgo: 24,
    text: 'Can it go into the dryer?',
    answer: 'Better not: linen shrinks in the dryer. Hang it up wet, and it needs less ironing.',
  },
  {
    slug: 'fig-vetiver-candle',
    by: 'Arjun',
    daysAgo: 15,
    text: 'What is the wax made of?',
    answer: 'Of soy and coconut. The wick is cotton.',
  },
]
