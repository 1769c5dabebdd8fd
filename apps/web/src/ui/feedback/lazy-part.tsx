import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { definePart } from '../../lib/loading/part.ts';
import { type PartFailure, usePart } from '../../lib/loading/use-part.ts';
import { Button } from '../action/button.tsx';
import classes from './lazy-part.module.css';
import { reloadPage, toastNotLoaded } from './not-loaded.ts';

const RETRY_MS = 10_000;

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A component whose code is loaded when it is first shown. If loading fails, an error replaces it. */
export const lazyPart = <Props extends object>(load: Load<Props>, Waiting?: ComponentType<Props>) => {
  const part = definePart(load);
  const Place = (props: Props): ReactNode => {
    const { content: Content, failure, retry } = usePart(part, true);
    if (Content) return <Content {...props} />;
    if (failure) return <NotLoaded failure={failure} onRetry={retry} />;
    return Waiting && <Waiting {...props} />;
  };
  /** Preloads the code. */
  Place.tryLoad = part.tryLoad;
  return Place;
};

type LayerProps = { isOpen?: boolean; onClose: () => void };

/** For layers over the page: if loading fails, the layer closes and a toast shows why. */
export const lazyLayer = <Props extends LayerProps>(load: Load<Props>) => {
  const part = definePart(load);
  const Layer = (props: Props): ReactNode => {
    const { isOpen = true, onClose } = props;
    const { content: Content, failure, retry } = usePart(part, isOpen);
    useEffect(() => {
      if (!isOpen) retry();
    }, [isOpen, retry]);
    const giveUp = useEffectEvent((reason: PartFailure) => {
      toastNotLoaded(reason);
      onClose();
    });
    useEffect(() => {
      if (failure) giveUp(failure);
    }, [failure]);
    return Content && <Content {...props} />;
  };
  /** Preloads the code. */
  Layer.tryLoad = part.tryLoad;
  return Layer;
};

/** For components without a visible place: loading is retried until it succeeds. */
export const lazyService = <Props extends object>(load: Load<Props>) => {
  const part = definePart(load);
  const Service = (props: Props): ReactNode => {
    const { content: Content, failure, retry } = usePart(part, true);
    useEffect(() => {
      if (!failure) return;
      const timer = setTimeout(retry, RETRY_MS);
      return () => clearTimeout(timer);
    }, [failure, retry]);
    return Content && <Content {...props} />;
  };
  /** Preloads the code. */
  Service.tryLoad = part.tryLoad;
  return Service;
};

const NotLoaded = ({ failure, onRetry }: { failure: PartFailure; onRetry: () => void }) => {
  const { t } = useTranslation();
  const isOutdated = failure === 'outdated';
  return (
    <div className={classes.missing} role="status">
      <p>{t(isOutdated ? 'shell.newVersion' : 'shell.notLoaded')}</p>
      <Button variant="outline" size="sm" onClick={isOutdated ? reloadPage : onRetry}>
        {t('shell.loadAgain')}
      </Button>
    </div>
  );
};
