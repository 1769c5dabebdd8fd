import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatHeader } from '../../platform/tar/header.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { importFile, previewFile } from '../../test/import.ts';
import { craftZip } from '../../test/import-files/crafted-zip.ts';
import { makeEnex } from '../../test/import-files/evernote.ts';
import { joplinItem, makeTar } from '../../test/import-files/joplin.ts';
import { makeKeepArchive } from '../../test/import-files/keep.ts';
import { makeZip } from '../../test/import-files/markdown.ts';
import { createPerson } from '../../test/person.ts';

const MB = 1024 * 1024;
/** The limits of memory and CPU time for the preview of any file. */
const MEMORY_MAX_BYTES = 100 * MB;
const PROCESSOR_MAX_MS = 10_000;

let testApp: TestApp;
let token: string;
beforeAll(async () => {
  testApp = await createTestApp();
  token = (await createPerson(testApp)).token;
});
afterAll(() => testApp.close());

/** Previews a file and measures the memory beside the file itself. */
const judge = async (file: Buffer, filename?: string) => {
  const before = process.memoryUsage().rss + file.length;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 5);
  const used = process.cpuUsage();
  const preview = await previewFile(testApp, token, file, filename);
  clearInterval(watch);
  const { user, system } = process.cpuUsage(used);
  expect((user + system) / 1000).toBeLessThan(PROCESSOR_MAX_MS);
  return { ...preview, grownBytes: peak - before };
};

const DRIVE = 'C:';
const LONG = 'x'.repeat(2 * MB);

const KEEP = { isTrashed: false, createdTimestampUsec: 1, userEditedTimestampUsec: 1, title: 'x', textContent: 'y' };
const keepFile = (title = 'x') => ({ name: `Takeout/Keep/${title}.json`, content: JSON.stringify({ ...KEEP, title }) });

