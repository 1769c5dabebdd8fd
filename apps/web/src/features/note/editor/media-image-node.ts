import { Node } from '@tiptap/core';
import { t } from '../../../lib/i18n.ts';
import { findMedia } from '../../media/known-media.ts';

/** A picture among the text, known by its media id alone; it gets its address when it is shown. */
export const MediaImage = Node.create({
  name: 'mediaImage',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({ 'data-media': { default: null }, alt: { default: null } }),
  parseHTML: () => [{ tag: 'img[data-media]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('img');
      dom.alt = String(node.attrs.alt ?? '');
      showMedia(dom, String(node.attrs['data-media']));
      return { dom };
    },
});

const showMedia = async (image: HTMLImageElement, id: string, isStale = false): Promise<void> => {
  const media = await findMedia(id, { isStale });
  if (!media) {
    image.alt = t('media.imageGone');
    return;
  }
  if (media.width && media.height) Object.assign(image, { width: media.width, height: media.height });
  // An address that has run out is asked for once more.
  image.onerror = isStale ? null : () => showMedia(image, id, true);
  image.src = media.thumbs.at(-1)?.url ?? media.url;
};
