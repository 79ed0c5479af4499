/** Durations of the simulated parts, in milliseconds. */
export const timings = {
  newsletter: 1_000,
  contact: 1_000,
  passwordReset: 2_000,
  search: 500,
  wishlist: 800,
} as const
