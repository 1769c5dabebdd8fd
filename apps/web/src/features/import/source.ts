import type { ImportSource } from '@pinlife/contract/import/limits';
import type { ImportSummary } from '@pinlife/contract/import/schema';
import {
  IconBulb,
  IconClipboardText,
  IconFileImport,
  IconMarkdown,
  IconNotebook,
  IconPackageImport,
  type TablerIcon,
} from '@tabler/icons-react';

/** Names of programs are the same in every language. */
const sources: Readonly<Record<ImportSource, { name: string; icon: TablerIcon }>> = {
  keep: { name: 'Google Keep', icon: IconBulb },
  joplin: { name: 'Joplin', icon: IconNotebook },
  evernote: { name: 'Evernote', icon: IconClipboardText },
  notesnook: { name: 'Notesnook', icon: IconMarkdown },
  markdown: { name: 'Markdown', icon: IconMarkdown },
  pinlife: { name: 'PinLife', icon: IconPackageImport },
};

export const nameOf = (source: ImportSource): string => sources[source].name;

/** The program that wrote the file, or the file's name. */
export const originOf = ({ source, filename }: Pick<ImportSummary, 'source' | 'filename'>): string =>
  source ? nameOf(source) : filename;

export const iconOf = (source: ImportSource | null): TablerIcon => (source ? sources[source].icon : IconFileImport);
