import { useEffect, useRef, useState } from 'react';

const LONGEST_WAIT_MS = 15_000;
/** Decimal places of a coordinate, about a metre. */
const DIGITS = 5;

type State = 'idle' | 'asking' | 'refused' | 'notFound';

/** The browser's geolocation, on demand. The coordinates become the text, because no geocoding service is used. */
export const useBrowserLocation = (onFound: (location: string) => void) => {
  const [state, setState] = useState<State>('idle');
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const ask = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (isGone.current) return;
        setState('idle');
        onFound(`${latitude.toFixed(DIGITS)}, ${longitude.toFixed(DIGITS)}`);
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'notFound'),
      { timeout: LONGEST_WAIT_MS, maximumAge: 60_000 },
    );
  };
  return {
    ask,
    isAsking: state === 'asking',
    fault: state === 'refused' || state === 'notFound' ? state : null,
    forgetFault: () => setState('idle'),
  };
};
