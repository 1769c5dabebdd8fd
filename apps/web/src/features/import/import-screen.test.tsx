// @vitest-environment jsdom
import type { Import } from '@pinlife/contract/import/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeCounts, makeImport } from '../../../test/make-import.ts';
import { call } from '../../lib/api/api-client.ts';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { confirm } from '../../ui/overlay/confirm.ts';
import { ImportScreen } from './import-screen.tsx';
import { loadImportTexts } from './texts.ts';
import { startUpload } from './upload/current-upload.ts';

vi.mock('../../lib/live/live.ts', () => ({ onLiveEvent: () => () => undefined }));
vi.mock('../../ui/overlay/confirm.ts', () => ({ confirm: vi.fn() }));
vi.mock(import('../../lib/api/api-client.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));
vi.mock('./upload/current-upload.ts', () => ({
  startUpload: vi.fn(),
  stopUpload: vi.fn(),
  useCurrentUpload: () => null,
  isSentSomewhere: async () => false,
}));

beforeAll(initI18n);
beforeAll(loadImportTexts);
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** Shows these imports, newest first; what a step is answered with is the newest, changed. */
const show = async (imports: Import[], answer: Partial<Import> = {}) => {
  vi.mocked(call).mockImplementation((async (name: string, options?: { params?: { id: string } }) => {
    if (name === 'listImports') return imports;
    if (name === 'createImport') return { _id: 'new', uploadUrl: '/new' };
    const found = imports.find(({ _id }) => _id === options?.params?.id);
    return name === 'getImport' ? found : { ...found, ...answer };
  }) as never);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ImportScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findAllByRole('heading');
};

const choose = async (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await act(async () => void fireEvent.change(input as Element, { target: { files: [file] } }));
};
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const stepsTaken = () => vi.mocked(call).mock.calls.filter(([name]) => !['listImports', 'getImport'].includes(name));

const preview = makeImport({
  state: 'ready',
  startable: true,
  counts: makeCounts({ notes: 1204, archived: 140, trashed: 23, pictures: 312, files: 2, skipped: 1, labels: 12 }),
  labels: ['#recipes', '#anu', '#flat'],
  skipped: [{ name: 'Scan 3', reason: 'import_file_missing' }],
});

it('offers a drop area for a file, and explains how to get one', async () => {
  await show([]);
  expect(screen.getByText(/^A \.zip, \.jex, \.enex or \.md, up to 5 GB\./)).toBeDefined();
  await press(/^Google Keep/);
  expect(screen.getByRole('button', { name: /^Google Keep/ }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('listitem', { name: '' }).length).toBeGreaterThan(3);
  expect(screen.getByText('Ask for a .zip, and wait for the mail.')).toBeDefined();
});

it('announces a file that was chosen, and sends it', async () => {
  await show([]);
  await choose(new File(['x'], 'takeout.zip'));
  expect(call).toHaveBeenCalledWith('createImport', { body: { filename: 'takeout.zip', size: 1 } });
  expect(startUpload).toHaveBeenCalledWith('new', '/new', expect.any(File), expect.any(Function));
});

it('accepts a file that was opened with the app', async () => {
  const open: ((given: unknown) => Promise<void>)[] = [];
  vi.stubGlobal('launchQueue', { setConsumer: (consumer: (typeof open)[number]) => void open.push(consumer) });
  await show([]);
  await act(async () => open.at(-1)?.({ files: [{ getFile: async () => new File(['x'], 'notes.enex') }] }));
  expect(call).toHaveBeenCalledWith('createImport', { body: { filename: 'notes.enex', size: 1 } });
});

it('explains why a file is not sent', async () => {
  await show([]);
  await choose(new File(['x'], 'holiday.rar'));
  expect(screen.getByRole('alert').textContent).toContain('“holiday.rar” is none of the kinds');
  expect(stepsTaken()).toEqual([]);
});

it('shows the preview, and imports the chosen notes', async () => {
  await show([preview], { state: 'importing' });
  expect(screen.getByText('1,204').previousElementSibling?.textContent).toBe('notes');
  expect(screen.getByText('Also 2 files.')).toBeDefined();
  expect(screen.getByText('Without files that are missing in the archive').textContent).toContain('“Scan 3”');
  expect(screen.getByText('#recipes, #anu, #flat and 9 more')).toBeDefined();
  expect(screen.getByText('1,181 pinups will be added')).toBeDefined();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Archived/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^Notes in the trash/ }));
  expect(screen.getByText('1,064 pinups will be added')).toBeDefined();
  await press('Bring them in');
  const choices = { archived: false, trashed: true, labels: true, dates: true };
  expect(call).toHaveBeenCalledWith('startImport', { params: { id: preview._id }, body: choices });
  expect(await screen.findByRole('progressbar', { name: 'Bringing your notes' })).toBeDefined();
});

it('gives a preview up for another file', async () => {
  await show([preview], { state: 'cancelled' });
  await press('Choose another file');
  expect(await screen.findByText('Drop your file here')).toBeDefined();
  expect(screen.queryByText('takeout.zip')).toBeNull();
});

