import type { UserUpdate } from '@pinlife/contract/user/update';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createPerson, PASSWORD, standingAlone } from '../../test/person.ts';

let testApp: TestApp;
let token: string;
beforeAll(async () => {
  testApp = await createTestApp();
  token = (await createPerson(testApp)).token;
});
afterAll(() => testApp.close());

const update = (body: Record<string, unknown>, by = token) => testApp.call('updateUser', { token: by, body });
const readProfile = async (by = token) => (await testApp.call('getUser', { token: by })).data;

const everything = {
  about: 'I edit other people’s stories for a living.',
  address: '12 Lake Road',
  nationality: 'IN',
  gender: 'female',
  relationshipStatus: 'Married',
  tagline: 'Keeping the recipes.',
  website: 'https://meera.example.com/notes?page=1',
  phone: '9846001234',
  countryCode: '+91',
  currentLocation: 'DE',
  hobbies: ['Baking', 'Kolam drawing'],
  langugages: ['English', 'Konkani'],
  education: { course: 'B.A.', institution: 'Maharaja’s', location: 'Kochi', major: 'Literature', tenure: '3 years' },
  employment: {
    company: 'Paper Boat',
    desgination: 'Editor',
    experience: '9 years',
    location: 'Bengaluru',
    tenure: '4',
  },
  interests: {
    hobbies: ['Music', 'Food', 'Ragas'],
    movies: ['Vanaprastham'],
    music: ['Carnatic'],
    passions: ['Violin'],
  },
  tastes: { brands: ['Khadi'], colors: ['Indigo'], favouriteOutlet: 'Blossom', hangout: 'Cubbon Park' },
  language: 'de',
  timezone: 'Asia/Kolkata',
  preferences: { mute: true, mailFallback: true, colorScheme: 'dark' },
} satisfies UserUpdate;

describe('PUT /api/user', () => {
  it('needs a token', async () => {
    expect(await testApp.call('updateUser', { body: { tagline: 'x' } })).toMatchObject({ status: 401 });
  });

  it('keeps every field, answers the whole profile and shows the same again', async () => {
    const { status, data } = await update(everything);
    expect(status).toBe(200);
    expect(data).toMatchObject({ ...everything, fullPhoneNumber: '+919846001234', firstName: 'Meera' });
    expect(await readProfile()).toEqual(data);
  });

  it('changes nothing that an update does not name', async () => {
    const before = await readProfile();
    expect((await update({})).data).toEqual(before);
    await update({ tagline: 'Another' });
    expect(await readProfile()).toEqual({ ...before, tagline: 'Another' });
  });

  it('merges objects by key', async () => {
    const { token: mine } = await createPerson(testApp);
    await update(everything, mine);
    await update(
      {
        education: { major: 'History' },
        employment: { desgination: 'Chief' },
        interests: { hobbies: ['A', 'B', 'C'] },
        tastes: { hangout: 'Home' },
        preferences: { mute: false },
      },
      mine,
    );
    expect(await readProfile(mine)).toMatchObject({
      education: { ...everything.education, major: 'History' },
      employment: { ...everything.employment, desgination: 'Chief' },
      interests: { ...everything.interests, hobbies: ['A', 'B', 'C'] },
      tastes: { ...everything.tastes, hangout: 'Home' },
      preferences: { ...everything.preferences, mute: false },
    });
  });

  it('ignores unknown fields and those that the person may not change', async () => {
    const before = await readProfile();
    const foreign = {
      id: '01890000-0000-7000-8000-000000000000',
      username: 'somebody',
      email: 'other@example.com',
      firstName: 'Other',
      fullPhoneNumber: '+1',
      password: 'Another one 7',
      isAdmin: true,
      education: { degree: 'x' },
    };
    expect((await update(foreign)).data).toEqual(before);
    expect(JSON.stringify(await readProfile())).not.toContain('degree');
  });

  it('applies both of two edits at once', async () => {
    const { token: mine } = await createPerson(testApp);
    await Promise.all([
      update({ education: { major: 'History' } }, mine),
      update({ education: { course: 'B.A.' } }, mine),
      update({ about: 'Both.' }, mine),
    ]);
    expect(await readProfile(mine)).toMatchObject({ about: 'Both.', education: { major: 'History', course: 'B.A.' } });
  });

  it('changes no other person', async () => {
    const { token: other } = await createPerson(testApp);
    const before = await readProfile(other);
    await update({ tagline: 'Mine alone' });
    expect(await readProfile(other)).toEqual(before);
  });

  it('sets the first and the last name by the full name', async () => {
    const { token: mine } = await createPerson(testApp);
    await update({ fullName: '  Meera  S. Nair ' }, mine);
    expect(await readProfile(mine)).toMatchObject({
      fullName: 'Meera S. Nair',
      firstName: 'Meera',
      lastName: 'S. Nair',
    });
    await update({ fullName: 'Mee\u001b]0;ra\u0007 \u009bNair' }, mine);
    expect(await readProfile(mine)).toMatchObject({ firstName: 'Mee', lastName: ']0;ra Nair' });
    await update({ fullName: 'Meera' }, mine);
    expect(await readProfile(mine)).toMatchObject({ fullName: 'Meera', firstName: 'Meera', lastName: '' });
  });

  it('trims, and keeps an entry of a list only once', async () => {
    const { data } = await update({ hobbies: [' Baking ', 'baking', 'Yoga'], tagline: '  Hello ' });
    expect(data).toMatchObject({ tagline: 'Hello' });
    expect(data.hobbies.map((hobby) => hobby.toLowerCase())).toEqual(['baking', 'yoga']);
  });

  it('accepts empty values if no rule asks for more', async () => {
    const empty = { about: '', tagline: '', website: '', relationshipStatus: '', hobbies: [], langugages: [] };
    expect((await update(empty)).data).toMatchObject(empty);
  });

  it.each([
    ['www.example.com', 'http://www.example.com'],
    [' example.com ', 'http://example.com'],
    ['example.com:8080/notes?page=1#top', 'http://example.com:8080/notes?page=1#top'],
    ['münchen.example/straße', 'http://münchen.example/straße'],
    ['https://example.com', 'https://example.com'],
    ['HTTP://EXAMPLE.COM', 'HTTP://EXAMPLE.COM'],
  ])('keeps the website %s as %s', async (typed, kept) => {
    expect((await update({ website: typed })).data?.website).toBe(kept);
    expect((await readProfile()).website).toBe(kept);
  });

  it('empties a text that is null, and leaves all other null fields as they are', async () => {
    const { token: mine } = await createPerson(testApp);
    const { data: before } = await update(everything, mine);
    const nothing = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));
    const { status, data } = await update(
      {
        ...nothing(['about', 'address', 'tagline', 'website', 'relationshipStatus', 'phone', 'countryCode', 'hobbies']),
        ...nothing([
          'langugages',
          'interests',
          'tastes',
          'fullName',
          'pin',
          'language',
          'timezone',
          'profile',
          'cover',
        ]),
        education: nothing(['course', 'institution']),
        employment: null,
        preferences: nothing(['mute', 'mailFallback', 'colorScheme']),
      },
      mine,
    );
    expect(status).toBe(200);
    expect(data).toEqual({
      ...before,
      ...{ about: '', address: '', tagline: '', website: '' },
      education: { ...before.education, course: '', institution: '' },
    });
    expect(await readProfile(mine)).toEqual(data);
  });
});

