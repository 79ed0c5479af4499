/** Medusa's types declare its calculation type. An answer holds a number. */
type BigNumber = number
export default BigNumber
