import { join } from 'node:path'
import { repositoryRoot, UserError, type DataDirectory, type ServeShop } from '@umber/dev-stack'

/**
 * Serves the production build with the web app's own server.
 *
 * @param languages to offer. Default: all that are built.
 */
export function serveProduction(
  { site }: Pick<DataDirectory, 'site'>,
  languages?: readonly string[],
): ServeShop {
  return async (port, config, purgeToken) => {
    // Imported late, because it depends on packages that the first start has just built.
    const { serveShop } = await import('../apps/web/server/serve-shop.ts')
    const { createLogger } = await import('@umber/page-server')
    const { readPictureHosts, readPictureTemplate } = await import('../apps/web/server/security/extra-csp.ts')
    const { PICTURE_HOSTS: hosts = '', PICTURE_URL_TEMPLATE: template = '' } = process.env
    const pictureHosts = readPictureHosts(hosts)
    if (pictureHosts === undefined)
      throw new UserError('PICTURE_HOSTS must list https:// origins, separated by commas.')
    const pictures = template === '' ? undefined : readPictureTemplate(template)
    if (template !== '' && pictures === undefined)
      throw new UserError(
        'PICTURE_URL_TEMPLATE must begin with https:// or {url}, and have {url} and {width} once each.',
      )
    const imageSources = [...(pictureHosts['img-src'] ?? []), ...(pictures?.csp['img-src'] ?? [])]
    const extraCsp = imageSources.length === 0 ? {} : { 'img-src': imageSources }
    try {
      return await serveShop({
        root: join(repositoryRoot, 'apps/web/dist'),
        rendererRoot: join(repositoryRoot, 'apps/web/dist-server'),
        // Two presets can be served side by side.
        site: join(site, config.preset),
        port,
        config: { ...config, ...(pictures !== undefined && { pictureUrlTemplate: pictures.template }) },
        purgeToken,
        languages,
        extraCsp,
        // The terminal shows what needs attention, unless more is asked for.
        log: createLogger(process.env['LOG_LEVEL'] ?? 'warn'),
      })
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
        throw new UserError(`Port ${port} for the shop was taken while the backend started. Start again.`)
      }
      throw error
    }
  }
}
