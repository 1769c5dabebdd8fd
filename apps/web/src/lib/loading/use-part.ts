import { useCallback, useEffect, useState } from 'react';
import { MissingPartError, type Part } from './part.ts';

/** `missing`: it cannot be reached, or only in a new version of the page. */
export type PartFailure = 'missing' | 'outdated';

export const failureOf = (error: unknown): PartFailure =>
  error instanceof MissingPartError && error.isOutdated ? 'outdated' : 'missing';

/** Loads a part once it is wanted; returns why loading failed. */
export const usePart = <Content>(part: Part<Content>, isWanted: boolean) => {
  const [content, setContent] = useState(part.find);
  const [failure, setFailure] = useState<PartFailure | null>(null);
  const mustLoad = isWanted && !content && !failure;
  useEffect(() => {
    if (!mustLoad) return;
    let isCurrent = true;
    part.load().then(
      () => isCurrent && setContent(part.find),
      (error: unknown) => isCurrent && setFailure(failureOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [mustLoad, part]);
  const retry = useCallback(() => setFailure(null), []);
  const tryLoad = useCallback(() => void part.tryLoad().then(() => setContent(part.find)), [part]);
  return { content, failure, retry, tryLoad };
};
