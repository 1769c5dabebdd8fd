import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { loadPart } from '../../lib/loading/load-part.ts';
import { recoverFromNewVersion } from '../../lib/loading/new-version.ts';

type PartSource<Props> = {
  /** Null until it was loaded. */
  find: () => ComponentType<Props> | null;
  /** One attempt at a time; a failed one can be made again. */
  load: () => Promise<unknown>;
};

export const createPartSource = <Props>(load: () => Promise<ComponentType<Props>>): PartSource<Props> => {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const loadOnce = async () => {
    try {
      loaded = await loadPart(load);
    } finally {
      loading = null;
    }
  };
  return {
    find: () => loaded,
    load: () => {
      loading ??= loadOnce();
      return loading;
    },
  };
};

/** `missing`: it cannot be reached, or only in a new version of the page. */
type Failure = 'missing' | 'outdated';

/** A part of the page, loaded once it is wanted, and what kept it away. */
export const usePart = <Props>(source: PartSource<Props>, isWanted: boolean) => {
  const [Part, setPart] = useState(source.find);
  const [failure, setFailure] = useState<Failure | null>(null);
  const mustLoad = isWanted && !Part && !failure;
  useEffect(() => {
    if (!mustLoad) return;
    let isCurrent = true;
    const fail = async () => {
      const isOutdated = await recoverFromNewVersion();
      if (isCurrent) setFailure(isOutdated ? 'outdated' : 'missing');
    };
    source.load().then(() => isCurrent && setPart(source.find), fail);
    return () => {
      isCurrent = false;
    };
  }, [mustLoad, source]);
  const retry = useCallback(() => setFailure(null), []);
  return { Part, failure, retry };
};
