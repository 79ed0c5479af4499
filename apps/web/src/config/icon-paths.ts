/** Made by the server from the shop's settings. */
export const manifestPath = '/site.webmanifest'

/** What browsers ask for without being told of it. */
export const iconPaths: readonly string[] = ['/favicon.ico', '/apple-touch-icon.png']