it('imports nothing if nothing is new', async () => {
  await show([{ ...preview, counts: makeCounts({ notes: 3, existing: 3 }) }]);
  expect(screen.getByText('There is nothing new to add')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Bring them in' }).disabled).toBe(true);
});

const half = makeImport({ state: 'uploading', size: 3, uploadUrl: '/go-on', progress: { done: 2, total: 3 } });

it('continues with the same file after a reload, recognised by its name and size', async () => {
  await show([half]);
  expect((await screen.findAllByText(/Choose “takeout\.zip” again/)).length).toBe(1);
  await vi.waitFor(() => expect(document.querySelector('input[type="file"]')).not.toBeNull());
  await choose(new File(['abc'], 'takeout.zip'));
  expect(startUpload).toHaveBeenCalledWith(half._id, '/go-on', expect.any(File), expect.any(Function));
  expect(stepsTaken()).toEqual([]);
});

it.each([true, false])('asks before it begins with another file: %s', async (isSure) => {
  vi.mocked(confirm).mockResolvedValue(isSure);
  await show([half]);
  await vi.waitFor(() => expect(document.querySelector('input[type="file"]')).not.toBeNull());
  await choose(new File(['abcd'], 'takeout.zip'));
  expect(vi.mocked(confirm).mock.calls[0]?.[0].title).toBe('Begin with another file?');
  expect(stepsTaken().map(([name]) => name)).toEqual(isSure ? ['createImport'] : []);
});

const done = makeImport({
  state: 'done',
  added: makeCounts({ notes: 1174, pictures: 312, skipped: 1 }),
  skipped: [{ name: 'Scan 3', reason: 'import_file_missing' }],
  startedAt: '2026-11-16T14:00:00.000Z',
  endedAt: '2026-11-16T14:03:00.000Z',
  undoUntil: '2026-12-16T14:03:00.000Z',
});

it('reports the imported notes, and undoes the import once that is confirmed', async () => {
  vi.mocked(confirm).mockResolvedValue(true);
  await show([done], {
    state: 'undone',
    undoUntil: null,
    progress: { done: 1171, total: 1174 },
    kept: [{ name: 'Anu', reason: 'import_edited_here' }],
  });
  const report = screen.getByRole('heading', { name: '1,174 pinups brought in' });
  expect(report.parentElement?.textContent).toContain('It took 3 minutes.');
  expect(screen.getByRole('link', { name: 'See them on Pinups' })).toBeDefined();
  await press('Undo');
  expect(vi.mocked(confirm).mock.calls[0]?.[0].title).toBe('Take out 1,174 pinups?');
  expect(await screen.findByText(/^1,171 pinups are in the trash/)).toBeDefined();
  expect(screen.getByText(/“Anu”/)).toBeDefined();
});

it('keeps the imported notes if the undo is not confirmed', async () => {
  vi.mocked(confirm).mockResolvedValue(false);
  await show([done]);
  await press('Undo');
  expect(stepsTaken()).toEqual([]);
});

it('continues a stopped import with its earlier choices', async () => {
  const choices = { archived: false, trashed: false, labels: false, dates: true };
  const stopped = { ...done, state: 'cancelled', startable: true, choices, added: makeCounts({ notes: 681 }) } as const;
  await show([stopped], { state: 'importing' });
  expect(screen.getByText('Stopped after 681 pinups. They are on your wall.')).toBeDefined();
  await press('Go on');
  expect(call).toHaveBeenCalledWith('startImport', { params: { id: done._id }, body: choices });
});

it('explains why a file could not be imported, and accepts another', async () => {
  await show([makeImport({ state: 'failed', error: 'import_encrypted' })]);
  expect(screen.getByRole('alert').textContent).toBe('This file is locked with a password. Export it without one');
  expect(screen.getByText('Drop your file here')).toBeDefined();
});

it('dismisses a file that failed and added nothing', async () => {
  await show([makeImport({ state: 'failed', error: 'import_encrypted' })]);
  await press('Put it away');
  expect(stepsTaken().map(([name]) => name)).toEqual(['cancelImport']);
});

it('lists earlier imports with undo, and none that was cancelled', async () => {
  const others = [
    { ...done, _id: 'two', source: 'joplin', added: makeCounts({ notes: 86 }) },
    makeImport({ _id: 'three', state: 'cancelled' }),
    makeImport({ _id: 'four', filename: 'old.zip', state: 'failed', error: 'import_nothing' }),
  ] as const;
  await show([done, ...others]);
  const earlier = screen.getByRole('heading', { name: 'Earlier' }).closest('section') as HTMLElement;
  expect(within(earlier).getAllByRole('listitem').length).toBe(2);
  expect(within(earlier).getByText(/There are no notes in this file$/)).toBeDefined();
  expect(within(earlier).getByRole('button', { name: 'Undo: Joplin, 86 pinups' })).toBeDefined();
});
