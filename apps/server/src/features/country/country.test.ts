import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

describe('GET /api/countries', () => {
  it('answers with the countries by name without a login, and may be kept for a day', async () => {
    const { status, data, headers } = await testApp.call('listCountries');
    expect(status).toBe(200);
    expect(data.length).toBeGreaterThan(200);
    expect(data).toContainEqual({ code: 'IN', name: 'India', dial: '+91' });
    expect(data.map(({ name }) => name)).toEqual(
      data.map(({ name }) => name).toSorted(new Intl.Collator('en').compare),
    );
    expect(headers['cache-control']).toBe('public, max-age=86400');
  });

  it('names every country by more than its two letters', async () => {
    const { data } = await testApp.call('listCountries');
    expect(data.filter(({ code, name, dial }) => name === code || !/^\+\d{1,4}$/.test(dial))).toEqual([]);
  });

  it('speaks the language it is asked in', async () => {
    const { data } = await testApp.call('listCountries', { query: { language: 'de' } });
    expect(data).toContainEqual({ code: 'IN', name: 'Indien', dial: '+91' });
    expect((await testApp.call('listCountries', { query: { language: 'en' } })).code).toBe('language_unknown');
  });
});

describe('GET /api/instance', () => {
  it('answers with the version and the address for help without a login', async () => {
    const known = { version: '1.2.3', commit: null, supportEmail: 'help@pinlife.test', oidc: null };
    expect((await testApp.call('getInstance')).data).toEqual(known);
  });
});
