import { useEffect, useSyncExternalStore } from 'react';
import { onSessionEnd } from '../../../lib/session/session.ts';

/** A recording to play. `renew` fetches a new URL when the signed one has expired. */
export type Track = { id: string; url: string; renew?: () => Promise<string | null> };

export const speeds = [1, 1.25, 1.5, 2] as const;
export type Speed = (typeof speeds)[number];

type State = { isPlaying: boolean; seconds: number; hasFailed: boolean };

const REST: State = { isPlaying: false, seconds: 0, hasFailed: false };
/** A track without a mounted player stops after this time; it continues while a card turns into the open note. */
const ORPHAN_MS = 400;

/** Only one track plays at a time. */
let audio: HTMLAudioElement | null = null;
let current: Track | null = null;
let speed: Speed = 1;
const states = new Map<string, State>();
const players = new Map<string, number>();
const listeners = new Set<() => void>();

const notifyListeners = (): void => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const stateOf = (id: string): State => states.get(id) ?? REST;
const change = (id: string, changes: Partial<State>): void => {
  states.set(id, { ...stateOf(id), ...changes });
  notifyListeners();
};
const changeCurrent = (changes: Partial<State>): void => {
  if (current) change(current.id, changes);
};

const openAudio = (): HTMLAudioElement => {
  if (audio) return audio;
  const opened = new Audio();
  opened.addEventListener('play', () => changeCurrent({ isPlaying: true, hasFailed: false }));
  opened.addEventListener('pause', () => changeCurrent({ isPlaying: false }));
  opened.addEventListener('timeupdate', () => changeCurrent({ seconds: opened.currentTime }));
  opened.addEventListener('ended', () => changeCurrent({ isPlaying: false, seconds: 0 }));
  audio = opened;
  return opened;
};

const load = (track: Track, url: string): void => {
  const player = openAudio();
  player.src = url;
  player.playbackRate = speed;
  player.currentTime = stateOf(track.id).seconds;
};

const startOrFail = async (): Promise<boolean> => {
  try {
    await openAudio().play();
    return true;
  } catch (error) {
    // Not an error: it was paused or replaced before it began.
    return (error as Error).name === 'AbortError';
  }
};

/** An expired URL is renewed without a message. */
export const play = async (track: Track): Promise<void> => {
  if (current?.id !== track.id) {
    audio?.pause();
    changeCurrent({ isPlaying: false });
    current = track;
    load(track, track.url);
  }
  change(track.id, { isPlaying: true, hasFailed: false });
  if (await startOrFail()) return;
  const answer = await findFreshUrl(track);
  if (current?.id !== track.id) return;
  if (answer.url) load(track, answer.url);
  if (answer.url && (await startOrFail())) return;
  change(track.id, { isPlaying: false, hasFailed: answer.isReachable });
  // The next attempt loads it again.
  if (current?.id === track.id) current = null;
};

/** A failed request does not mean that the recording is gone. */
const findFreshUrl = async ({ renew }: Track): Promise<{ url: string | null; isReachable: boolean }> => {
  try {
    return { url: (await renew?.()) ?? null, isReachable: true };
  } catch {
    return { url: null, isReachable: false };
  }
};

export const pause = (): void => audio?.pause();

export const seek = (id: string, seconds: number): void => {
  if (current?.id === id && audio) audio.currentTime = seconds;
  change(id, { seconds });
};

export const setSpeed = (next: Speed): void => {
  speed = next;
  if (audio) audio.playbackRate = next;
  notifyListeners();
};

export const useSpeed = (): Speed => useSyncExternalStore(subscribe, () => speed);

/** The state of a track. It plays only while a player is mounted. */
export const usePlayback = (id: string): State => {
  useEffect(() => {
    players.set(id, (players.get(id) ?? 0) + 1);
    return () => {
      players.set(id, (players.get(id) ?? 1) - 1);
      setTimeout(() => {
        if (players.get(id) === 0 && current?.id === id) pause();
      }, ORPHAN_MS);
    };
  }, [id]);
  return useSyncExternalStore(subscribe, () => stateOf(id));
};

onSessionEnd(() => {
  pause();
  audio?.removeAttribute('src');
  current = null;
  states.clear();
  notifyListeners();
});
