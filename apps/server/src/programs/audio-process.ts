/** Measures recordings, outside the server process. */
import { readAudio } from '../platform/audio/read-audio.ts';
import { createWindow } from '../platform/audio/window.ts';
import type { AudioTask } from '../platform/audio.ts';
import { fetchBytes, serveCage } from '../platform/cage/inside.ts';

void serveCage({
  handle: (task) => ({ answer: readAudio(createWindow((task as AudioTask).size, fetchBytes)) }),
  findRefusal: () => null,
});