describe('an archive that is no honest one', () => {
  it.each([
    ['says it unpacks to 3 GB', craftZip([{ ...keepFile(), size: 3_000_000_000 }]), 'import_unsafe'],
    [
      'has a thousand entries that share their bytes',
      craftZip([
        { name: 'a.md', content: LONG },
        ...Array.from({ length: 1000 }, (_none, index) => ({ name: `${index}.md`, content: LONG, sharedWith: 0 })),
      ]),
      'import_unsafe',
    ],
    ['says it has a million entries', craftZip([keepFile()], { entryCount: 1_000_000 }), 'import_too_many'],
    ['breaks off', makeKeepArchive([{ title: 'x' }]).subarray(0, 400), 'import_damaged'],
    ['has lost its beginning', makeKeepArchive([{ title: 'x' }]).subarray(100), 'import_format_unknown'],
    ['is locked', craftZip([{ ...keepFile(), flags: 1 }]), 'import_encrypted'],
    [
      'holds archives of archives',
      makeZip({ 'inner.zip': makeZip({ 'x.zip': makeZip({ 'x.md': 'x' }) }) }),
      'import_format_unknown',
    ],
    [
      'holds archives that unpack to far more than they are only together',
      makeZip({
        'a.zip': craftZip([{ name: 'a.md', size: 200 * MB }]),
        'b.zip': craftZip([{ name: 'b.md', size: 200 * MB }]),
      }),
      'import_unsafe',
    ],
    [
      'holds a packed archive that is too large for the memory',
      craftZip([{ name: 'a.zip', content: 'PK', size: 70 * MB }]),
      'import_nested',
    ],
    [
      'holds an archive that breaks off',
      makeZip({ 'a.zip': makeZip({ 'x.md': 'x' }).subarray(0, 50) }),
      'import_damaged',
    ],
    ['is empty', makeZip({}), 'import_format_unknown'],
    ['is a tar that breaks off', makeTar({ 'a.md': 'x'.repeat(5000) }).subarray(0, 3000), 'import_damaged'],
    ['is a tar of folders', makeTar({}), 'import_format_unknown'],
    ['is XML of nothing but depth', Buffer.from(`<en-export><note>${'<a>'.repeat(200_000)}`), 'import_damaged'],
    [
      'is XML that never closes',
      Buffer.from(`<en-export><note><content><![CDATA[${'x'.repeat(20 * MB)}`),
      'import_damaged',
    ],
  ])('%s ends with a sentence', async (_what, file, error) => {
    const preview = await judge(file);
    expect([preview.state, preview.error]).toEqual(['failed', error]);
    expect(preview.grownBytes).toBeLessThan(MEMORY_MAX_BYTES);
  });

  it('has a hundred thousand entries, and uses little memory', async () => {
    const entries = Array.from({ length: 100_000 }, (_none, index) => ({ name: `${index}.txt`, sharedWith: 0 }));
    const preview = await judge(craftZip([{ name: 'a.md', content: 'x' }, ...entries]));
    expect([preview.state, preview.counts?.notes]).toEqual(['ready', 1]);
    expect(preview.grownBytes).toBeLessThan(MEMORY_MAX_BYTES);
  });

  it('loses only the entries that it lies about', async () => {
    const report = await importFile(
      testApp,
      token,
      craftZip([
        keepFile('good'),
        { ...keepFile('larger than said'), size: 40 },
        { ...keepFile('checksum'), checksum: 7 },
        { ...keepFile('locked'), flags: 1 },
        {
          name: 'Takeout/Keep/deep.json',
          content: `{"isTrashed":false,"createdTimestampUsec":1,"x":${'['.repeat(500_000)}`,
        },
      ]),
    );
    expect(report).toMatchObject({ state: 'done', added: { notes: 1 } });
    expect(Object.fromEntries(report.skipped.map(({ name, reason }) => [name, reason]))).toEqual({
      'larger than said': 'import_item_damaged',
      checksum: 'import_item_damaged',
      locked: 'import_item_locked',
      deep: 'import_item_too_long',
    });
  });

  it('names places outside, and nothing is written there', async () => {
    const report = await importFile(
      testApp,
      token,
      craftZip([
        { name: '../../../../tmp/evil.md', content: 'x' },
        { name: '/etc/evil.md', content: 'x' },
        { name: `${DRIVE}\\evil.md`, content: 'x' },
        { name: 'a\\..\\..\\evil.md', content: 'x' },
        { name: 'nul\0.md', content: 'x' },
        { name: `${'n'.repeat(5000)}.md`, content: 'x' },
        { name: 'good.md', content: '![a](../../../../../etc/passwd) [b](file:///etc/passwd) ![[/etc/passwd]]' },
      ]),
    );
    expect(report).toMatchObject({ state: 'done', added: { notes: 1, files: 0 } });
    expect(report.skipped.filter(({ reason }) => reason === 'import_item_unsafe')).toHaveLength(6);
    expect((await readdir('/tmp')).filter((name) => name.includes('evil'))).toEqual([]);
    expect((await readdir(testApp.folder)).sort()).toEqual(['media']);
  });

  it('has names of other encodings and the same name twice, and all of it is read', async () => {
    const { token } = await createPerson(testApp);
    const report = await importFile(
      testApp,
      token,
      craftZip([
        { name: Buffer.from('caf\x82.md', 'latin1'), content: 'cp437' },
        { name: 'വള്ളം.md', content: 'utf8 without saying so' },
        { name: 'twice.md', content: 'first' },
        { name: 'twice.md', content: 'second' },
      ]),
    );
    const { data } = await testApp.call('listNotes', { token });
    expect(report.added?.notes).toBe(3);
    expect(data.map(({ title, content }) => [title, content]).sort()).toEqual([
      ['café', '<p>cp437</p>'],
      ['twice', '<p>second</p>'],
      ['വള്ളം', '<p>utf8 without saying so</p>'],
    ]);
  });

  it('has links and odd heads in its tar, and they are passed over', async () => {
    const link = formatHeader('0'.repeat(32), 0);
    link[156] = 0x32;
    link.write('/etc/passwd', 157);
    const sum = link.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 0x20 : byte), 0);
    link.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    const id = 'a'.repeat(32);
    const file = makeTar({
      '../../evil.md': joplinItem(1, id, 'evil', 'x', {}),
      [`${id}.md`]: joplinItem(1, id, 'Good', `![x](:/${'0'.repeat(32)})`, {}),
    });
    const report = await importFile(testApp, token, Buffer.concat([link, file]), { filename: 'a.jex' });
    expect(report).toMatchObject({ state: 'done', source: 'joplin', added: { notes: 1, files: 0, pictures: 0 } });
  });

  it('names one file in many notes, and stores no more than a few times its own size', async () => {
    const big = Buffer.alloc(30 * MB, 1);
    const notes = Array.from({ length: 12 }, (_none, index) => ({
      title: `n${index}`,
      attachments: [{ filePath: 'big.bin', mimetype: 'application/x' }],
    }));
    const report = await importFile(testApp, token, makeKeepArchive(notes, { 'big.bin': big }));
    expect(report).toMatchObject({ added: { notes: 12, files: 4 } });
    expect(report.skipped.filter(({ reason }) => reason === 'import_unsafe')).toHaveLength(8);
  });
});

