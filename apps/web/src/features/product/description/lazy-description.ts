import { lazyComponent } from '../../../ui/lazy-component.tsx'

/** Most descriptions are plain text: loaded with the first one that may be in HTML or Markdown. */
export const RichDescription = lazyComponent(
  async () => (await import('./rich-description.tsx')).RichDescription,
)
