import { NOTIFICATION_CONTENT_MAX_BYTES } from '@pinlife/contract/notification/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createPerson } from '../../test/person.ts';
import { cutContent } from './dto.ts';

const DUE = '2026-11-14T20:00:00.000Z';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const ring = async (content: string) => {
  testApp.clock.set('2026-11-14T18:40:00Z');
  const { token } = await createPerson(testApp);
  const reminders = [{ selectedDateTime: DUE, timezone: 'UTC', repeatType: 'Never', isRepeating: false }];
  await testApp.call('createNote', { token, body: { title: 'Violin', content, reminders } });
  testApp.clock.set(DUE);
  await testApp.deliver();
  return (await testApp.call('listNotifications', { token })).data[0]?.note.content;
};

describe('the content that a notification carries', () => {
  it('is the whole of a short one', async () => {
    expect(await ring('<p>Tune <strong>it</strong></p>')).toBe('<p>Tune <strong>it</strong></p>');
  });

  it('is the beginning of the text of a long one, a kilobyte at most', async () => {
    const content = await ring(`<p>Tune &amp; <strong>play</strong></p>${'<p>വയലിൻ &lt;b&gt;</p>'.repeat(20_000)}`);
    expect(content).toMatch(/^Tune &amp; play\nവയലിൻ &lt;b&gt;\n/);
    expect(content).not.toMatch(/[<>]/);
    expect(Buffer.byteLength(content ?? '')).toBeLessThanOrEqual(NOTIFICATION_CONTENT_MAX_BYTES);
    expect(Buffer.byteLength(content ?? '')).toBeGreaterThan(NOTIFICATION_CONTENT_MAX_BYTES - 10);
  });

  it.each(['&', '<', '𝒳', 'മ', 'x'])('is cut between characters and never inside one: %s', (sign) => {
    for (const start of ['', 'a', 'ab', 'abc', 'abcd']) {
      const content = cutContent(start + sign.repeat(2000));
      expect(Buffer.byteLength(content)).toBeLessThanOrEqual(NOTIFICATION_CONTENT_MAX_BYTES);
      expect(content.isWellFormed()).toBe(true);
      expect(content.replace(/&(amp|lt);/g, '')).not.toMatch(/[&<]/);
    }
  });
});