describe('a text that is made to be slow', () => {
  it.each([
    ['entities of its own', makeEnex([{ title: '&lol9;', content: '&lol9; &nbsp;' }]), 'a.enex'],
    [
      'cyclic entities',
      Buffer.from(
        '<?xml version="1.0"?><en-export><!DOCTYPE x [<!ENTITY a "&b;"><!ENTITY b "&a;">]><note><title>&a;</title><content><![CDATA[<en-note>x</en-note>]]></content></note></en-export>',
      ),
      'a.enex',
    ],
    ['emphasis without end', Buffer.from('**a'.repeat(300_000)), 'a.md'],
    ['brackets without end', Buffer.from(`${'[a]('.repeat(100_000)}\n\n${'!['.repeat(100_000)}`), 'a.md'],
    ['quotes inside quotes', Buffer.from('>'.repeat(500_000)), 'a.md', 'import_item_too_long'],
    [
      'aliases of aliases',
      Buffer.from(
        `---\na: &a [x,x,x,x,x,x,x,x,x]\n${Array.from({ length: 9 }, (_none, i) => `b${i}: &b${i} [*${i ? `b${i - 1}` : 'a'},*${i ? `b${i - 1}` : 'a'},*${i ? `b${i - 1}` : 'a'}]`).join('\n')}\n---\nwords`,
      ),
      'a.md',
    ],
    [
      'elements that never close',
      makeEnex([{ title: 'x', content: '<div>'.repeat(100_000) }]),
      'a.enex',
      'import_item_damaged',
    ],
    ['a heading of blanks', Buffer.from(`#${' '.repeat(1990)}\u2028`), 'a.md'],
    ['an address of mail that is none', Buffer.from(`${'a'.repeat(308)}@b`), 'a.md'],
    ['brackets behind an address', Buffer.from(`http://${')'.repeat(900_000)}`), 'a.md'],
    ['ten thousand properties', Buffer.from(`---\n${'k:\n'.repeat(20_000)}---\nwords`), 'a.md'],
    ['properties in properties', Buffer.from(`---\n${'? '.repeat(30_000)}\n---\nwords`), 'a.md'],
    ['beginnings of notes', makeEnex([{ title: 'x', content: '<en-note'.repeat(16_000) }]), 'a.enex'],
    ['locks without end', makeEnex([{ title: 'x', content: '<en-crypt'.repeat(16_000) }]), 'a.enex'],
    [
      'a style without end',
      makeEnex([{ title: 'x', content: `<p style="${'text-decoration'.repeat(9000)}">x</p>` }]),
      'a.enex',
    ],
    [
      'tables in tables',
      makeEnex([{ title: 'x', content: '<table><tr><td>a</td><td>'.repeat(160) + '<div>y</div>'.repeat(50_000) }]),
      'a.enex',
    ],
    [
      'labels without end',
      makeEnex([{ title: 'x', content: 'x', tags: Array(300_000).fill('a') as string[] }]),
      'a.enex',
    ],
    [
      'items that are none',
      makeZip({
        'Keep/a.json': `{"title":"x","isTrashed":false,"createdTimestampUsec":1,"listContent":[${'0,'.repeat(240_000)}0]}`,
      }),
      'a.zip',
    ],
    [
      'an address that almost stands in the text, again and again',
      makeZip({
        'Keep/a.json': JSON.stringify({
          title: 'x',
          isTrashed: false,
          createdTimestampUsec: 1,
          textContent: 'a'.repeat(400_000),
          annotations: Array.from({ length: 40 }, (_none, index) => ({
            url: `${'a'.repeat(5000 + index)}b${'a'.repeat(5000)}`,
          })),
        }),
      }),
      'a.zip',
      'import_item_too_long',
    ],
    ['an address that cannot be decoded', Buffer.from('[the page](wiki:100%)'), 'a.md'],
    [
      'an element that every object knows',
      Buffer.from(
        '<en-export><note><title>x</title><constructor><title>y</title></constructor><content><![CDATA[<en-note>x</en-note>]]></content></note></en-export>',
      ),
      'a.enex',
    ],
    ['a title of megabytes', makeEnex([{ title: 'x'.repeat(5_000_000), content: 'x' }]), 'a.enex'],
  ])('%s is read in time', async (_what, file, filename, ...lost: string[]) => {
    const preview = await judge(file, filename);
    // A reader that takes too long is ended in its cage: the note would be a line of the report.
    expect(preview).toMatchObject({ state: 'ready', counts: { notes: 1 - lost.length, skipped: lost.length } });
    expect(preview.skipped.map(({ reason }) => reason)).toEqual(lost);
    expect(preview.grownBytes).toBeLessThan(MEMORY_MAX_BYTES);
  });
});
