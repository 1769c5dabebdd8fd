import { useEffect, useRef, useState } from 'react';

const LONGEST_WAIT_MS = 15_000;
/** Decimal places of a coordinate, about a metre. */
const DIGITS = 5;

type State = 'idle' | 'asking' | 'refused' | 'notFound';

/** The browser's geolocation, on demand. The coordinates become the text, because no geocoding service is used. */
export const useBrowserLocation = (onFound: (location: string) => void) => {
  const [state, setState] = useState<State>('idle');
  const asked = useRef(0);
  useEffect(
    () => () => {
      asked.current += 1;
    },
    [],
  );

  const ask = () => {
    asked.current += 1;
    const own = asked.current;
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (own !== asked.current) return;
        setState('idle');
        onFound(`${latitude.toFixed(DIGITS)}, ${longitude.toFixed(DIGITS)}`);
      },
      ({ code, PERMISSION_DENIED }) => {
        if (own === asked.current) setState(code === PERMISSION_DENIED ? 'refused' : 'notFound');
      },
      { timeout: LONGEST_WAIT_MS, maximumAge: 60_000 },
    );
  };
  return {
    ask,
    isAsking: state === 'asking',
    fault: state === 'refused' || state === 'notFound' ? state : null,
    /** Call when the person types: a location that is found later does not replace it. */
    forget: () => {
      asked.current += 1;
      setState('idle');
    },
  };
};
