/** Looks at recordings, away from the thread that answers people. */
import { parentPort, workerData } from 'node:worker_threads';
import { readAudio } from '../audio/read-audio.ts';
import { type AudioAsked, type AudioTold, createWindow, type WindowMemory } from '../audio/window.ts';

const port = parentPort;
if (!port) throw new Error('This runs in a thread.');
const tell = (message: AudioTold) => port.postMessage(message);

port.on('message', ({ size }: AudioAsked) => {
  const window = createWindow(workerData as WindowMemory, size, (wanted) => tell({ wanted }));
  try {
    tell({ found: readAudio(window) });
  } catch (error) {
    tell({ failure: String(error) });
  }
});
