import { type Editor, Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { rememberMedia } from '../../../entities/media/cache.ts';
import { pastedFiles } from '../../media/attach/pasted-files.ts';
import type { TextPlaces } from '../../media/attach/use-attachments.ts';
import { stemOf } from '../../media/show/file-name.ts';
import classes from './image-places.module.css';

type Change = { hold: { key: string; localUrl: string } } | { free: string };

const placesKey = new PluginKey<DecorationSet>('imagePlaces');

const draw = (localUrl: string): HTMLElement => {
  const image = Object.assign(document.createElement('img'), { src: localUrl, alt: '' });
  image.className = classes.place ?? '';
  return image;
};

/** Placeholders of pasted pictures: decorations that show a pale copy until the upload is done. */
export const imagePlaces = (onImages: (files: File[]) => void) =>
  Extension.create({
    name: 'imagePlaces',
    addProseMirrorPlugins: () => [
      new Plugin({
        key: placesKey,
        state: {
          init: () => DecorationSet.empty,
          apply: (transaction, places) => {
            const moved = places.map(transaction.mapping, transaction.doc);
            const change: Change | undefined = transaction.getMeta(placesKey);
            if (!change) return moved;
            if ('free' in change) return moved.remove(findPlace(moved, change.free));
            const { key, localUrl } = change.hold;
            const place = Decoration.widget(transaction.selection.to, () => draw(localUrl), { key });
            return moved.add(transaction.doc, [place]);
          },
        },
        props: {
          decorations: (state) => placesKey.getState(state),
          handlePaste: (_view, { clipboardData }) => {
            const files = clipboardData ? pastedFiles(clipboardData) : [];
            // Other files become attachments: the handler around the editor takes them.
            if (files.length === 0 || files.some(({ type }) => !type.startsWith('image/'))) return false;
            onImages(files);
            return true;
          },
        },
      }),
    ],
  });

const findPlace = (places: DecorationSet, key: string): Decoration[] =>
  places.find(undefined, undefined, (spec) => spec.key === key);

/** The placeholders of an editor. Filling one that was deleted meanwhile does nothing. */
export const placesOf = (editor: Editor): TextPlaces => {
  const change = (meta: Change) => editor.view.dispatch(editor.state.tr.setMeta(placesKey, meta));
  return {
    hold: (key, localUrl) => change({ hold: { key, localUrl } }),
    free: (key) => change({ free: key }),
    fill: (key, media) => {
      const [place] = findPlace(placesKey.getState(editor.state) ?? DecorationSet.empty, key);
      if (!place) return;
      rememberMedia(media);
      const image = editor.schema.nodes.mediaImage?.create({ 'data-media': media._id, alt: stemOf(media.filename) });
      if (image) editor.view.dispatch(editor.state.tr.insert(place.from, image));
    },
  };
};
