import { type Editor, Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { rememberMedia } from '../../../entities/media/cache.ts';
import { pastedFiles } from '../../media/attach/pasted-files.ts';
import type { Placeholders } from '../../media/attach/use-attachments.ts';
import { stemOf } from '../../media/show/file-name.ts';
import classes from './image-placeholders.module.css';

type Change = { insert: { key: string; localUrl: string } } | { remove: string };

const pluginKey = new PluginKey<DecorationSet>('imagePlaceholders');

const draw = (localUrl: string): HTMLElement => {
  const image = Object.assign(document.createElement('img'), { src: localUrl, alt: '' });
  image.className = classes.place ?? '';
  return image;
};

/** Placeholders of pasted pictures: decorations that show a pale copy until the upload is done. */
export const imagePlaceholders = (onImages: (files: File[]) => void) =>
  Extension.create({
    name: 'imagePlaceholders',
    addProseMirrorPlugins: () => [
      new Plugin({
        key: pluginKey,
        state: {
          init: () => DecorationSet.empty,
          apply: (transaction, placeholders) => {
            const moved = placeholders.map(transaction.mapping, transaction.doc);
            const change: Change | undefined = transaction.getMeta(pluginKey);
            if (!change) return moved;
            if ('remove' in change) return moved.remove(findPlaceholder(moved, change.remove));
            const { key, localUrl } = change.insert;
            const placeholder = Decoration.widget(transaction.selection.to, () => draw(localUrl), { key });
            return moved.add(transaction.doc, [placeholder]);
          },
        },
        props: {
          decorations: (state) => pluginKey.getState(state),
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

const findPlaceholder = (placeholders: DecorationSet, key: string): Decoration[] =>
  placeholders.find(undefined, undefined, (spec) => spec.key === key);

/** The placeholders of an editor. Filling one that was deleted meanwhile does nothing. */
export const placeholdersOf = (editor: Editor): Placeholders => {
  const change = (meta: Change) => editor.view.dispatch(editor.state.tr.setMeta(pluginKey, meta));
  return {
    insert: (key, localUrl) => change({ insert: { key, localUrl } }),
    remove: (key) => change({ remove: key }),
    replace: (key, media) => {
      const [placeholder] = findPlaceholder(pluginKey.getState(editor.state) ?? DecorationSet.empty, key);
      if (!placeholder) return;
      rememberMedia(media);
      const image = editor.schema.nodes.mediaImage?.create({ 'data-media': media._id, alt: stemOf(media.filename) });
      if (image) editor.view.dispatch(editor.state.tr.insert(placeholder.from, image));
    },
  };
};
