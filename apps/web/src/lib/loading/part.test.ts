// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

const recover = vi.hoisted(() => vi.fn());
vi.mock('./new-version.ts', () => ({ recoverFromNewVersion: recover }));
// An earlier test file may still be loading this module, which is mocked here.
vi.resetModules();
const { definePart, MissingPartError } = await import('./part.ts');

beforeEach(() => {
  recover.mockReset();
  recover.mockResolvedValue(false);
});

/** Code whose file is missing until it is put back. */
const createFile = () => {
  const file = { isThere: false, importCode: vi.fn() };
  file.importCode.mockImplementation(async () => {
    if (!file.isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return 'code';
  });
  return file;
};

it('loads code once for any number of requests', async () => {
  const file = createFile();
  file.isThere = true;
  const part = definePart(file.importCode);
  expect(part.find()).toBeNull();
  expect(await Promise.all([part.load(), part.tryLoad(), part.load()])).toEqual(['code', 'code', 'code']);
  expect(part.find()).toBe('code');
  await part.load();
  expect(file.importCode).toHaveBeenCalledOnce();
  expect(recover).not.toHaveBeenCalled();
});

it('lets a new version of the page take over when a deploy has taken the file away', async () => {
  // During a reload, callers of the part keep waiting.
  recover.mockReturnValue(new Promise(() => undefined));
  const answer = vi.fn();
  definePart(createFile().importCode).load().then(answer, answer);
  await vi.waitFor(() => expect(recover).toHaveBeenCalledOnce());
  expect(answer).not.toHaveBeenCalled();
});

it('shows that the page is outdated if a new version would lose unsaved work', async () => {
  recover.mockResolvedValue(true);
  const failure = await definePart(createFile().importCode)
    .load()
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MissingPartError);
  expect(failure).toMatchObject({ isOutdated: true });
});

it('can be loaded again after a failure that no new version explains', async () => {
  const file = createFile();
  const part = definePart(file.importCode);
  await expect(part.load()).rejects.toMatchObject({ isOutdated: false });
  file.isThere = true;
  expect(await part.load()).toBe('code');
});

it('is tried a second time before it is called missing', async () => {
  const file = createFile();
  recover.mockImplementation(async () => {
    file.isThere = true;
    return false;
  });
  expect(await definePart(file.importCode).load()).toBe('code');
});

it('does not reload the page if the part was only tried', async () => {
  recover.mockReturnValue(new Promise(() => undefined));
  expect(await definePart(createFile().importCode).tryLoad()).toBeNull();
  expect(recover).not.toHaveBeenCalled();
});

/** A part whose style sheet fails at the first import; like the build's imports, later ones do not load it again. */
const createStyledPart = (name: string) => {
  const href = `http://localhost/${name}.css`;
  const findStyle = () => document.head.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  const importCode = vi.fn(async () => {
    if (findStyle()) return name;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href });
    document.head.append(link);
    link.dispatchEvent(new Event('error'));
    throw new Error(`Unable to preload CSS for ${href}`);
  });
  const endStyle = (type: 'load' | 'error') => findStyle()?.dispatchEvent(new Event(type));
  const part = definePart(importCode);
  /** Loads the part until the second try waits for its style sheet. */
  const loadTwice = async () => {
    const loading = part.load();
    const lost = findStyle();
    await vi.waitFor(() => expect(findStyle()).not.toBe(lost));
    return { loading };
  };
  const failTwice = async () => {
    const { loading } = await loadTwice();
    endStyle('error');
    await expect(loading).rejects.toThrow(MissingPartError);
  };
  return { part, importCode, endStyle, loadTwice, failTwice };
};

it('loads a style sheet again that was lost, before the part that it is for', async () => {
  const { importCode, endStyle, loadTwice } = createStyledPart('one');
  const { loading } = await loadTwice();
  expect(importCode).toHaveBeenCalledOnce();
  endStyle('load');
  expect(await loading).toBe('one');
});

it('shows no part without its styles, and tries both once more', async () => {
  const { part, endStyle, failTwice } = createStyledPart('two');
  await failTwice();
  const loading = part.load();
  endStyle('load');
  expect(await loading).toBe('two');
});

it('does not let a part wait for the styles of another', async () => {
  await createStyledPart('three').failTwice();
  expect(await definePart(async () => 'toasts').load()).toBe('toasts');
});
