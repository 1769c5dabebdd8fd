import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react';
import { t, useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../action/button.tsx';
import classes from './lazy-part.module.css';
import { showToast } from './toast.ts';
import { createPartSource, usePart } from './use-part.ts';

const RETRY_MS = 10_000;

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A part of a screen whose code comes when it is first shown. Where it does not come, its place says so. */
export const lazyPart = <Props extends object>(load: Load<Props>, Waiting?: ComponentType<Props>) => {
  const source = createPartSource(load);
  return (props: Props): ReactNode => {
    const { Part, failure, retry } = usePart(source, true);
    if (Part) return <Part {...props} />;
    if (failure)
      return <NotLoaded onRetry={failure === 'outdated' ? reload : retry} isOutdated={failure === 'outdated'} />;
    return Waiting && <Waiting {...props} />;
  };
};

type LayerProps = { isOpen?: boolean; onClose: () => void };

/** The same for what opens over the page: where it does not come, it closes again, and a toast says why. */
export const lazyLayer = <Props extends LayerProps>(load: Load<Props>) => {
  const source = createPartSource(load);
  return (props: Props): ReactNode => {
    const { isOpen = true, onClose } = props;
    const { Part, failure, retry } = usePart(source, isOpen);
    useEffect(() => {
      if (!isOpen) retry();
    }, [isOpen, retry]);
    const giveUp = useEffectEvent((isOutdated: boolean) => {
      sayNotLoaded(isOutdated);
      onClose();
    });
    useEffect(() => {
      if (failure) giveUp(failure === 'outdated');
    }, [failure]);
    return Part && <Part {...props} />;
  };
};

/** The same for what works unseen: it is tried again until it comes. */
export const lazyService = <Props extends object>(load: Load<Props>) => {
  const source = createPartSource(load);
  return (props: Props): ReactNode => {
    const { Part, failure, retry } = usePart(source, true);
    useEffect(() => {
      if (!failure) return;
      const timer = setTimeout(retry, RETRY_MS);
      return () => clearTimeout(timer);
    }, [failure, retry]);
    return Part && <Part {...props} />;
  };
};

const reload = (): void => location.reload();

const sayNotLoaded = (isOutdated: boolean): void => {
  const action = { label: t('shell.loadAgain'), run: reload };
  if (isOutdated) showToast({ kind: 'info', text: t('shell.newVersion'), action });
  else showToast({ kind: 'error', text: t('shell.notLoaded') });
};

const NotLoaded = ({ onRetry, isOutdated }: { onRetry: () => void; isOutdated: boolean }) => {
  const { t: say } = useTranslation();
  return (
    <div className={classes.missing} role="status">
      <p>{say(isOutdated ? 'shell.newVersion' : 'shell.notLoaded')}</p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        {say('shell.loadAgain')}
      </Button>
    </div>
  );
};