describe('the rules of PUT /api/user', () => {
  it.each([
    ['nationality', { nationality: '' }, 'Select your nationality'],
    ['nationality', { nationality: 'India' }, 'Select your nationality'],
    ['nationality', { nationality: null }, 'Select your nationality'],
    ['currentLocation', { currentLocation: 'ZZ' }, 'Select your current location'],
    ['gender', { gender: '' }, 'Select your gender'],
    ['gender', { gender: 'Female' }, 'Select your gender'],
    ['relationshipStatus', { relationshipStatus: 'Complicated' }, 'This relationship status is not known'],
    ['phone', { phone: '9846001234' }, 'Invalid mobile number'],
    ['phone', { countryCode: '+91' }, 'Invalid mobile number'],
    ['phone', { countryCode: '', phone: '' }, 'Invalid mobile number'],
    ['phone', { countryCode: '+91', phone: '98460' }, 'Invalid mobile number'],
    ['phone', { countryCode: '+49', phone: '15123456789' }, 'Invalid mobile number'],
    ['phone', { countryCode: '+1', phone: '1234567890' }, 'Invalid mobile number'],
    ['phone', { countryCode: '+91', phone: '98460 0123' }, 'Invalid mobile number'],
    ['phone', { countryCode: '91', phone: '9846001234' }, 'Invalid mobile number'],
    ['phone', { countryCode: '+91', phone: 9846001234 }, 'Invalid mobile number'],
    ['interests.hobbies', { interests: { hobbies: [] } }, 'Please fill your interests.'],
    ['interests.hobbies', { interests: { hobbies: ['Music', 'Food'] } }, 'Please select atleast 3 interests'],
    ['interests.hobbies', { interests: { hobbies: ['Food', 'food', 'FOOD'] } }, 'Please select atleast 3 interests'],
    ['about', { about: 'x'.repeat(501) }, 'Maximum of 500 characters are allowed'],
    ['tagline', { tagline: 'x'.repeat(501) }, 'This is too long'],
    ['website', { website: 'javascript:alert(1)' }, 'Enter an address such as http://example.com'],
    ['website', { website: 'http://' }, 'Enter an address such as http://example.com'],
    ['website', { website: `${'x'.repeat(290)}.com` }, 'This is too long'],
    ['hobbies.0', { hobbies: ['x'.repeat(41)] }, 'This is too long'],
    ['hobbies.0', { hobbies: ['  '] }, 'Something in this request is not valid'],
    ['hobbies', { hobbies: 'Baking' }, 'Something in this request is not valid'],
    ['langugages', { langugages: Array.from({ length: 151 }, (_, i) => `${i}`) }, 'These are too many choices'],
    ['education', { education: 'none' }, 'Something in this request is not valid'],
    ['employment.company', { employment: { company: 'x'.repeat(121) } }, 'This is too long'],
    ['fullName', { fullName: ' ' }, 'Enter your full name'],
    ['pin', { pin: '123' }, 'Pin must be 4 digits'],
    ['pin', { pin: '12345' }, 'Pin must be 4 digits'],
    ['pin', { pin: 'abcd' }, 'Pin must be 4 digits'],
    ['language', { language: 'en' }, 'This language is not known'],
    ['timezone', { timezone: 'Mars/Olympus' }, 'This time zone is not known'],
    ['preferences.mute', { preferences: { mute: 'yes' } }, 'Something in this request is not valid'],
    ['preferences.colorScheme', { preferences: { colorScheme: 'blue' } }, 'Something in this request is not valid'],
  ])('refuse a wrong %s: %j', async (field, body, error) => {
    const before = await readProfile();
    expect(await update({ address: 'not kept', ...body })).toMatchObject({ status: 400, error, field });
    expect(await readProfile()).toEqual(before);
  });

  it.each([
    'example',
    'ftp://example.com',
    'mailto:meera@example.com',
    'meera@example.com',
    'data:text/html,x.y',
    '//example.com',
    'java\tscript:alert(1).com',
    'example.com:port',
  ])('refuse %j as a website', async (website) => {
    const error = 'Enter an address such as http://example.com';
    expect(await update({ website })).toMatchObject({ status: 400, error, field: 'website' });
  });

  it('accept 500 characters about oneself', async () => {
    expect((await update({ about: 'x'.repeat(500) })).data.about).toHaveLength(500);
  });
});

