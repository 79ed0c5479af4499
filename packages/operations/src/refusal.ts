/** A reason not to go on. Its message is all that the operator needs, so it is printed without a stack trace. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
