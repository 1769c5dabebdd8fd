import { normalizeText } from '@pinlife/contract/normal-form';
import { deriveId } from '../../../platform/secret/id.ts';
import type { ZipEntry } from '../file/zip.ts';
import { readWikiAddress } from '../text/markdown.ts';
import type { Target } from '../text/rich-text-writer.ts';
import { bundleNameOf } from './bundle.ts';
import { contentTypeOf, isKnownEnding } from './content-type.ts';
import { baseOf, isMarkdown, type MarkdownFolder } from './markdown-folder.ts';
import type { DraftFile } from './port.ts';
import type { FoundReferences } from './references.ts';

/** The address with which Notesnook links to a note that has no file. */
const NOTESNOOK_LINK = 'nn://note/';

/** A web address without its scheme, unlike the path of a file. */
const WEB_HOST = /^(?:[a-z\d-]{1,63}\.){1,5}(?:com|org|net|edu|gov|info|app|dev|io)(?:\/|$)/i;

type Folder = {
  folder: MarkdownFolder;
  /** The path of the note itself. */
  path: string;
  /** Finds a file by a path relative to the note. */
  locate(path: string): ZipEntry | undefined;
  keyOf(note: ZipEntry): string;
};

/** Resolves the links and images of a Markdown file. */
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

  /** Obsidian omits the extension. A missing note may be part of another file. */
  const linkNote = (name: string) => {
    const [whole = ''] = name.split('/', 1);
    // In links of Bear, a slash separates the note from its heading.
    const bundle = bundleNameOf(path) === null ? undefined : locate(`${whole}.md`);
    const entry = locate(`${name}.md`) ?? locate(name) ?? bundle;
    const isHere = entry !== undefined && isMarkdown(entry.name);
    return isHere ? found.linkNote(keyOf(entry), true) : found.linkNote(isMarkdown(name) ? name : `${name}.md`, false);
  };

  return {
    image(address: string): Target {
      const name = nameOf(address);
      if (name === null) return found.showData(address) ?? null;
      const entry = locate(name);
      if (entry && !isMarkdown(entry.name)) return found.show(entry.name, makeFile(entry));
      // `![[Note]]` embeds another note.
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
      if (entry || locate(`${name}.md`)) return linkNote(name);
      if (WEB_HOST.test(name) && !isWiki(address)) return { address: `https://${address}` };
      if (!isKnownEnding(name)) return linkNote(name);
      found.faults.push('import_file_missing');
      return null;
    },
  };
};

const isElsewhere = (address: string) => /^[a-z][a-z\d+.-]*:/i.test(address) || address.startsWith('//');
const isWiki = (address: string) => readWikiAddress(address) !== null;

/** The file name in an address, without the part after `#`; null for an external address. */
const nameOf = (address: string): string | null => {
  const wiki = readWikiAddress(address);
  if (wiki !== null) return normalizeText(cut(wiki, '#').trim());
  return isElsewhere(address) ? null : decodeAddress(cut(cut(address, '#'), '?'));
};

/** The heading after `#`; ids of paragraphs (`^id`) are dropped. */
const partOf = (address: string): string[] => {
  const [, part = ''] = /#([^#]{1,500})$/.exec(readWikiAddress(address) ?? '') ?? [];
  return part === '' || part.startsWith('^') ? [] : [part.trim()];
};

const cut = (text: string, sign: string): string => text.split(sign, 1)[0] ?? '';

const decodeAddress = (address: string): string => {
  try {
    return normalizeText(decodeURIComponent(address));
  } catch {
    return normalizeText(address);
  }
};
