import { AVAILABILITY_DEBOUNCE_MS } from '@pinlife/contract/auth/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { logWarning } from '../../lib/screen/log.ts';
import { isTaken } from './api.ts';

/** `unknown`: the check failed; the form can still be sent. */
type Availability = 'idle' | 'waiting' | 'checking' | 'available' | 'taken' | 'unknown';

type Question = {
  field: 'username' | 'email';
  value: string;
  isValid: boolean;
  /** The token of the invitation: required if only invited people may sign up. */
  invite?: string | undefined;
  onTaken: () => void;
};

/**
 * Whether a username or e-mail address is free, checked after a pause in typing. Answers for older input are dropped.
 */
export const useAvailability = ({ field, value, isValid, invite, onTaken }: Question): Availability => {
  const [answer, setAnswer] = useState<{ value: string; status: Availability }>({ value: '', status: 'idle' });
  const reportTaken = useEffectEvent(onTaken);

  useEffect(() => {
    if (!isValid) return;
    const outdated = new AbortController();
    const setStatus = (status: Availability) => {
      if (!outdated.signal.aborted) setAnswer({ value, status });
    };
    const ask = async () => {
      setStatus('checking');
      try {
        const taken = await isTaken({ [field]: value, ...(invite && { invite }) }, outdated.signal);
        setStatus(taken ? 'taken' : 'available');
        if (taken && !outdated.signal.aborted) reportTaken();
      } catch (error) {
        if (outdated.signal.aborted) return;
        logWarning('The availability check failed', error);
        setStatus('unknown');
      }
    };
    const timer = setTimeout(ask, AVAILABILITY_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      outdated.abort();
      setAnswer({ value: '', status: 'idle' });
    };
  }, [field, value, isValid, invite]);

  if (!isValid) return 'idle';
  return answer.value === value ? answer.status : 'waiting';
};