describe('a new pin', () => {
  it('replaces the old one, is never returned, and is announced by mail', async () => {
    const person = await createPerson(testApp);
    const answer = await update({ pin: '7391' }, person.token);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toMatch(standingAlone('7391'));
    const logIn = async (pin: string) =>
      (await testApp.call('login', { body: { username: person.username, pin } })).status;
    expect([await logIn('7391'), await logIn(person.pin)]).toEqual([200, 401]);

    const mails = await testApp.deliver();
    const mail = mails.findLast(({ to }) => to.includes(person.email));
    expect(mail?.subject).toMatch(/PIN/i);
    expect(mail?.text).toContain('your other devices were logged out');
    expect(JSON.stringify(mail)).not.toMatch(standingAlone('7391'));
    expect((await testApp.call('login', { body: { username: person.username, password: PASSWORD } })).status).toBe(200);
  });

  it('ends every other session at once; another change of the profile ends none', async () => {
    const person = await createPerson(testApp);
    const login = { username: person.username, password: PASSWORD };
    const other = (await testApp.call('login', { body: login })).data.token;
    const statusOf = async (token: string) => (await testApp.call('getUser', { token })).status;
    await update({ about: 'Dal' }, person.token);
    expect(await statusOf(other)).toBe(200);
    await update({ pin: '7391' }, person.token);
    expect([await statusOf(person.token), await statusOf(other)]).toEqual([200, 401]);
  });

  it('is limited to ten in a quarter of an hour, each with a mail; the rest of the profile stays free', async () => {
    const person = await createPerson(testApp);
    const tries = Array.from({ length: 14 }, (_none, index) => `${1000 + index}`);
    const answers = [];
    for (const pin of tries) answers.push(await update({ pin }, person.token));
    expect(answers.map(({ status }) => status)).toEqual(tries.map((_pin, index) => (index < 10 ? 200 : 429)));
    expect(answers.at(-1)).toMatchObject({ code: 'too_many_attempts', headers: { 'retry-after': '900' } });
    const mails = await testApp.deliver();
    const isNotice = ({ to, text }: (typeof mails)[number]) =>
      to.includes(person.email) && text.includes('your other devices were logged out');
    expect(mails.filter(isNotice)).toHaveLength(10);

    expect((await update({ about: 'Dal' }, person.token)).status).toBe(200);
    expect((await update({ pin: '7391' }, (await createPerson(testApp)).token)).status).toBe(200);
    testApp.clock.advance(15 * 60 * 1000);
    expect((await update({ pin: '7391' }, person.token)).status).toBe(200);
  });
});
