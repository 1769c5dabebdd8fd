// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { pastedFiles } from '../attach/pasted-files.ts';
import { formatDuration } from './duration.ts';
import { stemOf, typeLabelOf } from './file-name.ts';

describe('lengths and names', () => {
  it.each([
    [0, '0:00'],
    [72.9, '1:12'],
    [3600, '1:00:00'],
    [3725, '1:02:05'],
  ])('shows %d seconds as %s', (seconds, shown) => {
    expect(formatDuration(seconds)).toBe(shown);
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

  it('accepts a picture that was copied from a page', () => {
    expect(paste([picture], '<meta charset="utf-8"><img src="https://example.com/a.png">')).toEqual([picture]);
    expect(paste([picture], '')).toEqual([picture]);
  });

  it('leaves the text alone of which an office program adds a picture', () => {
    expect(paste([picture], '<table><tr><td>12</td></tr></table>')).toEqual([]);
  });
});
