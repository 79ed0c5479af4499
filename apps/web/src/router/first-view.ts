/**
 * Ends the first view: the page as it came from the server, at its top. Until then the cards far down a list have no
 * layout (`off-screen` in utilities.css); afterwards every card has its own height, which scroll positions rely on.
 */
export function endFirstView(): void {
  delete document.documentElement.dataset['firstView']
}
