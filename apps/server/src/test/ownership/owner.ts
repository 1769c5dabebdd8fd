import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { formatUploadKey } from '@pinlife/contract/media/upload-key';
import { newId } from '../../platform/secret/id.ts';
import type { TestApp } from '../app.ts';
import { createAuthenticator } from '../authenticator.ts';
import { sendImport } from '../import.ts';
import { makeKeepArchive } from '../import-files/keep.ts';
import { makeImage, sendBytes, upload } from '../media.ts';
import { createNote } from '../note.ts';
import { createPerson, type TestPerson } from '../person.ts';

/** One id of every kind. */
export type OwnedIds = {
  user: string;
  note: string;
  trashed: string;
  /** An id that another person gives to their own note. */
  namesake: string;
  /** The version of the note before its edit. */
  version: string;
  comment: string;
  reminder: string;
  notification: string;
  session: string;
  knownDevice: string;
  accessToken: string;
  passkey: string;
  device: string;
  subscription: string;
  /** The subscription of a second device, whose address another person claims. */
  claimedSubscription: string;
  webhook: string;
  delivery: string;
  media: string;
  /** The key of an upload that is no media item yet. */
  uploadKey: string;
  import: string;
  tagChange: string;
};

export type Owner = TestPerson & { ids: OwnedIds };

export const reminderMeta = { selectedDateTime: '2026-12-24T17:00:00.000Z', timezone: 'UTC' };
/** Due before the setup ends. */
const rungMeta = { selectedDateTime: '2026-11-14T19:00:00.000Z', timezone: 'UTC' };

export const createOwner = async (testApp: TestApp): Promise<Owner> => {
  testApp.clock.set('2026-11-14T18:40:00Z');
  const person = await createPerson(testApp, { keep: true });
  const { token } = person;
  const { _id: note } = await createNote(testApp, token, { reminders: [reminderMeta, rungMeta] });
  const { _id: tagged } = await createNote(testApp, token, { title: 'About #secret' });
  const tagChange = await testApp.call('changeTags', { token, body: { tags: ['secret'], to: 'secret' } });
  await testApp.call('deleteNote', { token, params: { id: tagged } });
  const { _id: trashed } = await createNote(testApp, token, { title: 'Gone' });
  const { _id: namesake } = await createNote(testApp, token, { title: 'Namesake' });
  await testApp.call('deleteNote', { token, params: { id: trashed } });
  await testApp.call('updateNote', { token, params: { id: note }, body: { title: 'Monsoon, edited' } });
  testApp.clock.advance(10 * 60 * 1000);
  await testApp.call('updateNote', { token, params: { id: note }, body: { title: 'Monsoon, edited twice' } });
  const [version] = (await testApp.call('listVersions', { token, params: { id: note } })).data;
  const comment = await testApp.call('createComment', { token, params: { noteId: note }, body: { content: 'Mine' } });
  await testApp.call('updateShare', { token, params: { id: note }, body: { onProfile: true } });
  const accessToken = await testApp.call('createAccessToken', {
    token,
    body: { name: 'A script', access: 'write', expiresInDays: null },
  });
  const passkey = await createAuthenticator().register(testApp, token);
  const subscription = makeSubscription();
  const claimedSubscription = makeSubscription();
  await testApp.call('createPushToken', { token, body: { token: claimedSubscription } });
  const device = await testApp.call('createPushToken', { token, body: { token: subscription } });
  const webhook = await testApp.call('createWebhook', {
    token,
    body: { url: 'https://hooks.invalid/in', events: ['note.deleted'], form: 'json', withText: false },
  });
  const delivery = await testApp.call('testWebhook', { token, params: { id: webhook.data._id } });
  const png = { bytes: await makeImage(8, 8), type: 'image' } as const;
  const media = await upload(testApp, person, png);
  const uploadKey = await sendBytes(testApp, person, png);
  const brought = await sendImport(testApp, token, makeKeepArchive([{ title: 'Brought' }]));
  testApp.clock.set(rungMeta.selectedDateTime);
  await testApp.deliver();

  const [session] = (await testApp.call('listSessions', { token })).data;
  const [knownDevice] = (await testApp.call('listKnownDevices', { token })).data;
  const [notification] = (await testApp.call('listNotifications', { token })).data;
  const [reminder] = (await testApp.call('getNote', { token, params: { id: note } })).data.reminders;
  const ids = {
    user: person.id,
    note,
    trashed,
    namesake,
    version: String(version?.v ?? ''),
    comment: comment.data._id,
    reminder: reminder?._id ?? '',
    notification: notification?.id ?? '',
    session: session?._id ?? '',
    knownDevice: knownDevice?._id ?? '',
    accessToken: accessToken.data._id,
    passkey: passkey.data._id,
    device: device.data._id,
    subscription,
    claimedSubscription,
    webhook: webhook.data._id,
    delivery: delivery.data._id,
    media: media._id,
    tagChange: tagChange.data._id,
    uploadKey,
    import: brought,
  };
  const absent = Object.entries(ids).find(([, id]) => !id);
  if (absent) throw new Error(`There is no ${absent[0]}.`);
  return { ...person, ids };
};

/** Unknown ids of the same form. */
export const inventIds = (): OwnedIds => {
  const user = newId();
  return {
    user,
    note: newId(),
    trashed: newId(),
    namesake: newId(),
    version: '987654321',
    comment: newId(),
    reminder: newId(),
    notification: newId(),
    session: newId(),
    knownDevice: newId(),
    accessToken: newId(),
    passkey: newId(),
    device: newId(),
    subscription: makeSubscription(),
    claimedSubscription: makeSubscription(),
    webhook: newId(),
    delivery: newId(),
    media: newId(),
    uploadKey: formatUploadKey(user, randomUUID(), 'photo.png'),
    import: newId(),
    tagChange: newId(),
  };
};

/** Malformed ids. */
export const malformIds = (ids: OwnedIds): OwnedIds =>
  Object.fromEntries(Object.keys(ids).map((name) => [name, 'x'])) as OwnedIds;

export const makeSubscription = (): string => {
  const ecdh = createECDH('prime256v1');
  const keys = { p256dh: ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  return JSON.stringify({ endpoint: `https://push.example.com/${randomUUID()}`, keys });
};

/** A subscription of a person who knows the address of a browser, but not its secret. */
export const withOtherSecret = (subscription: string): string => {
  const { endpoint, keys } = JSON.parse(subscription);
  return JSON.stringify({ endpoint, keys: { ...keys, auth: randomBytes(16).toString('base64url') } });
};
