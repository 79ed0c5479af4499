/**
 * Ends the first view: the page as it came from the server, at its top. Afterwards every card of a list has its own
 * height (`off-screen` in utilities.css), which scroll positions rely on.
 */
export function endFirstView(): void {
  delete document.documentElement.dataset['firstView']
}
