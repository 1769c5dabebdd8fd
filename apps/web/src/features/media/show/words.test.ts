// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { pastedFiles } from '../attach/pasted-files.ts';
import { formatDuration } from './duration.ts';
import { stemOf, typeLabelOf } from './file-name.ts';
import { formatFileSize } from './file-size.ts';

describe('lengths, sizes and names', () => {
  it.each([
    [0, '0:00'],
    [72.9, '1:12'],
    [3600, '1:00:00'],
    [3725, '1:02:05'],
  ])('shows %d seconds as %s', (seconds, shown) => {
    expect(formatDuration(seconds)).toBe(shown);
  });

  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [26 * 1024, '26 kB'],
    [1.5 * 1024 * 1024, '1.5 MB'],
    [100 * 1024 * 1024, '100 MB'],
    [1024 ** 3 - 1, '1,024 MB'],
    [1024 ** 3, '1 GB'],
    [4.25 * 1024 ** 3, '4.3 GB'],
  ])('shows %d bytes as %s', (bytes, shown) => {
    expect(formatFileSize(bytes, 'en')).toBe(shown);
  });

  it('labels a file by its ending, in four letters at most', () => {
    expect(typeLabelOf('guest-list.docx')).toBe('DOCX');
    expect(typeLabelOf('archive.tar.torrent')).toBe('TORR');
    expect(typeLabelOf('README')).toBe('');
    expect(typeLabelOf('.env')).toBe('');
    expect(stemOf('ഓണം 2026.m4a')).toBe('ഓണം 2026');
  });
});

describe('pasting', () => {
  const paste = (files: File[], html: string) => pastedFiles({ files, getData: () => html } as unknown as DataTransfer);
  const picture = new File(['x'], 'image.png', { type: 'image/png' });

  it('takes a picture that was copied from a page', () => {
    expect(paste([picture], '<meta charset="utf-8"><img src="https://example.com/a.png">')).toEqual([picture]);
    expect(paste([picture], '')).toEqual([picture]);
  });

  it('leaves the text alone of which an office program adds a picture', () => {
    expect(paste([picture], '<table><tr><td>12</td></tr></table>')).toEqual([]);
  });
});
