// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pause, play, seek, setSpeed, usePlayback, useSpeed } from './playback.ts';

/** jsdom has the element but plays nothing. */
const started: { src: string; from: number }[] = [];
let broken: string[] = [];

beforeEach(() => {
  started.length = 0;
  broken = [];
  const { prototype } = HTMLMediaElement;
  const times = new WeakMap<object, number>();
  Object.defineProperty(prototype, 'currentTime', {
    configurable: true,
    get(this: object) {
      return times.get(this) ?? 0;
    },
    set(this: object, seconds: number) {
      times.set(this, seconds);
    },
  });
  prototype.play = vi.fn(async function (this: HTMLMediaElement) {
    if (broken.includes(this.src)) throw Object.assign(new Error('no source'), { name: 'NotSupportedError' });
    started.push({ src: this.src, from: this.currentTime });
    this.dispatchEvent(new Event('play'));
  });
  prototype.pause = vi.fn(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
});

const watch = (id: string) => renderHook(() => usePlayback(id)).result;

it('plays one at a time: a new one stops the other', async () => {
  const first = watch('one');
  const second = watch('two');
  await play({ id: 'one', url: 'https://a/one' });
  await waitFor(() => expect(first.current.isPlaying).toBe(true));
  await play({ id: 'two', url: 'https://a/two' });
  await waitFor(() => expect(second.current.isPlaying).toBe(true));
  expect(first.current.isPlaying).toBe(false);
  pause();
  await waitFor(() => expect(second.current.isPlaying).toBe(false));
});

it('gives every player of one recording the same state', async () => {
  const [card, detail] = [watch('shared'), watch('shared')];
  await play({ id: 'shared', url: 'https://a/shared' });
  await waitFor(() => expect(card.current.isPlaying).toBe(true));
  expect(detail.current).toBe(card.current);
});

it('starts at a position that was chosen before', async () => {
  const track = watch('moved');
  seek('moved', 42);
  await waitFor(() => expect(track.current.seconds).toBe(42));
  await play({ id: 'moved', url: 'https://a/moved' });
  expect(started).toEqual([{ src: 'https://a/moved', from: 42 }]);
});

it('renews an expired address, and continues without a message', async () => {
  const track = watch('old');
  broken = ['https://a/expired'];
  const renew = vi.fn(async () => 'https://a/fresh');
  await play({ id: 'old', url: 'https://a/expired', renew });
  expect(started).toEqual([{ src: 'https://a/fresh', from: 0 }]);
  await waitFor(() => expect(track.current).toMatchObject({ isPlaying: true, hasFailed: false }));
});

it('shows a message if it cannot be played, even with a fresh address', async () => {
  const track = watch('odd');
  broken = ['https://a/odd', 'https://a/odd-fresh'];
  await play({ id: 'odd', url: 'https://a/odd', renew: async () => 'https://a/odd-fresh' });
  await waitFor(() => expect(track.current).toMatchObject({ isPlaying: false, hasFailed: true }));
});

it('blames nothing on the recording while the server is away', async () => {
  const track = watch('away');
  broken = ['https://a/away'];
  const renew = () => Promise.reject(new Error('unavailable'));
  await play({ id: 'away', url: 'https://a/away', renew });
  await waitFor(() => expect(track.current).toMatchObject({ isPlaying: false, hasFailed: false }));
  broken = [];
  await play({ id: 'away', url: 'https://a/away', renew });
  await waitFor(() => expect(track.current.isPlaying).toBe(true));
});

it('keeps its speed from one recording to the next', () => {
  const speed = renderHook(() => useSpeed()).result;
  setSpeed(1.5);
  return waitFor(() => expect(speed.current).toBe(1.5));
});
