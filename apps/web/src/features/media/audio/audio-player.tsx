import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { formatDuration } from '../show/duration.ts';
import { stemOf } from '../show/file-name.ts';
import { FileTile } from '../show/file-tile.tsx';
import classes from './audio-player.module.css';
import { pause, play, type Speed, seek, setSpeed, speeds, type Track, usePlayback, useSpeed } from './playback.ts';
import { Waveform } from './waveform.tsx';

type AudioPlayerProps = {
  track: Track;
  filename: string;
  size: number;
  contentType: string;
  duration: number | null;
  peaks: readonly number[] | null;
  onDownload?: () => void;
  /** A button at the end: the editor's remove button. */
  action?: ReactNode;
};

/** A recording with its waveform. What this browser cannot play is offered as a download. */
export const AudioPlayer = (props: AudioPlayerProps) => {
  const { track, filename, size, contentType, duration, peaks, onDownload, action } = props;
  const { t } = useTranslation();
  const { isPlaying, seconds, hasFailed } = usePlayback(track.id);
  const name = stemOf(filename);
  if (hasFailed || !canPlay(contentType)) {
    return (
      <FileTile filename={filename} size={size} url={track.url} action={action} {...(onDownload && { onDownload })} />
    );
  }
  const length = duration ?? 0;
  const Glyph = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  const times = { time: formatDuration(seconds), length: formatDuration(length) };
  return (
    <fieldset className={classes.player} aria-label={t('media.audio', { name })}>
      <button
        type="button"
        className={classes.disc}
        aria-label={t(isPlaying ? 'media.pause' : 'media.play', { name })}
        onClick={() => (isPlaying ? pause() : play(track))}
      >
        <Glyph size={18} aria-hidden />
      </button>
      <div className={classes.middle}>
        <div className={classes.name}>{name}</div>
        <div className={classes.track}>
          <Waveform peaks={peaks} played={length > 0 ? Math.min(seconds / length, 1) : 0} />
          <input
            type="range"
            className={classes.seek}
            min={0}
            max={length}
            step="any"
            value={Math.min(seconds, length)}
            disabled={length === 0}
            aria-label={t('media.seek', { name })}
            aria-valuetext={t('media.time', times)}
            onChange={({ currentTarget }) => seek(track.id, Number(currentTarget.value))}
            onKeyDown={(event) => {
              const step = STEPS[event.key];
              if (step === undefined) return;
              event.preventDefault();
              seek(track.id, Math.min(Math.max(seconds + step, 0), length));
            }}
          />
        </div>
        <span className={classes.time}>{t('media.time', times)}</span>
      </div>
      <SpeedButton />
      {action}
    </fieldset>
  );
};

const STEPS: Record<string, number> = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5 };

/** Applies to all recordings. */
const SpeedButton = () => {
  const { t } = useTranslation();
  const speed = useSpeed();
  const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length] as Speed;
  return (
    <button
      type="button"
      className={classes.speed}
      data-tip="end"
      aria-label={t('media.speed', { speed })}
      onClick={() => setSpeed(next)}
    >
      {t('media.times', { speed })}
    </button>
  );
};

/** Only an empty answer means that the browser cannot play it; `maybe` is tried. */
const canPlay = (contentType: string): boolean => new Audio().canPlayType(contentType) !== '';
