type Tone = { hertz: number; atSeconds: number };

/** A falling melody when a reminder is due, two soft knocks before that. */
const melodies: Record<'due' | 'early', readonly Tone[]> = {
  due: [
    { hertz: 1318.5, atSeconds: 0 },
    { hertz: 1046.5, atSeconds: 0.16 },
    { hertz: 784, atSeconds: 0.32 },
  ],
  early: [
    { hertz: 587.3, atSeconds: 0 },
    { hertz: 587.3, atSeconds: 0.22 },
  ],
};

const LOUDNESS = 0.18;
const RING_SECONDS = 0.7;
const END_MS = 2000;

/** Plays the sound. Browsers refuse it before the first touch of the page; then it is silent. */
export const playChime = async (melody: keyof typeof melodies): Promise<void> => {
  try {
    const context = new AudioContext();
    setTimeout(() => context.close().catch(() => undefined), END_MS);
    if (context.state === 'suspended') await context.resume();
    for (const tone of melodies[melody]) strike(context, tone);
  } catch {
    // The alert on the screen shows the same.
  }
};

const strike = (context: AudioContext, { hertz, atSeconds }: Tone): void => {
  const start = context.currentTime + atSeconds;
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.type = 'sine';
  oscillator.frequency.value = hertz;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(LOUDNESS, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + RING_SECONDS);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + RING_SECONDS);
};
