// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import type { Attachment } from './attachment.ts';
import { AttachmentArea } from './attachment-area.tsx';
import type { Attachments } from './use-attachments.ts';

beforeAll(initI18n);
afterEach(cleanup);

it.each(['image', 'file'] as const)('shows under an %s why it does not fit, and offers to try again', (type) => {
  const attachment: Attachment = {
    ...{ key: 'one', type, name: 'film.mp4', size: 1, contentType: 'a/b', area: 'beside', media: null, kept: null },
    ...{ progress: 0, hasFailed: true, lacksRoom: false, localUrl: null, sound: null },
    unfit: { sizeBytes: 1_400_000, leftBytes: 1_000_000, quotaBytes: 2_000_000 },
  };
  render(<AttachmentArea attachments={{ list: [attachment], isRecording: false } as unknown as Attachments} />);
  expect(screen.getByRole('paragraph').textContent).toBe('This file has 1.4 MB, and 1 MB of your 2 MB are left');
  expect(screen.getByRole('button', { name: /Try .*film\.mp4/ })).toBeTruthy();
});
