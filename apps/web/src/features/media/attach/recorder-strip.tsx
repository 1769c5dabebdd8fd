import { IconPlayerPauseFilled, IconPlayerRecordFilled, IconPlayerStopFilled, IconTrash } from '@tabler/icons-react';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { formatDate } from '../../../lib/i18n/format.ts';
import { t as translate, useTranslation } from '../../../lib/i18n/i18n.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { pause as pausePlayback } from '../audio/playback.ts';
import { canRecord, type Recorder, type Recording, startRecorder } from '../audio/recorder.ts';
import { Waveform } from '../audio/waveform.tsx';
import { formatDuration } from '../show/duration.ts';
import classes from './recorder-strip.module.css';
import type { RecorderHandle } from './use-attachments.ts';

const SHOWN_LEVELS = 60;
const LOUDEST = 100;

type RecorderStripProps = {
  ref: Ref<RecorderHandle>;
  onRecording: (recording: Recording) => Promise<void>;
  /** The recorder is done, with or without a recording. */
  onEnd: () => void;
};

/** Records from its first moment on. */
export const RecorderStrip = ({ ref, onRecording, onEnd }: RecorderStripProps) => {
  const { t } = useTranslation();
  const recorder = useRef<Promise<Recorder | null> | null>(null);
  const [phase, setPhase] = useState<'asking' | 'recording' | 'paused'>('asking');
  const [levels, setLevels] = useState<readonly number[]>(() => Array.from({ length: SHOWN_LEVELS }, () => 0));
  const [seconds, setSeconds] = useState(0);

  const fail = useEffectEvent((error: unknown) => {
    const isRefused = (error as Error).name === 'NotAllowedError';
    showToast({ kind: 'error', text: translate(isRefused ? 'media.microphoneRefused' : 'media.microphoneMissing') });
    onEnd();
  });
  const finishStopped = useEffectEvent(() => void finish());
  useEffect(() => {
    let isWanted = true;
    pausePlayback();
    const onLevel = (level: number, now: number) => {
      setLevels((before) => [...before.slice(1), Math.round(level * LOUDEST)]);
      setSeconds(now);
    };
    const started = open(onLevel, () => isWanted && finishStopped()).then(
      (opened) => {
        if (isWanted) setPhase('recording');
        return opened;
      },
      (error: unknown) => {
        if (isWanted) fail(error);
        return null;
      },
    );
    recorder.current = started;
    return () => {
      isWanted = false;
      if (recorder.current === started) started.then((opened) => opened?.discard());
    };
  }, []);

  const ending = useRef<Promise<void> | null>(null);
  const end = async () => {
    const opening = recorder.current;
    recorder.current = null;
    const opened = await opening;
    if (!opened) return;
    const recording = await opened.finish();
    onEnd();
    if (recording) await onRecording(recording);
    else showToast({ kind: 'error', text: translate('media.recordingEmpty') });
  };
  /** A save that comes while it is being finished waits too. */
  const finish = () => {
    ending.current ??= end();
    return ending.current;
  };
  useImperativeHandle(ref, () => ({ finish }));

  const turn = async () => {
    const opened = await recorder.current;
    if (phase === 'recording') opened?.pause();
    else opened?.resume();
    setPhase(phase === 'recording' ? 'paused' : 'recording');
  };
  const isPaused = phase === 'paused';
  const TurnGlyph = isPaused ? IconPlayerRecordFilled : IconPlayerPauseFilled;
  return (
    <fieldset className={classes.strip} data-phase={phase} aria-label={t('media.recording')}>
      <span className={classes.dot} aria-hidden />
      <div className={classes.middle}>
        <div className={classes.name} role="status">
          {t(isPaused ? 'media.recordingPaused' : phase === 'asking' ? 'media.recordingWaits' : 'media.recording')}
        </div>
        <Waveform peaks={levels} played={1} />
      </div>
      <span className={classes.time} role="timer">
        {formatDuration(seconds)}
      </span>
      <button
        type="button"
        className={classes.button}
        aria-label={t(isPaused ? 'media.resumeRecording' : 'media.pauseRecording')}
        onClick={turn}
        disabled={phase === 'asking'}
      >
        <TurnGlyph size={20} aria-hidden />
      </button>
      <button
        type="button"
        className={classes.stop}
        aria-label={t('media.stopRecording')}
        onClick={finish}
        disabled={phase === 'asking'}
      >
        <IconPlayerStopFilled size={18} aria-hidden />
      </button>
      <button type="button" className={classes.button} aria-label={t('media.discardRecording')} onClick={onEnd}>
        <IconTrash size={20} stroke={1.75} aria-hidden />
      </button>
    </fieldset>
  );
};

const open = async (onLevel: (level: number, seconds: number) => void, onStop: () => void): Promise<Recorder> => {
  if (!canRecord()) throw new Error('This browser does not record here.');
  const date = formatDate(new Date(), { day: 'numeric', month: 'short', year: 'numeric' });
  const time = formatDate(new Date(), { hour: '2-digit', minute: '2-digit', hour12: false }).replace(':', '.');
  return startRecorder({ name: translate('media.recordingName', { date, time }), onLevel, onStop });
};
