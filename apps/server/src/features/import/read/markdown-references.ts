import { deriveId } from '../../../platform/secret/id.ts';
import type { ZipEntry } from '../file/zip.ts';
import { readWikiAddress } from '../text/markdown.ts';
import type { Target } from '../text/rich-text-writer.ts';
import { contentTypeOf, isKnownEnding } from './content-type.ts';
import { baseOf, isMarkdown, type MarkdownFolder } from './markdown-folder.ts';
import type { DraftFile } from './port.ts';
import type { FoundReferences } from './references.ts';

/** By which Notesnook names a note for which it has no file. */
const NOTESNOOK_LINK = 'nn://note/';

type Folder = {
  folder: MarkdownFolder;
  /** Of the note itself. */
  path: string;
  /** A file as seen from the note. */
  locate(path: string): ZipEntry | undefined;
  keyOf(note: ZipEntry): string;
};

/** What the links and images of a Markdown file lead to. */
export const createReferences = (found: FoundReferences, { folder, path, locate, keyOf }: Folder) => {
  const makeFile = (entry: ZipEntry) => (): DraftFile => {
    const name = baseOf(entry.name);
    return {
      id: deriveId(new Date(0), `markdown/${path}/${entry.name}`),
      name,
      contentType: contentTypeOf(name),
      size: entry.size,
      inline: false,
      open: () => folder.open(entry),
    };
  };

  /** Obsidian leaves the ending out. A note that is not here may have come with another file. */
  const linkNote = (name: string) => {
    const entry = locate(`${name}.md`) ?? locate(name);
    const isHere = entry !== undefined && isMarkdown(entry.name);
    return isHere ? found.linkNote(keyOf(entry), true) : found.linkNote(isMarkdown(name) ? name : `${name}.md`, false);
  };

  return {
    image(address: string): Target {
      const name = nameOf(address);
      if (name === null) return found.showData(address) ?? null;
      const entry = locate(name);
      if (entry && !isMarkdown(entry.name)) return found.show(entry.name, makeFile(entry));
      // `![[Note]]` shows another note.
      if (name !== '' && (isMarkdown(name) || (isWiki(address) && !isKnownEnding(name)))) {
        return { ...linkNote(name), words: [baseOf(name), ...partOf(address)].join(' > ') };
      }
      if (name !== '') found.faults.push('import_file_missing');
      return null;
    },

    link(address: string): Target {
      if (address.startsWith(NOTESNOOK_LINK)) return found.linkNote(address, false);
      const name = nameOf(address);
      if (!name) return null;
      const entry = locate(name);
      if (entry && !isMarkdown(entry.name)) return { file: found.use(entry.name, makeFile(entry)).id };
      if (!isKnownEnding(name) || locate(`${name}.md`)) return linkNote(name);
      found.faults.push('import_file_missing');
      return null;
    },
  };
};

const isElsewhere = (address: string) => /^[a-z][a-z\d+.-]*:/i.test(address) || address.startsWith('//');
const isWiki = (address: string) => readWikiAddress(address) !== null;

/** The name of a file in an address, without the part of it that is meant; null where the address leads elsewhere. */
const nameOf = (address: string): string | null => {
  const wiki = readWikiAddress(address);
  if (wiki !== null) return cut(wiki, '#').trim().normalize('NFC');
  return isElsewhere(address) ? null : decodeAddress(cut(cut(address, '#'), '?'));
};

/** The part of a note that is shown: a heading, not a paragraph, which has an id that says nothing. */
const partOf = (address: string): string[] => {
  const [, part = ''] = /#([^#]{1,500})$/.exec(readWikiAddress(address) ?? '') ?? [];
  return part === '' || part.startsWith('^') ? [] : [part.trim()];
};

const cut = (text: string, sign: string): string => text.split(sign, 1)[0] ?? '';

const decodeAddress = (address: string): string => {
  try {
    return decodeURIComponent(address).normalize('NFC');
  } catch {
    return address.normalize('NFC');
  }
};
