/** An error whose message is all that the user needs: it is printed without a stack trace. */
export class UserError extends Error {
  override readonly name: string = 'UserError'
}

/** A step that started and failed, with the path of its log. */
export class StepFailure extends UserError {
  override readonly name = 'StepFailure'
  readonly logFile: string

  constructor(reason: string, logFile: string) {
    super(reason)
    this.logFile = logFile
  }
}
