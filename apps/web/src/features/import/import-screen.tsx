import type { Import, ImportSummary } from '@pinlife/contract/import/schema';
import { type ComponentType, useEffect, useRef } from 'react';
import { hasFailed } from '../../lib/api/has-failed.ts';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { SkeletonBar } from '../../ui/feedback/skeleton.tsx';
import { useImport, useImports } from './api.ts';
import { NewImport } from './choose/new-import.tsx';
import { ImportSheet } from './display/import-sheet.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import classes from './import.module.css';
import { useLiveImports } from './live.ts';
import { Preview } from './preview/preview.tsx';
import { Importing } from './steps/importing.tsx';
import { Failed, Stopped, TakenOut } from './steps/outcome.tsx';
import { Reading } from './steps/reading.tsx';
import { Report } from './steps/report.tsx';
import { Sending } from './steps/sending.tsx';

/** Hides imports that were cancelled before anything was added. */
const isWorthShowing = ({ state, startedAt }: ImportSummary): boolean => state !== 'cancelled' || startedAt !== null;

const isOpen = ({ state }: ImportSummary): boolean => ['uploading', 'reading', 'ready', 'importing'].includes(state);

/** Shows the running or last import, the field for the next file, and earlier imports. */
export const ImportScreen = () => {
  useLiveImports();
  const list = useImports();
  const [newest, ...older] = list.data ?? [];
  const shown = newest && isWorthShowing(newest) ? newest : null;
  const current = useImport(shown?._id ?? null);
  const found = shown ? current.data : undefined;
  const isLoaded = list.data !== undefined && (!shown || found !== undefined);
  const screen = useKeptFocus(isLoaded ? `${found?._id} ${found?.state}` : null);
  const failed = [list, ...(shown ? [current] : [])].find(hasFailed);
  if (failed) return <FailedState onRetry={() => failed.refetch()} isRetrying={failed.isFetching} />;
  const earlier = older.filter(isWorthShowing);
  return (
    <div ref={screen} className={classes.screen} tabIndex={-1}>
      {found?.state === 'ready' ? (
        <Preview key={found._id} found={found} />
      ) : (
        <ImportSheet>
          {!isLoaded && <SkeletonBar height={160} />}
          {found && <Current key={found._id} found={found} />}
          {isLoaded && !(found && isOpen(found)) && <NewImport />}
          {earlier.length > 0 && <EarlierImports imports={earlier} />}
        </ImportSheet>
      )}
    </div>
  );
};

const steps: Readonly<Record<ImportSummary['state'], ComponentType<{ found: Import }>>> = {
  uploading: Sending,
  reading: Reading,
  ready: Preview,
  importing: Importing,
  done: Report,
  failed: Failed,
  cancelled: Stopped,
  undone: TakenOut,
};

const Current = ({ found }: { found: Import }) => {
  const Step = steps[found.state];
  return <Step found={found} />;
};

/** Moves the focus to the next step, because the pressed button was removed. */
const useKeptFocus = (step: string | null) => {
  const screen = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const isAnother = before.current !== null && before.current !== step;
    before.current = step;
    if (isAnother && document.activeElement === document.body) screen.current?.focus({ preventScroll: true });
  }, [step]);
  return screen;
};
