/** What Medusa computes with stands in its types, but what an answer holds is the number. */
type BigNumber = number
export default BigNumber
