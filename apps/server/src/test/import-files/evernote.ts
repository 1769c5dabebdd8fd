import { createHash } from 'node:crypto';

type EnexResource = { bytes: Buffer; mime: string; name?: string };
type EnexNote = {
  title: string;
  content: string;
  created?: string;
  updated?: string;
  tags?: string[];
  attributes?: string;
  resources?: EnexResource[];
};

/** The hash in `en-media`. */
export const md5Of = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex');

const wrapped = (bytes: Buffer) => bytes.toString('base64').replace(/(.{76})/g, '$1\n');
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const writeResource = ({ bytes, mime, name }: EnexResource) =>
  `<resource><data encoding="base64">\n${wrapped(bytes)}\n</data><mime>${mime}</mime>` +
  `${name ? `<resource-attributes><file-name>${escapeXml(name)}</file-name></resource-attributes>` : ''}</resource>`;

export const makeEnex = (notes: readonly EnexNote[]): Buffer =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export4.dtd">\n` +
      `<en-export export-date="20261116T080000Z" application="Evernote" version="10">\n${notes
        .map(
          ({
            title,
            content,
            created = '20240414T053000Z',
            updated = created,
            tags = [],
            attributes = '',
            resources = [],
          }) =>
            `<note><title>${escapeXml(title)}</title><created>${created}</created><updated>${updated}</updated>` +
            `${tags.map((tag) => `<tag>${escapeXml(tag)}</tag>`).join('')}<note-attributes>${attributes}</note-attributes>` +
            `<content><![CDATA[<?xml version="1.0" encoding="UTF-8" standalone="no"?><!DOCTYPE en-note SYSTEM "http://xml.evernote.com/pub/enml2.dtd"><en-note>${content}</en-note>]]></content>` +
            `${resources.map(writeResource).join('')}</note>`,
        )
        .join('\n')}</en-export>\n`,
  );
