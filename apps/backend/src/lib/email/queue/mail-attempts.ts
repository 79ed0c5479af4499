/** The attempts that run at once in a process. More would only make a slow mail server slower. */
const mostAttempts = 5

/**
 * First attempts to send mails, in the background: the subscriber that stores a mail does not wait for the mail server, and
 * neither do the events after it. An attempt that was not begun is lost with the process; the job sends the mail then.
 */
export class MailAttempts {
  private readonly limit = import('p-limit').then(({ default: pLimit }) => pLimit(mostAttempts))
  private readonly unfinished = new Set<Promise<void>>()
  private isClosed = false

  /** Returns at once. `attempt` must not throw. */
  start(attempt: () => Promise<void>): void {
    const work = this.attemptInTurn(attempt)
    this.unfinished.add(work)
    void work.finally(() => this.unfinished.delete(work))
  }

  /** Waits for the attempts that have begun, whose outcome would be lost, and begins no other. */
  async close(): Promise<void> {
    this.isClosed = true
    await Promise.all(this.unfinished)
  }

  private async attemptInTurn(attempt: () => Promise<void>): Promise<void> {
    const limit = await this.limit
    await limit(async () => {
      if (!this.isClosed) await attempt()
    })
  }
}
