import { Node } from '@tiptap/core';
import { showMedia } from '../../media/show/show-media.ts';

/** An inline picture. The text contains only its media id; the URL is added when it is shown. */
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
