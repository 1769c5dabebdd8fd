// @vitest-environment jsdom
import type { Webhook } from '@pinlife/contract/webhook/schema';
import { beforeAll, expect, it } from 'vitest';
import { chooseLanguage, initI18n, t } from '../../lib/i18n/i18n.ts';
import { describeWebhook } from './describe.ts';
import { loadWebhookTexts } from './texts.ts';

const webhook: Webhook = {
  _id: '4b5f2d0e-6f0a-4f39-8d0b-0d3a4f6f6f01',
  url: 'https://home.example/hooks',
  events: [],
  form: 'json',
  withText: false,
  createdAt: '2026-11-16T08:00:00.000Z',
  lastSentAt: null,
  rest: null,
};
const say = (changes: Partial<Webhook>) => describeWebhook(t, { ...webhook, ...changes });

beforeAll(async () => {
  await initI18n();
  await loadWebhookTexts();
});

it('describes the events of a webhook, several changes of pinups in one', async () => {
  expect(say({ events: ['reminder.rang', 'note.created'] })).toBe('A reminder rings, a pinup is made');
  const changes = ['note.created', 'note.updated', 'note.deleted'] as const;
  expect(say({ events: [...changes], withText: true })).toBe('A pinup is made, changed or deleted, with its text');
  expect(say({ events: ['reminder.rang', ...changes] })).toBe('A reminder rings, a pinup is made, changed or deleted');
  await chooseLanguage('de');
  expect(say({ events: ['note.updated', 'note.deleted'] })).toBe('Ein Zettel wird geändert oder gelöscht');
});
