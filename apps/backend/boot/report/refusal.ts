/** Something the starter will not or cannot do, told in a sentence that is all a person needs. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal'
}

/** A step that was begun and failed: the reason, and where its log is. */
export class StepFailure extends Refusal {
  override readonly name = 'StepFailure'
  readonly logFile: string

  constructor(reason: string, logFile: string) {
    super(reason)
    this.logFile = logFile
  }
}
